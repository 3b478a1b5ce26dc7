import type { Options } from '@treefort/kernel';
import type { Clock, NewTable, NotDone, Phase, SeatInfo } from '@treefort/protocol';
import type { GameId } from '../table/game-id.ts';

/** Why a request came to nothing: as the server says, or nobody answered. */
export type Why = NotDone['why'] | 'unreachable';

export type Asked<T> =
  | { readonly ok: true; readonly value: T; readonly date: number | undefined }
  | { readonly ok: false; readonly why: Why };

/** A table of the server before one looks at its game. */
export interface TableInfo {
  readonly id: string;
  readonly game: GameId;
  readonly options: Options;
  readonly public: boolean;
  readonly clock: Clock;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  readonly rematch: string | null;
}

/** A table at which one sits. */
export interface OwnTable extends TableInfo {
  readonly you: number;
  /** Whether the own seat has to answer. */
  readonly asked: boolean;
  /** When something last happened there. */
  readonly at: number;
}

/** A table that was set up; `invites` holds the secret of each invited seat. */
export interface TableMade {
  readonly id: string;
  readonly invites: readonly (string | null)[];
}

type Method = 'GET' | 'POST' | 'PATCH';

/** One request to the server. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<Asked<T>> {
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
    if (!response.ok) return { ok: false, why: (found as NotDone).why };
    const date = Date.parse(response.headers.get('date') ?? '');
    return { ok: true, value: found as T, date: Number.isNaN(date) ? undefined : date };
  } catch {
    return unreachable;
  }
}

const unreachable: Asked<never> = { ok: false, why: 'unreachable' };

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const findTable = (id: string): Promise<Asked<TableInfo>> => ask('GET', tablePath(id));

export const listTables = (phase: 'open' | 'playing'): Promise<Asked<readonly TableInfo[]>> =>
  ask('GET', `/api/tables?phase=${phase}`);

export const setUp = (wanted: NewTable): Promise<Asked<TableMade>> =>
  ask('POST', '/api/tables', wanted);

export const sitDown = (
  id: string,
  place: { readonly seat?: number; readonly invite?: string },
): Promise<Asked<object>> => ask('POST', `${tablePath(id)}/sit`, place);
