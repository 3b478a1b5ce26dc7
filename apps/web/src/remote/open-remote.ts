import { type GameRecord, parseRecord, type Result } from '@treefort/kernel';
import { pageVersion } from '../shell/version-check.ts';
import { games } from '../table/games.ts';
import type { Connection, ConnectionHandlers } from './link.ts';
import { RemoteTable, type RemoteWorld } from './remote-table.ts';
import { ask, recordPath, type TableInfo } from './server.ts';
import { shuffleStore } from './shuffle-store.ts';

function openConnection(id: string, after: number, handlers: ConnectionHandlers): Connection {
  const url = new URL(
    `/api/tables/${encodeURIComponent(id)}/play?changes=1&after=${after}`,
    location.href,
  );
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => handlers.received(String(data));
  socket.onclose = () => handlers.closed();
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    },
  };
}

async function recordOf(id: string): Promise<Result<GameRecord> | undefined> {
  const found = await ask<unknown>('GET', recordPath(id));
  return found.ok ? parseRecord(games, found.value) : undefined;
}

const worldOf = (id: string): RemoteWorld => ({
  version: import.meta.env.PROD ? pageVersion() : null,
  open: (after, handlers) => openConnection(id, after, handlers),
  later(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  now: Date.now,
  record: () => recordOf(id),
  shuffle: shuffleStore(id),
});

/** Opens a table on the server. It reconnects at once when the network is back, or when the page is visible again. */
export function openRemote({ id }: TableInfo, ahead: number): RemoteTable {
  const table = new RemoteTable(ahead, worldOf(id));
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener('online', () => table.reconnectNow(), { signal });
  addEventListener('offline', () => table.replaceConnection(), { signal });
  const looked = (): void => {
    if (document.visibilityState === 'visible') table.reconnectNow();
  };
  document.addEventListener('visibilitychange', looked, { signal });
  const close = table.close.bind(table);
  table.close = () => {
    gone.abort();
    close();
  };
  return table;
}
