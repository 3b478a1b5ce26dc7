import { boxOf } from './options.ts';
import type { SeatView } from './seat-view.ts';
import { type FortView, setupOf } from './view.ts';
import { BOARDS, DEALT } from './words.ts';

/** What becomes of the cards of a view when an event tells where they went. */

export const added = (list: readonly string[], ...cards: readonly string[]): string[] =>
  [...list, ...cards].sort();

/** A list without one copy of each of these. */
export function without(list: readonly string[], ...cards: readonly string[]): string[] {
  const left = [...list];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What lies in play is in no order: the last card takes the place of one that leaves. */
export function outOfPlay(inPlay: readonly string[], card: string): string[] {
  const at = inPlay.indexOf(card);
  const last = inPlay.at(-1);
  return last === undefined || at < 0 ? [...inPlay] : inPlay.with(at, last).slice(0, -1);
}

/** What everybody knows of hidden cards is listed in the order of the box. */
const inBoxOrder = (v: FortView, cards: readonly string[]): string[] => {
  const { numbers } = boxOf(setupOf(v).options);
  return cards.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
};

/** One seat otherwise. */
export const withSeat = (
  v: FortView,
  seat: number,
  change: (one: SeatView) => Partial<SeatView>,
): FortView => ({
  ...v,
  seats: v.seats.map((one, who) => (who === seat ? { ...one, ...change(one) } : one)),
});

/** A card comes out of a hand into the open, and nobody has to guess about it any more. */
function revealed(v: FortView, one: SeatView, card: string): Partial<SeatView> {
  if (one.surelyInHand.includes(card)) return { surelyInHand: without(one.surelyInHand, card) };
  if (one.inHandOrDeck.includes(card)) return { inHandOrDeck: without(one.inHandOrDeck, card) };
  return { shown: inBoxOrder(v, [...one.shown, card]) };
}

/** These cards leave the hand of a seat. */
export const outOfHand = (v: FortView, seat: number, ...cards: readonly string[]): FortView =>
  cards.reduce(
    (now, card) =>
      withSeat(now, seat, (one) => ({
        ...revealed(now, one, card),
        hand: one.hand && without(one.hand, card),
        handCount: one.handCount - 1,
      })),
    v,
  );

/** A card that all have seen goes from the discard pile into the hand. */
export const recycled = (v: FortView, seat: number, card: string): FortView =>
  withSeat(v, seat, (one) => ({
    discard: without(one.discard, card),
    hand: one.hand && added(one.hand, card),
    handCount: one.handCount + 1,
    surelyInHand: inBoxOrder(v, [...one.surelyInHand, card]),
  }));

/** The rest of the old deck is in hand, and so is all that is hidden; the discard pile is the new deck. */
export const reshuffled = (v: FortView, seat: number): FortView =>
  withSeat(v, seat, ({ hand, deck, handCount, deckCount, discard, ...known }) => ({
    hand: hand && deck && added(hand, ...deck),
    handCount: handCount + deckCount,
    deck: deck && discard,
    deckCount: discard.length,
    discard: [],
    surelyInHand: inBoxOrder(v, [...known.surelyInHand, ...known.inHandOrDeck]),
    inHandOrDeck: inBoxOrder(v, discard),
  }));

/** A hand filled up from the deck: `cards` is all of it, for those who may know. */
export const drew = (
  v: FortView,
  seat: number,
  count: number,
  cards?: readonly string[],
): FortView =>
  withSeat(v, seat, ({ hand, deck, handCount, deckCount }) => ({
    hand: hand && (cards ?? hand),
    handCount: count,
    deck: deck && hand && cards ? without(deck, ...without(cards, ...hand)) : deck,
    deckCount: deckCount - (count - handCount),
  }));

/** The draft is over: what was kept and the best friends of the board are the deck (fort.setup.deck). */
export function deckMade(v: FortView, seat: number, kept: readonly string[] | null): FortView {
  const { designs, friends } = boxOf(setupOf(v).options);
  return withSeat(v, seat, ({ board, deck }) => {
    const best = friends[BOARDS.indexOf(board)]!.map((friend) => designs[friend]!.id);
    return {
      draft: null,
      deck: deck && kept && added(kept, ...best),
      deckCount: DEALT + best.length,
      inHandOrDeck: inBoxOrder(v, best),
    };
  });
}
