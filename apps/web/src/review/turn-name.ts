import { useMemo } from 'react';
import type { AnyView } from '../games/game-types.ts';
import { useLanguage } from '../shell/language.tsx';
import { useReviewed } from './reviewed-game.ts';

/** Names the round and turn after so many choices. A list asks for many of them each time it is drawn. */
export function useTurnName(): (n: number) => string {
  const { words } = useLanguage();
  const { playthrough, people } = useReviewed();
  return useMemo(() => {
    const names = new Map<number, string>();
    return (n) => {
      const known = names.get(n);
      if (known !== undefined) return known;
      const view = playthrough.game.view(playthrough.states[n]!, 'watcher') as AnyView;
      const name = words.game(view.game).turn(view, people);
      names.set(n, name);
      return name;
    };
  }, [words, playthrough, people]);
}
