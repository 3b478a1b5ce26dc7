import type { TreehouseHeard, TreehouseView } from '@treefort/treehouse';
import { type CardMove, moveCards, moveRest } from '../play/card-moves.ts';
import { type Zone, zoneOf } from '../play/zone.ts';

/** Only the own hand lies on the page; the others are with their players. */
const handOf = (seat: number, { viewer }: TreehouseView): Zone =>
  zoneOf(seat === viewer ? 'hand' : 'seat', seat);

const picked = (seat: number): Zone => zoneOf('picked', seat);

/** Where the rooms went that an event tells of. */
export function treehouseMoves(event: TreehouseHeard, view: TreehouseView): readonly CardMove[] {
  switch (event.kind) {
    case 'dealt':
      return moveCards(event.hand ?? event.count, 'middle', handOf(event.seat, view));
    case 'passed':
      return moveCards(
        event.hand ?? event.count,
        zoneOf('seat', event.from),
        handOf(event.seat, view),
      );
    case 'picked':
      // The other rooms of the hand are put aside until they are passed on.
      return [
        ...moveCards([event.room], handOf(event.seat, view), picked(event.seat)),
        moveRest(zoneOf('hand', event.seat), zoneOf('seat', event.seat)),
      ];
    case 'built':
      return moveCards([event.room], picked(event.seat), zoneOf('tree', event.seat));
    case 'discarded':
      return moveCards([event.room], picked(event.seat), 'gone');
    case 'dropped':
      return moveCards(
        event.room === undefined ? 1 : [event.room],
        handOf(event.seat, view),
        'gone',
      );
    case 'answered':
    case 'first':
    case 'took':
    case 'covered':
    case 'coloured':
    case 'scored-colour':
    case 'scored':
    case 'returned':
    case 'majority':
    case 'no-majority':
    case 'over':
      return [];
  }
}

/** When a game begins, the own hand is dealt from the middle. */
export const treehouseDealt = ({ viewer }: TreehouseView): CardMove[] =>
  viewer === 'watcher' ? [] : [moveRest('middle', zoneOf('hand', viewer))];
