import type { FortHeard } from '@treefort/fort';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import { acting, type People, player } from '../people.ts';
import { joined, type Text } from '../text.ts';
import type { TableEvent } from './deeds.ts';
import { card, madeUpRule } from './names.ts';

type Heard<K extends FortHeard['kind']> = Extract<FortHeard, { readonly kind: K }>;
export type FinalPoints = Heard<'final-points'>;

/** Whose turn it is. */
export const turnText = (voice: Voice, { seat, round }: Heard<'turn'>, people: People): Text =>
  voice.parts('fort-event-part:turn', { ...acting(voice, people, seat), round });

/** One part of the final scores of several seats: "Points for the fort: Anna 6, Bruno 3." */
export function finalText(
  voice: Voice,
  events: readonly [FinalPoints, ...FinalPoints[]],
  people: People,
): Text {
  const [{ part }] = events;
  const points = events.map(({ seat, madeUp, points: n }) => {
    const who = player(voice, people, seat);
    return madeUp === undefined
      ? voice.parts('fort-event-part:final-points', { who, n })
      : voice.parts('fort-event-part:final-rule-points', {
          who,
          n,
          rule: madeUpRule(voice, madeUp),
        });
  });
  return voice.parts(`fort-event-part:final-${part}`, { points: joined(points, ', ') });
}

const TABLE_EVENTS: ByKind<TableEvent, People> = {
  turn: (voice, event, people) =>
    voice.parts('fort-event-part:turn-alone', { turn: turnText(voice, event, people) }),
  'turned-up': (voice, event) =>
    voice.parts('fort-event-part:turned-up', { card: card(voice, event.card) }),
  ending: (voice, { reason }) =>
    voice.parts('fort-event-part:ending', { reason: voice.t(`fort-ending:${reason}`) }),
  'final-points': (voice, event, people) => finalText(voice, [event], people),
  over: (voice) => voice.parts('table:over'),
};

/** What happened to the table and not to a seat, in a sentence. */
export const tableText = (voice: Voice, event: TableEvent, people: People): Text =>
  sayByKind(TABLE_EVENTS, voice, event, people);
