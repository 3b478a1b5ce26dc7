import { useMemo } from 'react';
import type { AnyView } from '../games/game-types.ts';
import { voiceOf } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useReviewed } from './reviewed-game.ts';

interface OptionTextProps {
  readonly n: number;
  readonly seat: number;
  readonly option: string;
}

/** An option in words, as the seat had it before it. */
export function OptionText({ n, seat, option }: OptionTextProps) {
  const { words } = useLanguage();
  const { playthrough, people } = useReviewed();
  const text = useMemo(() => {
    const view = playthrough.game.view(playthrough.states[n]!, seat) as AnyView;
    return voiceOf(words, view, people).optionNamed(option);
  }, [words, playthrough, people, n, seat, option]);
  return <Sentence text={text} />;
}
