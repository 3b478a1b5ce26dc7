import type { People } from '@treefort/words';
import type { LoadedLanguage } from '../shell/language.tsx';

/** A stretch of a game that people would name, such as a turn of Fort or a pick of Treehouse. */
export interface Stretch {
  /** Moments of the same stretch have the same id. */
  readonly id: string;
  /** Stretches that belong together, such as the turns of a round. */
  readonly chapter: string;
  readonly name: (language: LoadedLanguage, people: People) => string;
}

export const theEnd: Stretch = {
  id: 'over',
  chapter: 'over',
  name: ({ web }) => web.t('replay:over'),
};
