import { moveAt } from '@treefort/kernel';
import {
  COLOUR_COUNT,
  cardOn,
  changerOf,
  scoreOf,
  TAKE,
  type TreehouseState,
  treehouse,
} from '@treefort/treehouse';
import { exp } from '../exp-ln.ts';
import { forgetting, type Heuristics } from '../heuristics.ts';
import { add, valueAt, weighed } from '../row.ts';
import { softmax } from '../softmax.ts';
import { evaluateBy, type PositionWeights } from './evaluation.ts';
import { LOOKS, MOST_SIGHTS, type MoveWeights, weightsOf } from './features.ts';

/** What somebody likes in moves and thinks of positions. */
export interface Personality {
  readonly moveWeights: MoveWeights;
  readonly positionWeights: PositionWeights;
}

/** What lies open at the scoring: the changers laid and held. Before it nothing but the own moves tells questions apart. */
function context(s: TreehouseState): number {
  if (s.phase < TAKE) return s.phase;
  let shown = s.phase;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) shown = shown * 5 + cardOn(s, colour) + 1;
  for (let seat = 0; seat < s.seats; seat++) shown = shown * 3 + changerOf(s, seat) + 1;
  return shown;
}

/** More turns than a week has picks. */
export const WEEK = 8;

/** So many points more are worth e times as much. */
const CLEAR = 4;

/** Half the win, half how far ahead: near a lost game points still tell good moves from bad ones. */
function reward(s: TreehouseState, out: Float64Array): void {
  const { winners } = treehouse.outcome(s)!;
  for (let seat = 0; seat < s.seats; seat++) out[seat] = scoreOf(s, seat) / CLEAR;
  softmax(out, s.seats);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = valueAt(out, seat) / 2;
  for (const seat of winners) add(out, seat, 0.5 / winners.length);
}

/** How somebody sees Treehouse: what draws them to moves, and what they think a position is worth. */
export function treehouseHeuristics({
  moveWeights,
  positionWeights,
}: Personality): Heuristics<TreehouseState> {
  const weights = weightsOf(moveWeights);
  const sight = new Float64Array(MOST_SIGHTS);
  return {
    turn: (s) => s.week * WEEK + s.picks,
    context,
    policy: (s, seat, moves, count, out) => {
      const look = LOOKS[s.phase]!;
      const row = weights[s.phase]!;
      for (let i = 0; i < count; i++) {
        look(s, seat, moveAt(moves, i), sight);
        out[i] = exp(weighed(sight, row));
      }
    },
    evaluate: evaluateBy(positionWeights),
    reward,
    remember: forgetting,
  };
}
