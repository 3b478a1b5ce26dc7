import type { LessonKey, Lessons, Text, Values, Words } from '@treefort/words';
import type { Playing } from '../play/playing.tsx';
import type { Step } from './lesson.ts';

/** The players, cards and rooms that the sentences of a step name. */
function namesIn({ names = {} }: Step, words: Words, { face, people }: Playing): Values {
  const named = Object.entries(names).map(
    ([name, id]) => [name, face.cardName(words, id)] as const,
  );
  return { rival: words.player(1, people), ...Object.fromEntries(named) };
}

/** Says the sentences of a step, with what they name. */
export const lessonText =
  (lessons: Lessons, words: Words, step: Step, playing: Playing) =>
  (key: LessonKey): Text =>
    lessons.parts(key, namesIn(step, words, playing));
