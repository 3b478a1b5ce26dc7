import {
  designOf,
  type FortState,
  KIND,
  kindOf,
  LOOKOUTS,
  PACKED,
  PRIVATE,
  type Program,
  PUBLIC,
  VERBS,
  whichOf,
} from '@treefort/fort';
import { moveAt } from '@treefort/kernel';
import type { Heuristics } from '../heuristics.ts';
import { valueAt } from '../row.ts';
import { Reckoning, YIELDS } from './yields.ts';

const SCORE = VERBS.indexOf('score');

/** What fills the place that a score is counted by. */
const FILLED_BY: readonly (readonly [counter: number, yielded: number])[] = [
  [PACKED, YIELDS.indexOf('packed')],
  [LOOKOUTS, YIELDS.indexOf('tucked')],
];

const scoresBy = ({ segments }: Program, counter: number): boolean =>
  segments.some((segment) => segment.counter === counter && segment.slots.flat().includes(SCORE));

const reckoning = new Reckoning();

/** Whether a move uses an action that scores for each thing in Pack or Lookout before the other one, which would fill it. */
export function scoresTooEarly(s: FortState, seat: number, move: number): boolean {
  if (kindOf(move) !== KIND.use) return false;
  const which = whichOf(move);
  const other = which === PUBLIC ? PRIVATE : PUBLIC;
  if ((s.used >> other) & 1) return false;
  const { programs } = designOf(s, s.played);
  const [program, before] = [programs[which], programs[other]];
  if (!program || !before) return false;
  for (const [counter, yielded] of FILLED_BY) {
    if (!scoresBy(program, counter)) continue;
    if (valueAt(reckoning.look(s, seat).best(s.played, other).yields, yielded) > 0) return true;
  }
  return false;
}

/** How much less than by its reasons somebody is drawn to score too early: nothing is ever gained by it. */
export const HARDLY = 1 / 10_000;

/** The same player, who packs and tucks before it scores. */
export const inOrder = (heuristics: Heuristics<FortState>): Heuristics<FortState> => ({
  ...heuristics,
  policy: (s, seat, moves, count, out) => {
    heuristics.policy(s, seat, moves, count, out);
    for (let i = 0; i < count; i++) {
      if (scoresTooEarly(s, seat, moveAt(moves, i))) out[i] = valueAt(out, i) * HARDLY;
    }
  },
});
