import {
  allowedPlaces,
  COLOUR_COUNT,
  colourOf,
  HAND,
  handWith,
  PICK,
  type TreehouseState,
} from '@treefort/treehouse';
import type { Figures } from '../analyst.ts';
import { countBits } from './features.ts';

const roomsOf = (s: TreehouseState, seat: number, colour: number): number =>
  s.counts[seat * COLOUR_COUNT + colour]!;

/** Rooms of the seat's colours that can still grow. */
function growing(s: TreehouseState, seat: number): number {
  let rooms = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (s.open[seat]! & s.touching[seat * COLOUR_COUNT + colour]!)
      rooms += roomsOf(s, seat, colour);
  }
  return rooms;
}

/** Rooms of colours of which nobody has as many. */
function alone(s: TreehouseState, seat: number): number {
  let rooms = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const own = roomsOf(s, seat, colour);
    let most = 0;
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival !== seat) most = Math.max(most, roomsOf(s, rival, colour));
    }
    if (own > most) rooms += own;
  }
  return rooms;
}

/** Rooms in the next player's hand that go with what stands in that player's tree. */
function neighbourBuilds(s: TreehouseState, seat: number): number {
  if (s.phase !== PICK) return 0;
  const next = (seat + 1) % s.seats;
  const at = handWith(s, next) * HAND;
  let rooms = 0;
  for (let i = at; i < at + s.handSize; i++) {
    const colour = colourOf(s.hands[i]!);
    if (roomsOf(s, next, colour) > 0 && allowedPlaces(s, next, colour) !== 0) rooms++;
  }
  return rooms;
}

function mostPoints(s: TreehouseState, seat: number): number {
  let most = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival !== seat) most = Math.max(most, s.score[rival]!);
  }
  return most;
}

/** What a player of Treehouse counts: points, rooms, colours that can grow or lead, and what the neighbours get. */
export const treehouseFigures: Figures<TreehouseState> = {
  names: ['points', 'rooms', 'growing', 'alone', 'open', 'neighbour', 'rivalPoints'],
  turns: 1,
  read(s, seat, out) {
    out[0] = s.score[seat]!;
    out[1] = countBits(s.built[seat]!);
    out[2] = growing(s, seat);
    out[3] = alone(s, seat);
    out[4] = countBits(s.open[seat]!);
    out[5] = neighbourBuilds(s, seat);
    out[6] = mostPoints(s, seat);
  },
};
