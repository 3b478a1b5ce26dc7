import type { Game, State } from '@treefort/kernel';

/** A game as somebody thinks of it who has just come to the table and knows only the part of a view that still shows. */
export function seenLate<S extends State, V extends object>(
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
