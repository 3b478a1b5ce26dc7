import type { FortView } from '@treefort/fort';
import {
  type CardMoves,
  GONE,
  type MovesOf,
  moveAll,
  moveOne,
  seatIn,
  zoneOf,
} from '../play/card-moves.ts';

const hand = zoneOf('hand');
const deck = zoneOf('deck');
const discard = zoneOf('discard');
const yard = zoneOf('yard');
const lookout = zoneOf('lookout');
const inPlay = (): string => 'in-play';
const gone = (): string => GONE;

/** A card that an action took from somewhere. */
const fetched =
  (to: (seat: number) => string): MovesOf =>
  (event) => {
    const { seat = 0, from, owner, card } = event;
    const sources: Readonly<Record<string, string>> = {
      park: 'park',
      deck: 'park-deck',
      hand: hand(seat),
      discard: discard(seat),
      play: inPlay(),
      yard: yard(Number(owner)),
    };
    return [{ shows: String(card), from: sources[String(from)] ?? hand(seat), to: to(seat) }];
  };

const TOLD: Readonly<Record<string, MovesOf>> = {
  'cleaned-up': ({ seat = 0, cards }) => moveAll(cards, yard(seat), discard(seat)),
  played: moveOne(hand, inPlay),
  added: moveOne(hand, inPlay),
  followed: moveOne(hand, discard),
  recycled: moveOne(discard, hand),
  tucked: fetched(lookout),
  trashed: fetched(gone),
  recruited: fetched(discard),
  'turned-up': ({ card }) => [{ shows: String(card), from: 'park-deck', to: 'park' }],
  discarded: ({ seat = 0, yard: cards }) => moveAll(cards, hand(seat), yard(seat)),
  reshuffled: ({ seat = 0, count }) => [
    { from: discard(seat), to: deck(seat), count: Number(count) },
  ],
  drew: ({ seat = 0, cards, count }) =>
    cards
      ? moveAll(cards, deck(seat), hand(seat))
      : [{ from: deck(seat), to: hand(seat), count: Number(count) }],
  drafted: ({ seat = 0, card }) =>
    card
      ? moveAll([card], hand(seat), deck(seat))
      : [{ from: zoneOf('seat')(seat), to: deck(seat), count: 1 }],
};

function sourceOf(zone: string): string | undefined {
  if (zone === 'park') return 'park-deck';
  const [drawn, left] = [seatIn(zone, 'hand'), seatIn(zone, 'yard')];
  if (drawn !== undefined) return deck(drawn);
  return left === undefined ? undefined : hand(left);
}

/** In the draft hands are passed on; after that they are discarded, like the cards in play. */
function targetOf(zone: string, { phase, leader, seats }: FortView): string | undefined {
  if (zone === inPlay()) return discard(leader);
  const seat = seatIn(zone, 'hand');
  if (seat === undefined) return undefined;
  return phase === 'draft' ? zoneOf('seat')((seat + 1) % seats.length) : discard(seat);
}

export const fortMoves: CardMoves<FortView> = {
  told: TOLD,
  usual: (view) => ({ sourceOf, targetOf: (zone) => targetOf(zone, view) }),
};
