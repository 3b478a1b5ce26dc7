import type { Game, State } from '@treefort/kernel';

/** A game whose positions are sampled from a part of the view only: from what somebody sees who has just sat down. */
export function withPartialView<S extends State, V extends object>(
  game: Game<S, V>,
  shown: (view: V) => V,
): Game<S, V> {
  const seen = new WeakMap<V, V>();
  return {
    ...game,
    sample: (view, random) => {
      const part = seen.get(view) ?? shown(view);
      seen.set(view, part);
      return game.sample(part, random);
    },
  };
}
