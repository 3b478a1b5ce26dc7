import type { GameEvent } from '@treefort/kernel';
import type { Voice } from '../messages.ts';
import { acting, type People, player } from '../people.ts';
import type { Values } from '../speaker.ts';
import { joined, type Text } from '../text.ts';
import { changer, colour, colourOf, room } from './names.ts';

type Say = (voice: Voice, event: GameEvent, people: People) => Text | null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const who = (voice: Voice, { seat = 0 }: GameEvent, people: People) => acting(voice, people, seat);

const withColour = (voice: Voice, event: GameEvent): Values => ({
  room: room(voice, text(event.room)),
  colour: colour(voice, colourOf(text(event.room))),
});

/** The points of every seat: "Anna 7, Bot 2 5". */
function scores(voice: Voice, points: unknown, people: People): Text {
  const rows = (Array.isArray(points) ? points : []).map((count, seat) =>
    voice.parts('tree-event:score', { who: player(voice, people, seat), points: Number(count) }),
  );
  return joined(rows, ', ');
}

const EVENTS: Readonly<Record<string, Say>> = {
  picked: (voice, event, people) =>
    voice.parts('tree-event:picked', { ...who(voice, event, people), ...withColour(voice, event) }),
  built: (voice, event, people) =>
    voice.parts('tree-event:built', {
      ...who(voice, event, people),
      room: room(voice, text(event.room)),
      place: `${event.level}:${event.place}`,
    }),
  discarded: (voice, event, people) =>
    voice.parts('tree-event:discarded', {
      ...who(voice, event, people),
      room: room(voice, text(event.room)),
    }),
  dealt: (voice, { week, hand }) =>
    hand ? voice.parts('tree-event:dealt', { week: Number(week) }) : null,
  passed: (voice, { hand, count }) =>
    hand ? voice.parts('tree-event:passed', { n: Number(count) }) : null,
  dropped: (voice, event) =>
    event.room === undefined ? null : voice.parts('tree-event:dropped', withColour(voice, event)),
  first: (voice, event, people) =>
    voice.parts('tree-event:first', { ...who(voice, event, people), week: Number(event.week) }),
  took: (voice, event, people) =>
    voice.parts('tree-event:took', {
      ...who(voice, event, people),
      changer: changer(voice, text(event.changer)),
    }),
  covered: (voice, event, people) =>
    voice.parts('tree-event:covered', {
      ...who(voice, event, people),
      changer: changer(voice, text(event.changer)),
      colour: colour(voice, text(event.colour)),
    }),
  coloured: (voice, event, people) =>
    voice.parts('tree-event:coloured', {
      ...who(voice, event, people),
      colour: colour(voice, text(event.colour)),
    }),
  scored: (voice, { week, points }, people) =>
    voice.parts('tree-event:scored', {
      week: Number(week),
      scores: scores(voice, points, people),
    }),
  majority: (voice, event, people) =>
    voice.parts('tree-event:majority', {
      ...who(voice, event, people),
      colour: colour(voice, text(event.colour)),
      n: Number(event.points),
    }),
  over: (voice) => voice.parts('table:over'),
};

/** What happened, in a sentence; null where the reader learns nothing from it. */
export const event: Say = (voice, happened, people) =>
  EVENTS[happened.kind]?.(voice, happened, people) ?? null;

/** A reader who looks at the table sees these anyway. */
const SEEN = ['passed', 'dropped'];

/** What happened, in sentences, without what nobody needs to be told. */
export const news = (voice: Voice, events: readonly GameEvent[], people: People): Text[] =>
  events
    .filter(({ kind }) => !SEEN.includes(kind))
    .flatMap((happened) => {
      const told = event(voice, happened, people);
      return told ? [told] : [];
    });
