import { setImmediate } from 'node:timers/promises';
import type { Game } from '@treefort/kernel';
import type { WrittenEntry } from '../tables/log-entry.ts';
import { Match } from '../tables/match.ts';
import type { TablePlan } from '../tables/plan.ts';
import { replay, UnreadableTable } from '../tables/replay.ts';
import type { Database } from './database.ts';

/** Tables that are read at a time. */
export const PAGE = 50;
/** Entries of a log that are read at a time: few enough to be parsed between two moves of others. */
const PART = 1000;

/** A table whose game is over. */
export interface FinishedTable {
  readonly id: string;
  readonly plan: TablePlan;
}

/** The same with its match as the log says, or why the log cannot be read. */
export interface Replayed<T extends FinishedTable> {
  readonly table: T;
  readonly match: Match | UnreadableTable;
}

/**
 * One row for each table: a driver reads that several times as fast as one for each entry. One look into the index for
 * each of them: joined, the database would rather read all logs that there are.
 */
const LOGS = `
  select t.id, (
    select '[' || string_agg(
      '{"n":' || m.n || ',"at":' || extract(epoch from m.at)::float8 * 1000 || ',"entry":' || m.entry || '}',
      ',' order by m.n
    ) || ']'
    from moves m where m.table_id = t.id and m.n >= $2 and m.n < $2 + ${PART}
  ) as log
  from unnest($1::text[]) as t(id)`;

/** Finished games, many at a time: they are replayed for how they ended, without what was told meanwhile. */
export class FinishedTables {
  private readonly database: Database;
  private readonly games: readonly Game[];

  constructor(database: Database, games: readonly Game[]) {
    this.database = database;
    this.games = games;
  }

  /** All of them, in the order of their ids. */
  async *all() {
    for (let after = ''; ; ) {
      const page = await this.database.db
        .selectFrom('tables')
        .select(['id', 'plan', 'public', 'ended_at'])
        .where('phase', '=', 'over')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  }

  /** Replays some of them; between two of them everybody else has a turn. */
  async *replayed<T extends FinishedTable>(tables: readonly T[]): AsyncGenerator<Replayed<T>> {
    const ids = tables.map(({ id }) => id);
    const logs = await this.logs(ids, 0);
    for (const table of tables) {
      yield { table, match: await this.replay(table, logs.get(table.id) ?? '[]') };
      await setImmediate();
    }
  }

  private async replay({ id, plan }: FinishedTable, log: string): Promise<Match | UnreadableTable> {
    const match = new Match(plan, this.games, { silent: true });
    try {
      for (let part = log; ; part = (await this.logs([id], match.n)).get(id) ?? '[]') {
        const entries = JSON.parse(part) as WrittenEntry[];
        await replay(match, entries);
        if (entries.length < PART) break;
      }
    } catch (error) {
      if (error instanceof UnreadableTable) return error;
      throw error;
    }
    return match.phase === 'over' ? match : new UnreadableTable('its log ends before the game');
  }

  /** A part of some logs from a position on, in JSON. */
  private async logs(ids: readonly string[], from: number): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; log: string | null }>('logs', LOGS, [
      ids,
      from,
    ]);
    return new Map(rows.map(({ id, log }) => [id, log ?? '[]']));
  }
}
