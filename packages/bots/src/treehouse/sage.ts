import { type TreehouseState, treehouse } from '@treefort/treehouse';
import { forgetting, type Heuristics } from '../heuristics.ts';
import { networkOf } from '../network/loaded.ts';
import type { SearchSettings } from '../search-settings.ts';
import { SAGE } from './characters.ts';
import { type Personality, treehouseHeuristics, WEEK } from './heuristics.ts';
import { TreehouseJudge } from './judge.ts';

/** Where all pick at once, a new node of one seat says nothing about the trees of the others. */
export const FORESIGHT: SearchSettings = {
  exploration: 0.4,
  guided: true,
  apart: true,
  // Four trees take some thirty entries in an iteration: the smallest table is full after 1,600.
  memory: 20,
  positions: 1000,
};

/** The network learned from games against itself, and is far too sure of what is best against others. */
const DOUBT = 6;

/** The turn with which the next week begins. */
export const nextWeek = (s: TreehouseState): number => (s.week + 1) * WEEK;

/**
 * How the champion sees Treehouse, from its seat: the network, which must be loaded, draws it to moves, and judges where
 * the next week begins. Until there rollouts are by rules of thumb.
 */
export function sage(
  seat: number,
  remember: Heuristics<TreehouseState>['remember'],
): Heuristics<TreehouseState> {
  const judge = new TreehouseJudge(networkOf(treehouse.id));
  return {
    ...treehouseHeuristics(SAGE),
    draws: {
      look: (s, looking) => judge.look(s, looking),
      urge: (move) => judge.urge(move) / DOUBT,
    },
    judgedAt: nextWeek,
    evaluate: (s, out) => {
      judge.look(s, seat);
      judge.chances(out);
    },
    remember,
  };
}

/** How the champion's pupil sees it: judging as the champion does, but drawn to moves by a character of their own. */
export function pupil(seat: number, character: Personality): Heuristics<TreehouseState> {
  const { draws: _, ...seen } = sage(seat, forgetting);
  return { ...seen, policy: treehouseHeuristics(character).policy };
}
