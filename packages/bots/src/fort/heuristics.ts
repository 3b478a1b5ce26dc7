import type { Box, FortState } from '@treefort/fort';
import { moveAt } from '@treefort/kernel';
import { exp } from '../exp-ln.ts';
import type { Heuristics } from '../heuristics.ts';
import { evaluate, type PositionWeights, positionRow } from './evaluation.ts';
import { FollowMemory } from './follow-memory.ts';
import { MoveFeatures } from './move-features.ts';
import type { MoveWeights } from './reasons.ts';
import { weightsOf } from './weight-rows.ts';

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

export const turn = (s: FortState): number =>
  (s.round * s.seats + ((s.leader - s.first + s.seats) % s.seats)) * TURN + s.again;

/** How somebody sees Fort: what draws them to moves, and what they think a position is worth. */
export function fortHeuristics(
  moveWeights: MoveWeights,
  positionWeights: PositionWeights,
): Heuristics<FortState> {
  const features = new MoveFeatures();
  const weights = rowsBy((box) => weightsOf(moveWeights, box));
  const positionRows = rowsBy((box) => positionRow(positionWeights, box));
  return {
    turn,
    context: (s) =>
      s.phase |
      ((s.played + 1) << 4) |
      (s.which << 11) |
      (s.slot << 13) |
      (s.todo << 16) |
      (s.leader << 24),
    policy: (s, seat, moves, count, out) => {
      const row = weights(s.box);
      for (let i = 0; i < count; i++)
        out[i] = exp(features.read(s, seat, moveAt(moves, i)).sum(row));
    },
    evaluate: (s, out) => evaluate(s, positionRows(s.box), out),
    remember: (seat) => new FollowMemory(seat),
  };
}
