import { type FortState, fort, standard } from '@treefort/fort';
import { lowestSeat } from '@treefort/kernel';
import type { Heuristics, RivalPolicy } from '../heuristics.ts';
import { networkOf } from '../network/loaded.ts';
import type { SearchSettings } from '../search-settings.ts';
import { inOrder } from './action-order.ts';
import { SOBER } from './characters.ts';
import { positionRow } from './evaluation.ts';
import { FollowMemory } from './follow-memory.ts';
import { fortHeuristics, TURN } from './heuristics.ts';
import { FortJudge } from './judge.ts';
import { weightsOf } from './weight-rows.ts';

const { moveWeights, positionWeights } = SOBER;
const byThumb = fortHeuristics(moveWeights, positionWeights);
const orderly = inOrder(byThumb);

/** Rivals are taken to follow rules of thumb, mostly: so the tree holds the own choices alone, and looks further. */
const RIVALS: RivalPolicy<FortState> = { policy: byThumb.policy, temperature: 0.2 };

/** Two turns on: what rivals do in answer is then part of what is judged. */
export const FORESIGHT: SearchSettings = {
  exploration: 1,
  horizon: 2 * TURN,
  guided: true,
  positions: 256,
};

const FIRST = {
  reasons: weightsOf(moveWeights, standard),
  positions: positionRow(positionWeights, standard),
};

/** A judge by the network of Fort, which must be loaded; it knows the cards of the standard box alone. */
export const fortJudge = (): FortJudge => new FortJudge(networkOf(fort.id), FIRST);

const evaluateBy =
  (judge: FortJudge): Heuristics<FortState>['evaluate'] =>
  (s, out) => {
    if (s.box !== standard) return orderly.evaluate(s, out);
    judge.look(s, lowestSeat(fort.actors(s)));
    judge.chances(out);
  };

/** The network learned from games against itself, and is surer than it should be of what is best. */
const DOUBT = 4;

/** What draws the champion in its tree: what the network says; with another box, its reasons alone. */
function drawsBy(judge: FortJudge): NonNullable<Heuristics<FortState>['draws']> {
  let looked: { readonly s: FortState; readonly seat: number } | undefined;
  const moves = new Int32Array(1);
  const policy = new Float64Array(1);
  return {
    look: (s, seat) => {
      looked = s.box === standard ? undefined : { s, seat };
      if (!looked) judge.look(s, seat);
    },
    urge: (move) => {
      if (!looked) return judge.urge(move) / DOUBT;
      moves[0] = move;
      orderly.policy(looked.s, looked.seat, moves, 1, policy);
      return Math.log(policy[0]!);
    },
  };
}

/** How the champion sees Fort: a network draws it to moves and judges how seats stand; rollouts are by rules of thumb. */
export function sage(): Heuristics<FortState> {
  const judge = fortJudge();
  return {
    ...orderly,
    draws: drawsBy(judge),
    evaluate: evaluateBy(judge),
    remember: (seat) => new FollowMemory(seat, RIVALS),
  };
}

/** How hints and reviews see it: by the network whose chances were compared with thousands of ends (packages/review/src/confidence.ts). */
export const reviewer = (): Heuristics<FortState> => ({
  ...orderly,
  evaluate: evaluateBy(new FortJudge(networkOf(fort.id, 'review'), FIRST, true)),
  remember: (seat) => new FollowMemory(seat, RIVALS),
});
