import { MOST_DESIGNS } from './box.ts';
import { cardAt, discardOf, size } from './piles.ts';
import type { FortState } from './state.ts';

/**
 * What everybody at the table can know of a seat's hidden cards, from the open way of every card (fort.public-info).
 * A card that was seen in the discard pile is in the hand or the deck after the shuffle; what had not come up before
 * that shuffle must be in the hand.
 */

/** A card comes out of the hand into the open. */
export function reveal(s: FortState, seat: number, card: number): void {
  const at = seat * MOST_DESIGNS + card;
  if (s.inHand[at]! > 0) s.inHand[at]!--;
  else if (s.hidden[at]! > 0) s.hidden[at]!--;
  else s.shown[at]!++;
}

/** A card that all have seen goes into the hand. */
export function concealInHand(s: FortState, seat: number, card: number): void {
  s.inHand[seat * MOST_DESIGNS + card]!++;
}

/** The discard pile is about to become the deck, the old deck being all in hand. */
export function knowShuffle(s: FortState, seat: number): void {
  const from = seat * MOST_DESIGNS;
  const designs = s.box.designs.length;
  for (let at = from; at < from + designs; at++) {
    s.inHand[at]! += s.hidden[at]!;
    s.hidden[at] = 0;
  }
  const pile = discardOf(seat);
  for (let i = 0; i < size(s, pile); i++) s.hidden[from + cardAt(s, pile, i)]!++;
}
