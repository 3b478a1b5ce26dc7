import type { State } from '@treefort/kernel';
import { forgetting, type Heuristics } from './heuristics.ts';
import type { SearchSettings } from './search-settings.ts';

/** A search that knows the rules and nothing else: uniformly random rollouts to the end, no priors. */
export const PLAIN: SearchSettings = { exploration: 0.7, guided: false, positions: 256 };

/** A game's heuristics without policy and evaluation: only what is needed to tell questions apart. */
export const unguided = <S extends State>({ turn, context }: Heuristics<S>): Heuristics<S> => ({
  turn,
  context,
  policy: (_, __, ___, count, out) => void out.fill(1, 0, count),
  evaluate: () => {
    throw new Error('a plain search plays to the end');
  },
  remember: forgetting,
});
