import type { Box, FortState } from '@treefort/fort';
import type { Insight } from '../insight.ts';
import { FollowMemory } from './memory.ts';
import { promise, type Worth, worthRow } from './promise.ts';
import type { Taste } from './reasons.ts';
import { weightsOf } from './taste.ts';
import { Thumb } from './thumb.ts';

/** Rows of weights, made once for each box. */
function rowsBy(make: (box: Box) => Float64Array): (box: Box) => Float64Array {
  const rows = new WeakMap<Box, Float64Array>();
  return (box) => {
    const row = rows.get(box) ?? make(box);
    rows.set(box, row);
    return row;
  };
}

/** Turns count by two: a second card played with Do-Over is a turn between. */
export const TURN = 2;

/** How somebody sees Fort: what draws them to moves, and what they think a position is worth. */
export function fortInsight(taste: Taste, worth: Worth): Insight<FortState> {
  const thumb = new Thumb();
  const weights = rowsBy((box) => weightsOf(taste, box));
  const worths = rowsBy((box) => worthRow(worth, box));
  return {
    turn: (s) => (s.round * s.seats + ((s.leader - s.first + s.seats) % s.seats)) * TURN + s.again,
    context: (s) =>
      s.phase |
      ((s.played + 1) << 4) |
      (s.which << 11) |
      (s.slot << 13) |
      (s.todo << 16) |
      (s.leader << 24),
    urges: (s, seat, moves, count, out) => {
      const row = weights(s.box);
      for (let i = 0; i < count; i++) out[i] = Math.exp(thumb.read(s, seat, moves[i]!).sum(row));
    },
    promise: (s, out) => promise(s, worths(s.box), out),
    remember: (seat) => new FollowMemory(seat),
  };
}
