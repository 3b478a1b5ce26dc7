import { MOST_DESIGNS } from '../src/box.ts';
import { pickerOf } from '../src/setup.ts';
import { cardAt, DECK, type FortState, HAND, pileOf, size } from '../src/state.ts';
import { DEALT } from '../src/words.ts';

/** Cards counted by design. */
export type Tally = number[];

const nothing = (): Tally => new Array<number>(MOST_DESIGNS).fill(0);

export function tally(...lists: readonly Iterable<number>[]): Tally {
  const counts = nothing();
  for (const list of lists) for (const card of list) counts[card]!++;
  return counts;
}

export const cardsIn = (s: FortState, pile: number): number[] =>
  Array.from({ length: size(s, pile) }, (_, i) => cardAt(s, pile, i));

export const listed = (counts: Tally): number[] =>
  counts.flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card));

export const minus = (all: Tally, ...less: readonly Tally[]): Tally =>
  less.reduce((rest, some) => rest.map((count, card) => count - some[card]!), all);

/** One seat's part of a row by seat and design. */
export const rowOf = (row: Uint8Array, seat: number): Tally =>
  Array.from(row.subarray(seat * MOST_DESIGNS, (seat + 1) * MOST_DESIGNS));

/** The cards in hand and deck that nobody has ever seen there. */
export const unknownOf = (s: FortState, seat: number): Tally =>
  minus(
    tally(cardsIn(s, pileOf(seat, HAND)), cardsIn(s, pileOf(seat, DECK))),
    rowOf(s.inHand, seat),
    rowOf(s.hidden, seat),
  );

/** The kids that a seat has picked in the draft so far. */
export function picksOf(s: FortState, seat: number): number[] {
  const picks: number[] = [];
  for (let pack = 0; pack < s.seats; pack++) {
    for (let k = 0; k < Math.min(s.draftStep, DEALT); k++) {
      if (pickerOf(s, pack, k) === seat) picks.push(s.packs[pack * DEALT + k]!);
    }
  }
  return picks;
}
