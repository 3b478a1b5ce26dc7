import { type FortState, fort, standard } from '@treefort/fort';
import { lowestSeat } from '@treefort/kernel';
import { ln } from '../exp-ln.ts';
import type { Heuristics, RivalPolicy } from '../heuristics.ts';
import { networkOf } from '../network/loaded.ts';
import type { SearchSettings } from '../search-settings.ts';
import { inOrder } from './action-order.ts';
import { type Personality, SOBER } from './characters.ts';
import { positionRow } from './evaluation.ts';
import { FollowMemory } from './follow-memory.ts';
import { fortHeuristics, TURN } from './heuristics.ts';
import { FortJudge } from './judge.ts';
import { weightsOf } from './weight-rows.ts';

const byThumb = fortHeuristics(SOBER.moveWeights, SOBER.positionWeights);

/** Rivals are taken to follow rules of thumb, mostly: so the tree holds the own choices alone, and looks further. */
const RIVALS: RivalPolicy<FortState> = { policy: byThumb.policy, temperature: 0.2 };

/** Two turns on: what rivals do in answer is then part of what is judged. */
export const FORESIGHT: SearchSettings = {
  exploration: 1,
  horizon: 2 * TURN,
  guided: true,
  // The smallest table is full after some 11,000 iterations, all choices of a turn together.
  memory: 20,
  positions: 256,
};

/** A judge by the network of Fort, which must be loaded; it knows the cards of the standard box alone. A character leans its draws, and not its verdicts. */
export const fortJudge = ({ moveWeights }: Personality = SOBER): FortJudge =>
  new FortJudge(networkOf(fort.id), {
    reasons: weightsOf(moveWeights, standard),
    positions: positionRow(SOBER.positionWeights, standard),
  });

/** The network learned from games against itself, and is surer than it should be of what is best. */
const DOUBT = 4;

/** What draws somebody in their tree: what the network says; with another box, their reasons alone. */
function drawsBy(
  judge: FortJudge,
  { policy }: Pick<Heuristics<FortState>, 'policy'>,
): NonNullable<Heuristics<FortState>['draws']> {
  let looked: { readonly s: FortState; readonly seat: number } | undefined;
  const moves = new Int32Array(1);
  const weight = new Float64Array(1);
  return {
    look: (s, seat) => {
      looked = s.box === standard ? undefined : { s, seat };
      if (!looked) judge.look(s, seat);
    },
    urge: (move) => {
      if (!looked) return judge.urge(move) / DOUBT;
      moves[0] = move;
      policy(looked.s, looked.seat, moves, 1, weight);
      return ln(weight[0]!);
    },
  };
}

/**
 * How the champion sees Fort, or a pupil with a character: a network draws them to moves and judges how seats stand;
 * rollouts are by rules of thumb.
 */
export function sage(character: Personality = SOBER): Heuristics<FortState> {
  const judge = fortJudge(character);
  const orderly = inOrder(fortHeuristics(character.moveWeights, character.positionWeights));
  return {
    ...orderly,
    draws: drawsBy(judge, orderly),
    evaluate(s, out) {
      if (s.box !== standard) return orderly.evaluate(s, out);
      judge.look(s, lowestSeat(fort.actors(s)));
      judge.chances(out);
    },
    remember: (seat) => new FollowMemory(seat, RIVALS),
  };
}
