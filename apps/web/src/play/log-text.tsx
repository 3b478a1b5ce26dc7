import type { Text } from '@treefort/words';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { usePlaying } from './playing.tsx';

/** What happened so far and what is asked now, in words. */
interface LogText {
  readonly lines: readonly Text[];
  readonly question: Text | undefined;
}

const LogTextContext = createContext<LogText>({ lines: [], question: undefined });

export const useLogText = (): LogText => useContext(LogTextContext);

/** A long game has many sentences, so the log is deferred until the board is drawn. */
export function LogTextProvider({ children }: { readonly children: ReactNode }) {
  const playing = usePlaying();
  const voice = useDeferredValue(playing.voice);
  const { events, asked } = useDeferredValue(playing.moment);
  const lines = useMemo(() => voice.news(events), [voice, events]);
  const text = useMemo(
    () => ({ lines, question: asked && voice.question(asked) }),
    [lines, voice, asked],
  );
  return <LogTextContext value={text}>{children}</LogTextContext>;
}
