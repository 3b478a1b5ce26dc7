import type { Zone } from './zone.ts';

/** A card that went from one zone of the table to another; without `shows`, so many cards face down. */
export interface CardMove {
  readonly shows?: string;
  readonly count?: number;
  readonly from: Zone;
  readonly to: Zone;
}

/** Cards that go between two zones, or how many there are where nobody tells which. */
export const moveCards = (cards: readonly string[] | number, from: Zone, to: Zone): CardMove[] =>
  typeof cards === 'number'
    ? [{ count: cards, from, to }]
    : cards.map((shows) => ({ shows, from, to }));

/** Whatever lies open in a zone goes to another one, or comes from there, and nothing face down. */
export const moveRest = (from: Zone, to: Zone): CardMove => ({ count: 0, from, to });
