import type { FortHeard } from '@treefort/fort';
import type { Voice } from '../messages.ts';
import { acting, type People, player, yes } from '../people.ts';
import { joined, type Text } from '../text.ts';
import { cardList, type Deed, deedNow, stopReason } from './deeds.ts';
import { finalText, tableText } from './events.ts';
import { card, suit } from './names.ts';

type Heard<K extends FortHeard['kind']> = Extract<FortHeard, { readonly kind: K }>;

const one = <K extends FortHeard['kind']>(
  events: readonly FortHeard[],
  kind: K,
): Heard<K> | undefined => events.find((event): event is Heard<K> => event.kind === kind);

const all = <K extends FortHeard['kind']>(
  events: readonly FortHeard[],
  kind: K,
): readonly Heard<K>[] => events.filter((event): event is Heard<K> => event.kind === kind);

/** What is told of the whole table, and not of who acts. */
function tableNow(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  const [first] = events;
  switch (first?.kind) {
    case 'ending':
    case 'over':
    case 'turned-up':
      return tableText(voice, first, people);
    case 'final-points':
      return finalText(voice, [first, ...all(events.slice(1), 'final-points')], people);
    default:
      return null;
  }
}

/** How a turn begins: whose it is, or who comes home from the Yard. */
function turnNow(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  const turn = one(events, 'turn');
  const home = one(events, 'cleaned-up');
  if (home && home.cards.length > 0) {
    const values = { ...acting(voice, people, home.seat), cards: cardList(voice, home.cards) };
    return voice.parts('fort-telling:home', values);
  }
  return turn ? voice.parts('fort-telling:turn', acting(voice, people, turn.seat)) : null;
}

/** Who is left in the Yard at the end of a turn. */
function yardNow(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  const left = one(events, 'discarded');
  if (!left || left.yard.length === 0) return null;
  return voice.parts('fort-telling:waits', {
    n: left.yard.length,
    cards: cardList(voice, left.yard),
    yours: yes(left.seat === people.you),
  });
}

const isDeed = (event: FortHeard): event is Deed =>
  event.kind !== 'turn' && event.kind !== 'turned-up' && 'seat' in event;

/** Several times the same in a beat is told once, with how much it comes to. */
function summed(events: readonly Deed[]): Deed[] {
  const sums = new Map<string, Deed>();
  for (const event of events) {
    const key = event.kind === 'scored' ? event.kind : 'n' in event ? likeness(event) : sums.size;
    const before = sums.get(`${key}`);
    sums.set(`${key}`, before ? added(before, event) : event);
  }
  return [...sums.values()];
}

/** What two events share that differ only in how much. */
const likeness = ({ n: _, ...event }: Deed & { readonly n: number }): string =>
  JSON.stringify({ ...event, beat: 0, from: 0 });

function added(before: Deed, event: Deed): Deed {
  if (before.kind === 'scored' && event.kind === 'scored') {
    return { ...event, points: before.points + event.points };
  }
  return 'n' in before && 'n' in event ? { ...event, n: before.n + event.n } : event;
}

/** Who is played, as what suit where that was declared. */
function playedNow(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  const [played, declared] = [one(events, 'played'), one(events, 'declared')];
  if (!played || !declared) return null;
  const values = { you: yes(played.seat === people.you), card: card(voice, played.card) };
  const deed = voice.parts('fort-now:played-as', { ...values, suit: suit(voice, declared.suit) });
  return [player(voice, people, played.seat), ' ', ...deed];
}

/** What one seat does in a beat: in what way it follows, what it does, with whom, and what does not work. */
function deedsNow(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  // What others keep in a draft is not told, and so not by their names.
  const acts = events.filter(isDeed).filter((act) => act.kind !== 'drafted' || act.card);
  const [first] = acts;
  if (!first) return null;
  const say = (event: Deed): readonly Text[] => {
    const text = deedNow(voice, event, people);
    return text ? [text] : [];
  };
  const follows = all(events, 'followed').flatMap(say);
  let deeds = joined(summed(acts.filter(({ kind }) => kind !== 'followed')).flatMap(say), ', ');
  const stopped = one(events, 'stopped');
  if (deeds.length === 0 && stopped) {
    deeds = voice.parts('fort-now:nothing', { you: yes(first.seat === people.you) });
  }
  const friends = all(events, 'added').map((event) => event.card);
  if (friends.length > 0 && deeds.length > 0) {
    deeds = voice.parts('fort-telling:with', { deeds, cards: cardList(voice, friends) });
  }
  if (stopped) {
    deeds = voice.parts('fort-telling:because', { deeds, why: stopReason(voice, stopped) });
  }
  if (follows.length > 0) {
    const followed = joined(follows, ', ');
    deeds = deeds.length > 0 ? voice.parts('fort-telling:followed', { followed, deeds }) : followed;
  }
  return deeds.length > 0 ? [player(voice, people, first.seat), ' ', ...deeds] : null;
}

/** What happens in one beat, while it is shown; null where there is nothing to say. */
export const tell = (voice: Voice, events: readonly FortHeard[], people: People): Text | null =>
  tableNow(voice, events, people) ??
  turnNow(voice, events, people) ??
  yardNow(voice, events, people) ??
  playedNow(voice, events, people) ??
  deedsNow(voice, events, people);
