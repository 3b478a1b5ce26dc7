import type { TreehouseState } from '@treefort/treehouse';
import type { Insight } from '../insight.ts';

export const treehouseInsight: Insight<TreehouseState> = {
  turn: (s) => s.week * 8 + s.picks,
  context: (s) => s.phase,
  urges: (_, __, ___, count, out) => void out.fill(1, 0, count),
  promise: (s, out) => void out.fill(1 / s.seats, 0, s.seats),
  remember: () => ({ hear() {}, likelihood: () => 1 }),
};
