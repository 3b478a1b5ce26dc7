import { useEffect, useState } from 'react';
import { openRemote } from '../remote/open-remote.ts';
import type { RemoteTable } from '../remote/remote-table.ts';
import { findTable, type TableInfo } from '../remote/server.ts';

/** A server that did not answer is asked again after so many milliseconds. */
const AGAIN = 5_000;

/** A table that was found, with the connection to it. */
export interface FoundTable {
  readonly info: TableInfo;
  readonly table: RemoteTable;
}

export type TableSearch = 'looking' | 'missing' | 'unreadable' | 'unreachable' | FoundTable;

/** Looks a table up, and again while the server does not answer, until `stop`. */
function search(id: string, found: (result: TableSearch) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let table: RemoteTable | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const asked = await findTable(id);
    if (stop.signal.aborted || table) return;
    if (asked.ok) {
      table = openRemote(asked.value, (asked.date ?? Date.now()) - Date.now());
      return found({ info: asked.value, table });
    }
    if (asked.why === 'not-found') return found('missing');
    if (asked.why === 'unreadable') return found('unreadable');
    found('unreachable');
    timer = setTimeout(look, AGAIN);
  };
  void look();
  addEventListener('online', () => !table && void look(), { signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
    table?.close();
  };
}

/** A table by its id, found and connected to as long as the screen is there. */
export function useFindTable(id: string): TableSearch {
  const [result, setResult] = useState<TableSearch>('looking');
  useEffect(() => search(id, setResult), [id]);
  return result;
}
