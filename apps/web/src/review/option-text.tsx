import { useMemo } from 'react';
import type { AnyView } from '../games/game-types.ts';
import { voiceOf } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { Playthrough } from '../table/playthrough.ts';
import type { Sitter } from '../table/table.ts';

interface ToldOptionProps {
  readonly playthrough: Playthrough;
  readonly sitters: readonly Sitter[];
  readonly n: number;
  readonly seat: number;
  readonly option: string;
}

/** An option in words, as the seat had it before it. */
export function OptionText({ playthrough, sitters, n, seat, option }: ToldOptionProps) {
  const { words } = useLanguage();
  const text = useMemo(() => {
    const view = playthrough.game.view(playthrough.states[n]!, seat) as AnyView;
    const people = { names: sitters.map(({ name }) => name) };
    return voiceOf(words, view, people).optionNamed(option);
  }, [words, playthrough, sitters, n, seat, option]);
  return <Sentence text={text} />;
}
