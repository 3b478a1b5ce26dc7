import type { GameEvent } from '@treefort/kernel';
import type { Moment } from '../table/table.ts';

/** A card that went from one place of the table to another; without a name, so many face down. */
export interface Hop {
  readonly shows?: string;
  readonly from: string;
  readonly to: string;
  readonly count?: number;
}

/** Where a card goes that leaves the game. */
export const GONE = 'gone';

/** As much of a moment as tells who sits where. */
type Scene = Pick<Moment, 'view' | 'sitters'>;

type Hops = (event: GameEvent, seats: number) => readonly Hop[];

const named = (cards: unknown, from: string, to: string): Hop[] =>
  Array.isArray(cards) ? cards.map((card) => ({ shows: String(card), from, to })) : [];

const one =
  (from: (seat: number) => string, to: (seat: number) => string): Hops =>
  ({ seat = 0, card, room }) => [{ shows: String(card ?? room), from: from(seat), to: to(seat) }];

const hand = (seat: number): string => `hand:${seat}`;
const deck = (seat: number): string => `deck:${seat}`;
const discard = (seat: number): string => `discard:${seat}`;
const inPlay = (): string => 'in-play';
const gone = (): string => GONE;

/** A card that an action took from somewhere. */
const fetched =
  (to: (seat: number) => string): Hops =>
  (event) => {
    const { seat = 0, from, owner, card } = event;
    const sources: Readonly<Record<string, string>> = {
      park: 'park',
      deck: 'park-deck',
      hand: hand(seat),
      discard: discard(seat),
      play: 'in-play',
      yard: `yard:${owner}`,
    };
    return [{ shows: String(card), from: sources[String(from)] ?? hand(seat), to: to(seat) }];
  };

/** What each event of Fort moves. */
const FORT: Readonly<Record<string, Hops>> = {
  'cleaned-up': ({ seat = 0, cards }) => named(cards, `yard:${seat}`, discard(seat)),
  played: one(hand, inPlay),
  added: one(hand, inPlay),
  followed: one(hand, discard),
  recycled: one(discard, hand),
  tucked: fetched((seat) => `lookout:${seat}`),
  trashed: fetched(gone),
  recruited: fetched(discard),
  'turned-up': ({ card }) => [{ shows: String(card), from: 'park-deck', to: 'park' }],
  discarded: ({ seat = 0, yard }) => named(yard, hand(seat), `yard:${seat}`),
  reshuffled: ({ seat = 0, count }) => [
    { from: discard(seat), to: deck(seat), count: Number(count) },
  ],
  drew: ({ seat = 0, cards, count }) =>
    cards
      ? named(cards, deck(seat), hand(seat))
      : [{ from: deck(seat), to: hand(seat), count: Number(count) }],
  drafted: ({ seat = 0, card }) =>
    card
      ? named([card], hand(seat), deck(seat))
      : [{ from: `seat:${seat}`, to: deck(seat), count: 1 }],
};

/** What each event of Treehouse moves. */
const TREEHOUSE: Readonly<Record<string, Hops>> = {
  dealt: ({ seat = 0, hand: rooms, count }) =>
    rooms
      ? named(rooms, 'middle', hand(seat))
      : [{ from: 'middle', to: `seat:${seat}`, count: Number(count) }],
  passed: ({ seat = 0, hand: rooms, count }, seats) => {
    const giver = `seat:${(seat + seats - 1) % seats}`;
    if (rooms) return named(rooms, giver, hand(seat));
    return [{ from: giver, to: `seat:${seat}`, count: Number(count) }];
  },
  picked: one(hand, (seat) => `picked:${seat}`),
  built: one(
    (seat) => `picked:${seat}`,
    (seat) => `tree:${seat}`,
  ),
  discarded: one((seat) => `picked:${seat}`, gone),
  dropped: one(hand, gone),
};

/** Where the cards went that these events tell of, in order. */
export function hops({ view, sitters }: Scene, events: readonly GameEvent[]): Hop[] {
  const table = view.game === 'fort' ? FORT : TREEHOUSE;
  return events.flatMap((event) => table[event.kind]?.(event, sitters.length) ?? []);
}

/** Where a card goes at the end of a turn or a pass, which no event tells. */
export function pileOf({ view, sitters }: Scene): (zone: string) => string | undefined {
  const passes = view.game === 'treehouse' || view.phase === 'draft';
  return (zone) => {
    if (zone === 'in-play' && view.game === 'fort') return discard(view.registers.leader);
    const seat = /^hand:(\d)$/.exec(zone)?.[1];
    if (seat === undefined) return undefined;
    return passes ? `seat:${(Number(seat) + 1) % sitters.length}` : discard(Number(seat));
  };
}

/** More than this at once is a jump through a recording, not play. */
const AT_ONCE = 60;

/** What has happened since; nothing after an undo or a jump. */
export function freshEvents(
  before: readonly GameEvent[],
  now: readonly GameEvent[],
): readonly GameEvent[] {
  const fresh = now.slice(before.length);
  return fresh.length > AT_ONCE ? [] : fresh;
}
