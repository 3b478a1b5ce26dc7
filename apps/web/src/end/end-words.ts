import type { EndWords } from '@treefort/words';
import { createContext, useContext } from 'react';

export const EndWordsContext = createContext<EndWords | null>(null);

/** What is said when a game is over. */
export function useEndWords(): EndWords {
  const words = useContext(EndWordsContext);
  if (!words) throw new Error('no end outside <EndDialog>');
  return words;
}
