import { headlineText } from '@treefort/words';
import { useMemo } from 'react';
import type { AnyView } from '../games/game-types.ts';
import { useLanguage } from '../shell/language.tsx';
import { useReviewed } from './reviewed-game.ts';

/** Names the turn after so many choices, by what it is remembered by: "Round 3, Ann: Dot, two levels". */
export function useTurnName(): (n: number) => string {
  const { words } = useLanguage();
  const { playthrough, people, review, words: reviewing } = useReviewed();
  return useMemo(() => {
    // A list asks for many of them each time it is drawn.
    const names = new Map<number, string>();
    return (n) => {
      const known = names.get(n);
      if (known !== undefined) return known;
      const view = playthrough.game.view(playthrough.states[n]!, 'watcher') as AnyView;
      const turn = words.game(view.game).turn(view, people);
      const headline = review.turns.find((one) => n >= one.n && n < one.until)?.headline;
      const what = headline && headlineText(headline, { words, reviewing });
      const name = what === undefined ? turn : reviewing.t('turn:named', { turn, what });
      names.set(n, name);
      return name;
    };
  }, [words, playthrough, people, review, reviewing]);
}
