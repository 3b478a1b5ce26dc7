import type * as protocol from '@treefort/protocol';
import type { MadeTable, NewTable, NotDone } from '@treefort/protocol';
import { type GameId, isGameId } from '../table/game-id.ts';

/** Why a request came to nothing: as the server says, or nobody answered. */
export type Why = NotDone['why'] | 'unreachable';

export type ServerAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly date: number | undefined }
  | FailedRequest;

/** A request that came to nothing, perhaps by a rule that says more. */
export interface FailedRequest {
  readonly ok: false;
  readonly why: Why;
  readonly rule?: string;
}

/** A table of a game that this client knows. */
export type TableInfo = OfKnownGame<protocol.TableInfo>;

type OfKnownGame<T> = T & { readonly game: GameId };

/** A public table, or that the server cannot read it. */
export type ListedTable = OfKnownGame<protocol.TableList['tables'][number]>;

/** A table at which this player sits, or that the server cannot read it. */
export type OwnTable = OfKnownGame<protocol.OwnTableList['tables'][number]>;

interface Page<T> {
  readonly tables: readonly T[];
  readonly next: string | null;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request to the server. */
export async function ask<T>(
  method: Method,
  path: string,
  body?: object,
): Promise<ServerAnswer<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // Where no server is, a page may still be served for every path.
    if (!response.headers.get('content-type')?.includes('json')) return unreachable;
    const found = (await response.json()) as T | NotDone;
    if (!response.ok) {
      const { why, rule } = found as NotDone;
      return { ok: false, why, ...(rule !== undefined && { rule }) };
    }
    const date = Date.parse(response.headers.get('date') ?? '');
    return { ok: true, value: found as T, date: Number.isNaN(date) ? undefined : date };
  } catch {
    return unreachable;
  }
}

const unreachable: ServerAnswer<never> = { ok: false, why: 'unreachable' };

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Where the record of a finished game is. */
export const recordPath = (id: string): string => `${tablePath(id)}/record`;

export const findTable = (id: string): Promise<ServerAnswer<TableInfo>> =>
  ask('GET', tablePath(id));

/** More pages than anybody has games: a server that never ends is asked no further. */
const MOST_PAGES = 40;

/** The tables on some pages of a list, as far as the server answers. */
async function listed<T extends { readonly game: GameId }>(
  path: string,
  pages: number,
): Promise<T[]> {
  const tables: T[] = [];
  const url = new URL(path, location.href);
  for (let page = 0; page < pages; page++) {
    const found = await ask<Page<T>>('GET', url.pathname + url.search);
    if (!found.ok) break;
    tables.push(...found.value.tables.filter(({ game }) => isGameId(game)));
    if (found.value.next === null) break;
    url.searchParams.set('after', found.value.next);
  }
  return tables;
}

/** The newest public tables. */
export const listTables = (phase: 'open' | 'playing'): Promise<readonly ListedTable[]> =>
  listed(`/api/tables?phase=${phase}`, 1);

/** All tables at which this player sits. */
export const listOwnTables = (): Promise<readonly OwnTable[]> =>
  listed('/api/me/tables', MOST_PAGES);

export const setUp = (wanted: NewTable): Promise<ServerAnswer<MadeTable>> =>
  ask('POST', '/api/tables', wanted);

export const sitDown = (
  id: string,
  place: { readonly seat?: number; readonly invite?: string },
): Promise<ServerAnswer<object>> => ask('POST', `${tablePath(id)}/sit`, place);

/** Takes days off at a table. */
export const takeDaysOff = (id: string, days: number): Promise<ServerAnswer<object>> =>
  ask('POST', `${tablePath(id)}/rest`, { days });
