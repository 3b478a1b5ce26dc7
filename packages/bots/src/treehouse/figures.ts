import {
  allowedPlaces,
  builtBy,
  COLOUR_COUNT,
  colourOf,
  countOf,
  handWith,
  openTo,
  PICK,
  roomInHand,
  scoreOf,
  type TreehouseState,
  touchingOf,
} from '@treefort/treehouse';
import type { Figures } from '../analyst.ts';
import { countBits } from './features.ts';

/** Rooms of the seat's colours that can still grow. */
function growing(s: TreehouseState, seat: number): number {
  let rooms = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (openTo(s, seat) & touchingOf(s, seat, colour)) rooms += countOf(s, seat, colour);
  }
  return rooms;
}

/** Rooms of colours of which nobody has as many. */
function alone(s: TreehouseState, seat: number): number {
  let rooms = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const own = countOf(s, seat, colour);
    let most = 0;
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival !== seat) most = Math.max(most, countOf(s, rival, colour));
    }
    if (own > most) rooms += own;
  }
  return rooms;
}

/** Rooms in the next player's hand that go with what stands in that player's tree. */
function neighbourBuilds(s: TreehouseState, seat: number): number {
  if (s.phase !== PICK) return 0;
  const next = (seat + 1) % s.seats;
  const hand = handWith(s, next);
  let rooms = 0;
  for (let i = 0; i < s.handSize; i++) {
    const colour = colourOf(roomInHand(s, hand, i));
    if (countOf(s, next, colour) > 0 && allowedPlaces(s, next, colour) !== 0) rooms++;
  }
  return rooms;
}

function mostPoints(s: TreehouseState, seat: number): number {
  let most = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival !== seat) most = Math.max(most, scoreOf(s, rival));
  }
  return most;
}

/** What a player of Treehouse counts: points, rooms, colours that can grow or lead, and what the neighbours get. */
export const treehouseFigures: Figures<TreehouseState> = {
  names: ['points', 'rooms', 'growing', 'alone', 'open', 'neighbour', 'rivalPoints'],
  turns: 1,
  read(s, seat, out) {
    out[0] = scoreOf(s, seat);
    out[1] = countBits(builtBy(s, seat));
    out[2] = growing(s, seat);
    out[3] = alone(s, seat);
    out[4] = countBits(openTo(s, seat));
    out[5] = neighbourBuilds(s, seat);
    out[6] = mostPoints(s, seat);
  },
};
