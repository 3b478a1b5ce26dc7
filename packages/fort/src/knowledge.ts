import { MOST_DESIGNS } from './box.ts';
import { cardAt, discardOf, handOf, size } from './piles.ts';
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

/** The discard pile is about to become the deck, the old deck being all in hand: so what is hidden is there. */
export function knowShuffle(s: FortState, seat: number): void {
  const row = seat * MOST_DESIGNS;
  const [hand, discard] = [handOf(seat), discardOf(seat)];
  for (let i = 0; i < size(s, hand); i++) {
    const at = row + cardAt(s, hand, i);
    if (s.hidden[at] === 0) continue;
    s.hidden[at]!--;
    s.inHand[at]!++;
  }
  for (let i = 0; i < size(s, discard); i++) s.hidden[row + cardAt(s, discard, i)]!++;
}
