import { type FortState, lookoutOf, SEAT_PILES, size, yardOf } from '@treefort/fort';
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
    out[0] = s.track[seat]!;
    out[1] = s.level[seat]!;
    out[2] = s.stuff[seat * 2]!;
    out[3] = s.stuff[seat * 2 + 1]!;
    out[4] = s.pack[seat * 2]! + s.pack[seat * 2 + 1]!;
    out[5] = size(s, lookoutOf(seat));
    out[6] = owned(s, seat);
    out[7] = size(s, yardOf(seat));
    out[8] = ofRivals(s, seat, (rival) => s.track[rival]!);
    out[9] = ofRivals(s, seat, (rival) => s.level[rival]!);
    out[10] = ofRivals(s, seat, (rival) => owned(s, rival));
  },
};
