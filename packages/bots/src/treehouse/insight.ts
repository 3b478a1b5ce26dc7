import { COLOUR_COUNT, TAKE, type TreehouseState } from '@treefort/treehouse';
import type { Insight } from '../insight.ts';
import { LOOKS, type Taste, weightsOf } from './features.ts';

/** What lies open at the scoring: the changers laid and held. Before it nothing but the own moves tells questions apart. */
function context(s: TreehouseState): number {
  if (s.phase < TAKE) return s.phase;
  let shown = s.phase;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) shown = shown * 5 + s.card[colour]! + 1;
  for (let seat = 0; seat < s.seats; seat++) shown = shown * 3 + s.held[seat]! + 1;
  return shown;
}

/** How somebody with a taste sees Treehouse. */
export function treehouseInsight(taste: Taste): Insight<TreehouseState> {
  const weights = weightsOf(taste);
  const sight = new Float64Array(16);
  return {
    turn: (s) => s.week * 8 + s.picks,
    context,
    urges: (s, seat, moves, count, out) => {
      const look = LOOKS[s.phase]!;
      const row = weights[s.phase]!;
      for (let i = 0; i < count; i++) {
        look(s, seat, moves[i]!, sight);
        let sum = 0;
        for (let j = 0; j < row.length; j++) sum += row[j]! * sight[j]!;
        out[i] = Math.exp(sum);
      }
    },
    promise: (s, out) => void out.fill(1 / s.seats, 0, s.seats),
    remember: () => ({ hear() {}, likelihood: () => 1 }),
  };
}
