import '../style/lobby.css';
import '../style/people.css';
import '../style/signs.css';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type FoundTable, useFindTable } from '../online/find-table.ts';
import { Lobby } from '../online/lobby.tsx';
import { OnlineGame } from '../online/online-game.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import { type RemoteState, sitterOf } from '../remote/remote-state.ts';
import type { TableInfo } from '../remote/server.ts';
import { keepVisit } from '../remote/visits.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { useReloadOnNewVersion } from '../shell/version-check.ts';

interface NoteProps {
  readonly title: string;
  readonly children?: ReactNode;
}

function Note({ title, children }: NoteProps) {
  const { web } = useLanguage();
  return (
    <main className="note sheet">
      <h1>{title}</h1>
      {children}
      <p className="row">
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}

/** Remembers a table with a seat for the home page. */
function useVisit({ id, game }: TableInfo, { you, seats, phase }: RemoteState): void {
  const isPlayer = you !== null;
  const over = phase === 'over';
  const seated = JSON.stringify(
    seats.map(sitterOf).filter(({ name, former }) => name !== '' || former),
  );
  useEffect(() => {
    if (!isPlayer) return;
    keepVisit({ id, game, sitters: JSON.parse(seated), over, touched: Date.now() });
  }, [id, game, isPlayer, over, seated]);
}

function AtTable({ found }: { readonly found: FoundTable }) {
  const { info, table } = found;
  const online = useOnlineWords();
  const state = useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.state(),
  );
  const { rematch, newer, sending, phase, moment, seats } = state;
  useVisit(info, state);
  useReloadOnNewVersion(newer && !sending);
  useEffect(() => {
    if (rematch?.led) go({ at: 'table', id: rematch.table });
  }, [rematch]);
  if (seats.length === 0) return <Note title={online.t('online:connecting')} />;
  if (phase === 'open' || !moment) return <Lobby found={found} state={state} />;
  return <OnlineGame found={found} state={state} />;
}

/** A table on the server by its id: its lobby, then its game. */
export function OnlineTable({ id }: { readonly id: string }) {
  const online = useOnlineWords();
  const search = useFindTable(id);
  if (search === 'looking') return <Note title={online.t('online:connecting')} />;
  if (search === 'missing') {
    return (
      <Note title={online.t('online:missing')}>
        <p>{online.t('online:missing-text')}</p>
      </Note>
    );
  }
  if (search === 'unreadable') {
    return (
      <Note title={online.t('online:unreadable')}>
        <p>{online.t('online:unreadable-text')}</p>
      </Note>
    );
  }
  if (search === 'unreachable') {
    return (
      <Note title={online.t('online:unreachable')}>
        <p>{online.t('online:unreachable-text')}</p>
        <p className="row">
          <button type="button" className="button strong" onClick={() => location.reload()}>
            {online.t('online:retry')}
          </button>
        </p>
      </Note>
    );
  }
  return <AtTable found={search} />;
}
