import type { GameEvent } from '@treefort/kernel';

/** A card that went from one zone of the table to another; without `shows`, so many cards face down. */
export interface CardMove {
  readonly shows?: string;
  readonly from: string;
  readonly to: string;
  readonly count?: number;
}

/** Where a card goes that leaves the game. */
export const GONE = 'gone';

/** The moves that an event tells of, at a table of so many seats. */
export type MovesOf = (event: GameEvent, seats: number) => readonly CardMove[];

/** Where a card usually comes from and goes to, such as a discard pile at the end of a turn. */
export interface UsualZones {
  readonly sourceOf: (zone: string) => string | undefined;
  readonly targetOf: (zone: string) => string | undefined;
}

/** Where the cards of a game move. */
export interface CardMoves<V> {
  /** By the kind of the event. */
  readonly told: Readonly<Record<string, MovesOf>>;
  /** Where a card comes from or goes to if no event tells. */
  usual(view: V): UsualZones;
}

type ZoneOf = (seat: number) => string;

/** A zone of each seat: `zoneOf('hand')(2)` is `hand:2`. */
export const zoneOf =
  (name: string): ZoneOf =>
  (seat) =>
    `${name}:${seat}`;

/** The seat of a zone such as `hand:2`. */
export function seatIn(zone: string, name: string): number | undefined {
  const [found, seat] = zone.split(':');
  return found === name && seat !== undefined ? Number(seat) : undefined;
}

/** Several cards that move together. */
export const moveAll = (cards: unknown, from: string, to: string): CardMove[] =>
  Array.isArray(cards) ? cards.map((card) => ({ shows: String(card), from, to })) : [];

/** The card or room of an event moves between two zones of the event's seat. */
export const moveOne =
  (from: ZoneOf, to: ZoneOf): MovesOf =>
  ({ seat = 0, card, room }) => [{ shows: String(card ?? room), from: from(seat), to: to(seat) }];

/** Where the cards went that these events tell of, in order. */
export const movesIn = (
  told: CardMoves<never>['told'],
  events: readonly GameEvent[],
  seats: number,
): CardMove[] => events.flatMap((event) => told[event.kind]?.(event, seats) ?? []);
