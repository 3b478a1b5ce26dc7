import type { FortState } from '@treefort/fort';
import type { Insight } from '../insight.ts';

export const fortInsight: Insight<FortState> = {
  turn: (s) => (s.round * s.seats + ((s.leader - s.first + s.seats) % s.seats)) * 2 + s.again,
  context: (s) =>
    s.phase |
    ((s.played + 1) << 4) |
    (s.which << 11) |
    (s.slot << 13) |
    (s.todo << 16) |
    (s.leader << 24),
  urges: (_, __, ___, count, out) => void out.fill(1, 0, count),
  promise: (s, out) => void out.fill(1 / s.seats, 0, s.seats),
  remember: () => ({ hear() {}, likelihood: () => 1 }),
};
