import type { Text } from '@treefort/words';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { usePlaying } from './playing.tsx';

/** What happened so far and what is asked now, in words. */
interface LogText {
  readonly told: readonly Text[];
  readonly question: Text | undefined;
}

const NewsContext = createContext<LogText>({ told: [], question: undefined });

export const useLogText = (): LogText => useContext(NewsContext);

/** A long game has many sentences, so the log is deferred until the board is drawn. */
export function LogTextProvider({ children }: { readonly children: ReactNode }) {
  const playing = usePlaying();
  const voice = useDeferredValue(playing.voice);
  const { events, asked } = useDeferredValue(playing.moment);
  const told = useMemo(() => voice.news(events), [voice, events]);
  const news = useMemo(
    () => ({ told, question: asked && voice.question(asked) }),
    [told, voice, asked],
  );
  return <NewsContext value={news}>{children}</NewsContext>;
}
