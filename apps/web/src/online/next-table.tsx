import { useEffect, useState } from 'react';
import { nextTable } from '../remote/own-player.ts';
import { Link } from '../shell/link.tsx';
import { useOnlineWords } from './online-words.ts';

/** Milliseconds between two looks for a game that waits. */
const INTERVAL = 60_000;

/** Another table at which this player is waited for, looked for while `idle` at this one. */
function useNextTable(here: string, idle: boolean): string | undefined {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (!idle) return undefined;
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      void nextTable(here).then((found) => wanted && setNext(found));
    };
    look();
    const timer = setInterval(look, INTERVAL);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [here, idle]);
  return idle ? next : undefined;
}

interface NextTableProps {
  readonly here: string;
  /** Nothing is asked of this player here, and no clock is about to run. */
  readonly idle: boolean;
}

/** Leads from game to game, to the one that has waited longest for this player. */
export function NextTableLink({ here, idle }: NextTableProps) {
  const online = useOnlineWords();
  const next = useNextTable(here, idle);
  if (next === undefined) return null;
  return (
    <Link
      to={{ at: 'table', id: next }}
      className="button round strong next-table"
      label={online.t('online:next-table')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
        <path d="M4 5l8 7-8 7zM12 5l8 7-8 7z" />
      </svg>
    </Link>
  );
}
