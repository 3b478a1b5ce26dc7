import {
  allPacked,
  type FortState,
  levelOf,
  lookoutOf,
  SEAT_PILES,
  size,
  stuffOf,
  trackOf,
  yardOf,
} from '@treefort/fort';
import type { Figures } from '../analyst.ts';
import { TURN } from './heuristics.ts';

function owned(s: FortState, seat: number): number {
  let cards = 0;
  for (let pile = seat * SEAT_PILES; pile < (seat + 1) * SEAT_PILES; pile++) cards += size(s, pile);
  return cards;
}

/** Something of all rivals together. */
function ofRivals(s: FortState, seat: number, what: (rival: number) => number): number {
  let sum = 0;
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat) sum += what(rival);
  return sum;
}

/** What a player of Fort counts: the own things, friends at risk in the Yard, and what rivals have. */
export const fortFigures: Figures<FortState> = {
  names: [
    ...['points', 'level', 'pizza', 'toy', 'packed', 'lookout', 'cards', 'yard'],
    ...['rivalPoints', 'rivalLevels', 'rivalCards'],
  ],
  turns: TURN,
  read(s, seat, out) {
    out[0] = trackOf(s, seat);
    out[1] = levelOf(s, seat);
    out[2] = stuffOf(s, seat, 0);
    out[3] = stuffOf(s, seat, 1);
    out[4] = allPacked(s, seat);
    out[5] = size(s, lookoutOf(seat));
    out[6] = owned(s, seat);
    out[7] = size(s, yardOf(seat));
    out[8] = ofRivals(s, seat, (rival) => trackOf(s, rival));
    out[9] = ofRivals(s, seat, (rival) => levelOf(s, rival));
    out[10] = ofRivals(s, seat, (rival) => owned(s, rival));
  },
};
