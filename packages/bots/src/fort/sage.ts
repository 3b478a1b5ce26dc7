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

/** A judge by the network of Fort, which must be loaded; it knows the cards of the standard box alone. */
export const fortJudge = (): FortJudge =>
  new FortJudge(networkOf(fort.id), {
    reasons: weightsOf(moveWeights, standard),
    positions: positionRow(positionWeights, standard),
  });

/** How the champion sees Fort: it packs and tucks before it scores, and a network judges how seats stand. */
export function sage(): Heuristics<FortState> {
  const judge = fortJudge();
  return {
    ...orderly,
    evaluate: (s, out) => {
      if (s.box !== standard) return orderly.evaluate(s, out);
      judge.look(s, lowestSeat(fort.actors(s)));
      judge.chances(out);
    },
    remember: (seat) => new FollowMemory(seat, RIVALS),
  };
}
