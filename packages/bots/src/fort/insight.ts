import type { Box, FortState } from '@treefort/fort';
import type { Insight } from '../insight.ts';
import { FIRST_TASTE } from './first-taste.ts';
import { FIRST_WORTH } from './first-worth.ts';
import { promise, type Worth, worthRow } from './promise.ts';
import type { Taste } from './reasons.ts';
import { weightsOf } from './taste.ts';
import { Thumb } from './thumb.ts';

/** How somebody sees Fort: what draws them to moves, and what they think a position is worth. */
export function fortInsight(taste: Taste, worth: Worth): Insight<FortState> {
  const thumb = new Thumb();
  const weights = new WeakMap<Box, Float64Array>();
  const worths = new WeakMap<Box, Float64Array>();
  const known = (rows: WeakMap<Box, Float64Array>, box: Box, make: () => Float64Array) => {
    const row = rows.get(box) ?? make();
    rows.set(box, row);
    return row;
  };
  return {
    turn: (s) => (s.round * s.seats + ((s.leader - s.first + s.seats) % s.seats)) * 2 + s.again,
    context: (s) =>
      s.phase |
      ((s.played + 1) << 4) |
      (s.which << 11) |
      (s.slot << 13) |
      (s.todo << 16) |
      (s.leader << 24),
    urges: (s, seat, moves, count, out) => {
      const row = known(weights, s.box, () => weightsOf(taste, s.box));
      for (let i = 0; i < count; i++) {
        thumb.read(s, seat, moves[i]!);
        let sum = 0;
        for (let j = 0; j < thumb.count; j++) sum += row[thumb.which[j]!]! * thumb.much[j]!;
        out[i] = Math.exp(sum);
      }
    },
    promise: (s, out) =>
      promise(
        s,
        known(worths, s.box, () => worthRow(worth, s.box)),
        out,
      ),
    remember: () => ({ hear() {}, likelihood: () => 1 }),
  };
}

export const firstInsight = fortInsight(FIRST_TASTE, FIRST_WORTH);
