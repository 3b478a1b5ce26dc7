import type { State } from '@treefort/kernel';
import { forgetting, type Insight } from './insight.ts';
import type { Manner } from './manner.ts';

/** A search that knows the rules and nothing else: uniformly random rollouts to the end, no priors. */
export const PLAIN: Manner = { curiosity: 0.7, guided: false, positions: 256 };

/** Takes away from a game's insight all that is not needed to tell questions apart. */
export const unguided = <S extends State>({ turn, context }: Insight<S>): Insight<S> => ({
  turn,
  context,
  urges: (_, __, ___, count, out) => void out.fill(1, 0, count),
  promise: () => {
    throw new Error('a plain search plays to the end');
  },
  remember: forgetting,
});
