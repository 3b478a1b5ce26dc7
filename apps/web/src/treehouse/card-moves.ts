import type { TreehouseView } from '@treefort/treehouse';
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
const seatZone = zoneOf('seat');
const picked = zoneOf('picked');
const gone = (): string => GONE;

const TOLD: Readonly<Record<string, MovesOf>> = {
  dealt: ({ seat = 0, hand: rooms, count }) =>
    rooms
      ? moveAll(rooms, 'middle', hand(seat))
      : [{ from: 'middle', to: seatZone(seat), count: Number(count) }],
  passed: ({ seat = 0, hand: rooms, count }, seats) => {
    const giver = seatZone((seat + seats - 1) % seats);
    if (rooms) return moveAll(rooms, giver, hand(seat));
    return [{ from: giver, to: seatZone(seat), count: Number(count) }];
  },
  picked: moveOne(hand, picked),
  built: moveOne(picked, zoneOf('tree')),
  discarded: moveOne(picked, gone),
  dropped: moveOne(hand, gone),
};

function sourceOf(zone: string): string | undefined {
  const seat = seatIn(zone, 'picked');
  return seat === undefined ? undefined : seatZone(seat);
}

/** A hand is passed on to the next seat. */
function targetOf(zone: string, { players }: TreehouseView): string | undefined {
  const seat = seatIn(zone, 'hand');
  return seat === undefined ? undefined : seatZone((seat + 1) % players.length);
}

export const treehouseMoves: CardMoves<TreehouseView> = {
  told: TOLD,
  usual: (view) => ({ sourceOf, targetOf: (zone) => targetOf(zone, view) }),
};
