import { MOST_DESIGNS } from '../src/box.ts';
import { pickerOf } from '../src/draft.ts';
import { deckOf, handOf, PILE_AT, size } from '../src/piles.ts';
import type { FortState } from '../src/state.ts';
import { DEALT } from '../src/words.ts';

/** Cards counted by design. */
export type Tally = Int32Array;

export function tally(...lists: readonly ArrayLike<number>[]): Tally {
  const counts = new Int32Array(MOST_DESIGNS);
  for (const list of lists) for (let i = 0; i < list.length; i++) counts[list[i]!]!++;
  return counts;
}

export const cardsIn = (s: FortState, pile: number): Uint8Array => {
  const at = PILE_AT[pile]!;
  return s.cards.subarray(at, at + size(s, pile));
};

export const listed = (counts: ArrayLike<number>): number[] =>
  Array.from(counts).flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card));

export function minus(all: Tally, ...less: readonly ArrayLike<number>[]): Tally {
  const rest = all.slice();
  for (const some of less) for (let i = 0; i < MOST_DESIGNS; i++) rest[i]! -= some[i]!;
  return rest;
}

/** One seat's part of a row by seat and design. */
export const rowOf = (row: Uint8Array, seat: number): Uint8Array =>
  row.subarray(seat * MOST_DESIGNS, (seat + 1) * MOST_DESIGNS);

/** The cards in hand and deck that nobody has ever seen there. */
export const unknownOf = (s: FortState, seat: number): Tally =>
  minus(
    tally(cardsIn(s, handOf(seat)), cardsIn(s, deckOf(seat))),
    rowOf(s.inHand, seat),
    rowOf(s.hidden, seat),
  );

/** The kids that a seat has picked in the draft so far. */
export function picksOf(s: FortState, seat: number): number[] {
  const picks: number[] = [];
  for (let pack = 0; pack < s.seats; pack++) {
    for (let k = 0; k < Math.min(s.draftStep, DEALT); k++) {
      if (pickerOf(s, pack, k) === seat) picks.push(s.packets[pack * DEALT + k]!);
    }
  }
  return picks;
}
