import type { FortHeard, FortView } from '@treefort/fort';
import { type CardMove, moveCards, moveRest } from '../play/card-moves.ts';
import { type Zone, zoneOf } from '../play/zone.ts';

const hand = (seat: number): Zone => zoneOf('hand', seat);
const deck = (seat: number): Zone => zoneOf('deck', seat);
const discard = (seat: number): Zone => zoneOf('discard', seat);
const yard = (seat: number): Zone => zoneOf('yard', seat);

type Taken = Extract<FortHeard, { readonly kind: 'tucked' | 'trashed' | 'recruited' }>;

/** Where an action took a card from. */
function sourceOf({ from, seat, owner = seat }: Taken): Zone {
  switch (from) {
    case 'park':
      return 'park';
    case 'deck':
      return 'park-deck';
    case 'hand':
      return hand(seat);
    case 'discard':
      return discard(seat);
    case 'play':
      return 'in-play';
    case 'yard':
      return yard(owner);
  }
}

/** The end of a turn: what was played and best friends go to the discard pile, the other cards to the Yard. */
function discarded({
  seat,
  played,
  friends,
  yard: left,
}: Extract<FortHeard, { readonly kind: 'discarded' }>): CardMove[] {
  return [
    ...moveCards(played, 'in-play', discard(seat)),
    ...moveCards(friends, hand(seat), discard(seat)),
    ...moveCards(left, hand(seat), yard(seat)),
  ];
}

/** Where the cards went that an event tells of. */
export function fortMoves(event: FortHeard, { seats }: FortView): readonly CardMove[] {
  switch (event.kind) {
    case 'cleaned-up':
      return moveCards(event.cards, yard(event.seat), discard(event.seat));
    case 'played':
    case 'added':
      return moveCards([event.card], hand(event.seat), 'in-play');
    case 'followed':
      return moveCards([event.card], hand(event.seat), discard(event.seat));
    case 'recycled':
      return moveCards([event.card], discard(event.seat), hand(event.seat));
    case 'tucked':
      return moveCards([event.card], sourceOf(event), zoneOf('lookout', event.seat));
    case 'trashed':
      return moveCards([event.card], sourceOf(event), 'gone');
    case 'recruited':
      return moveCards([event.card], sourceOf(event), discard(event.seat));
    case 'turned-up':
      return moveCards([event.card], 'park-deck', 'park');
    case 'discarded':
      return discarded(event);
    case 'reshuffled':
      return moveCards(event.count, discard(event.seat), deck(event.seat));
    case 'drew':
      return moveCards(event.cards ?? event.count, deck(event.seat), hand(event.seat));
    case 'drafted':
      // The rest of the packet goes to the left.
      return [
        ...moveCards(
          event.card === undefined ? 1 : [event.card],
          hand(event.seat),
          deck(event.seat),
        ),
        moveRest(hand(event.seat), hand((event.seat + 1) % seats.length)),
      ];
    case 'answered':
    case 'turn':
    case 'skipped':
    case 'declared':
    case 'used':
    case 'chose-suit':
    case 'lent':
    case 'counted':
    case 'gained':
    case 'packed':
    case 'spent':
    case 'converted':
    case 'copied':
    case 'scored':
    case 'advanced':
    case 'stopped':
    case 'action-done':
    case 'looks':
    case 'kept-rule':
    case 'took-perk':
    case 'took-sculpture':
    case 'used-perk':
    case 'passed':
    case 'play-done':
    case 'ending':
    case 'final-points':
    case 'over':
      return [];
  }
}

/** When a game begins, the Park and the own hand are filled from their decks. */
export const fortDealt = ({ viewer }: FortView): CardMove[] => [
  moveRest('park-deck', 'park'),
  ...(viewer === 'watcher' ? [] : [moveRest(deck(viewer), hand(viewer))]),
];
