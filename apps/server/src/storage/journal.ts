import type { Phase } from '@treefort/protocol';
import { sql } from 'kysely';
import type { Metrics } from '../metrics.ts';
import type { LogEntry, WrittenEntry } from '../tables/log-entry.ts';
import type { Database } from './database.ts';

/** An entry to be written, and what the table's row says from then on. */
export interface Line {
  readonly table: string;
  readonly n: number;
  readonly entry: LogEntry;
  readonly phase: Phase;
  /** In how many milliseconds somebody has to look after the table, or null. */
  readonly due: number | null;
}

interface Waiting extends Line {
  resolve(at: number | 'taken'): void;
  reject(error: unknown): void;
}

/**
 * Whole batches in one statement. Rows go in by table, so that two servers cannot wait for each other in a circle, and
 * one that comes second at its place is left out without spoiling the others.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::text[])
      as g(table_id, n, entry, phase, due, player)
  ), written as (
    insert into moves (table_id, n, entry)
    select table_id, n, entry from given order by table_id
    on conflict do nothing
    returning table_id, n, at
  ), looked_after as (
    update tables t set
      phase = g.phase,
      due = clock_timestamp() + g.due * interval '1 millisecond',
      ended_at = case when g.phase = 'over' then coalesce(t.ended_at, clock_timestamp()) end
    from given g join written w on w.table_id = g.table_id and w.n = g.n
    where t.id = g.table_id and (t.phase <> g.phase or t.due is not null or g.due is not null)
  ), sat as (
    insert into seated (player, table_id)
    select g.player, g.table_id from given g join written w on w.table_id = g.table_id and w.n = g.n
    where g.player is not null order by g.table_id
    on conflict do nothing
  )
  select table_id, n, extract(epoch from at)::float8 * 1000 as at from written`;

/** Small enough that the first of a batch need not wait for the last, large enough that a flood is few statements. */
const MOST_LINES = 32;
/** Statements under way at a time: while the disk is busy with one, the next is made. */
const BATCHES = 3;
/** Statements under way where whole batches wait. */
const MOST_BATCHES = 6;

/** Writes entries of all tables; what has come while batches are being written goes into the next. */
export class Journal {
  private readonly database: Database;
  private readonly metrics: Metrics;
  private queue: Waiting[] = [];
  private writing = 0;
  /** By how much the database's clock was ahead of `performance` when it was last heard. */
  private ahead = 0;

  constructor(database: Database, metrics: Metrics) {
    this.database = database;
    this.metrics = metrics;
  }

  /** Writes an entry at its place: the time it got, or that another was there first. */
  append(line: Line): Promise<number | 'taken'> {
    return new Promise((resolve, reject) => {
      this.queue.push({ ...line, resolve, reject });
      if (this.writing < BATCHES || (this.writing < MOST_BATCHES && this.isFull)) this.flush();
    });
  }

  private get isFull(): boolean {
    return this.queue.length >= MOST_LINES;
  }

  /** The entries of a table from a place on. */
  async read(table: string, from: number): Promise<WrittenEntry[]> {
    const rows = await this.database.query<{ n: number; at: number; entry: string }>(
      'read',
      `select n, extract(epoch from at)::float8 * 1000 as at, entry
       from moves where table_id = $1 and n >= $2 order by n`,
      [table, from],
    );
    return rows.map(({ n, at, entry }) => ({ n, at, entry: JSON.parse(entry) as LogEntry }));
  }

  /** How long the logs of some tables are, where others may write too. */
  async lengths(tables: readonly string[]): Promise<{ id: string; n: number }[]> {
    if (!this.database.shared || tables.length === 0) return [];
    return await this.database.query<{ id: string; n: number }>(
      'lengths',
      `select id, (select max(n) + 1 from moves where table_id = id) as n
       from unnest($1::text[]) as t(id)`,
      [tables],
    );
  }

  /** The tables that somebody has to look after now; others leave them alone for a while. */
  async claimDue(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'due',
      `update tables set due = clock_timestamp() + interval '3 seconds'
       where id in (
         select id from tables where due <= clock_timestamp()
         order by due limit 50 for update skip locked
       ) returning id`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  /** Says again when somebody has to look after a table. */
  async setDue(table: string, ms: number | null): Promise<void> {
    await this.database.query(
      'set-due',
      `update tables set due = clock_timestamp() + $2::float8 * interval '1 millisecond' where id = $1`,
      [table, ms],
    );
  }

  /** Asks for the time by which all servers go. */
  async now(): Promise<number> {
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(this.database.db);
    return this.heard(rows[0]!.now);
  }

  /** The same without asking, as near as it is known: a process's own clock may be wrong. */
  get time(): number {
    return performance.now() + this.ahead;
  }

  private heard(time: number): number {
    this.ahead = time - performance.now();
    return time;
  }

  /** Ends when everything that was handed in is written or refused. */
  async drain(): Promise<void> {
    while (this.writing > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private async flush(): Promise<void> {
    this.writing++;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST_LINES);
      try {
        await this.write(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing--;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const column = <T>(of: (line: Waiting) => T): T[] => batch.map(of);
    const rows = await this.database.query<{ table_id: string; at: number }>('append', APPEND, [
      column((line) => line.table),
      column((line) => line.n),
      column((line) => JSON.stringify(line.entry)),
      column((line) => line.phase),
      column((line) => line.due),
      column(({ entry }) => (entry.did === 'sit' ? entry.player : null)),
    ]);
    this.metrics.batchSize.observe(batch.length);
    // A table writes one entry at a time, so its name is enough.
    const written = new Map(rows.map(({ table_id, at }) => [table_id, this.heard(at)]));
    for (const { table, resolve } of batch) resolve(written.get(table) ?? 'taken');
  }
}
