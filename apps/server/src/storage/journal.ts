import { nth } from '@treefort/kernel';
import type { Phase } from '@treefort/protocol';
import { sql } from 'kysely';
import type { Metrics } from '../metrics.ts';
import type { LogEntry, WrittenEntry } from '../tables/log-entry.ts';
import { type Database, statementNumber } from './database.ts';

/** Entries of a table to be written one behind the other, and what the table's row says from then on. */
export interface NewEntries {
  readonly table: string;
  /** The position of the first. */
  readonly n: number;
  readonly entries: readonly LogEntry[];
  readonly phase: Phase;
  /** In how many milliseconds a server has to act for some seat, or null. */
  readonly due: number | null;
}

interface WrittenRow {
  readonly table_id: string;
  readonly at: number;
}

interface Queued extends NewEntries {
  resolve(at: number | 'taken'): void;
  reject(error: unknown): void;
}

/**
 * Appends entries of several tables in one statement. Rows are ordered by table, so that two servers cannot deadlock; an
 * entry whose position another server took is left out without failing the others. Those behind it are written only where
 * it was: nobody else can have written there, since nobody has seen it yet. They are of the same moment.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::text[])
      as g(table_id, n, entry, phase, due, player)
  ), written as (
    insert into moves (table_id, n, entry, writer)
    select table_id, n, entry, $7 from given order by table_id
    on conflict do nothing
    returning table_id, n, at
  ), behind as (
    insert into moves (table_id, n, entry, writer, at)
    select b.table_id, b.n, b.entry, $7, w.at
    from unnest($8::text[], $9::int[], $10::text[]) as b(table_id, n, entry)
    join written w on w.table_id = b.table_id
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

/** First entries at some positions, as far as one statement wrote them, and with them those behind. */
const WRITTEN_BY = `
  select m.table_id, extract(epoch from m.at)::float8 * 1000 as at
  from unnest($1::text[], $2::int[]) as g(table_id, n)
  join moves m on m.table_id = g.table_id and m.n = g.n
  where m.writer = $3`;

/** The rows of all entries but the first. */
const rowsBehind = ({ table, n, entries }: NewEntries) =>
  entries.slice(1).map((entry, i) => ({ table, n: n + 1 + i, text: JSON.stringify(entry) }));

/** Milliseconds by which the database's clock is taken to have been put back; less is a slow answer. */
const PUT_BACK = 2000;
/** Tables in one statement: few enough that none waits long, many enough that a flood needs few statements. */
const BATCH = 32;
/** Entries that are read at a time. */
const PART = 400;
/** Statements under way at a time. */
const PARALLEL = 3;
/** Statements under way while whole batches wait. */
const MOST_PARALLEL = 6;

/** Writes the logs of all tables. Entries that come while a batch is being written go into the next one. */
export class Journal {
  private readonly database: Database;
  private readonly metrics: Metrics;
  private queue: Queued[] = [];
  private writing = 0;
  /** The difference between the database's clock and `performance`, as last measured. */
  private clockOffset = 0;
  private putBack = false;

  constructor(database: Database, metrics: Metrics) {
    this.database = database;
    this.metrics = metrics;
  }

  /** Writes all of some entries and gives their time, or none and 'taken' where another server wrote there first. */
  append(line: NewEntries): Promise<number | 'taken'> {
    return new Promise((resolve, reject) => {
      this.queue.push({ ...line, resolve, reject });
      if (this.writing < PARALLEL || (this.writing < MOST_PARALLEL && this.isFull)) this.flush();
    });
  }

  private get isFull(): boolean {
    return this.queue.length >= BATCH;
  }

  /** The entries of a table from a position on, part by part, so that nobody else waits for a long log. */
  async *read(table: string, from: number): AsyncGenerator<WrittenEntry[]> {
    for (let next = from; ; ) {
      const part = await this.readPart(table, next);
      if (part.length > 0) yield part;
      if (part.length < PART) return;
      next += PART;
    }
  }

  private async readPart(table: string, from: number): Promise<WrittenEntry[]> {
    const rows = await this.database.query<{ n: number; at: number; entry: string }>(
      'read',
      `select n, extract(epoch from at)::float8 * 1000 as at, entry
       from moves where table_id = $1 and n >= $2 order by n limit ${PART}`,
      [table, from],
    );
    return rows.map(({ n, at, entry }) => ({ n, at, entry: JSON.parse(entry) as LogEntry }));
  }

  /** The lengths of some tables' logs, where other servers may write too. */
  async lengths(tables: readonly string[]): Promise<{ id: string; n: number }[]> {
    if (!this.database.shared || tables.length === 0) return [];
    return await this.database.query<{ id: string; n: number }>(
      'lengths',
      `select id, (select max(n) + 1 from moves where table_id = id) as n
       from unnest($1::text[]) as t(id)`,
      [tables],
    );
  }

  /** Claims the tables for which a server has to act now; for three seconds no other server claims them. */
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

  /** Sets when a server has to act for a table. */
  async setDue(table: string, ms: number | null): Promise<void> {
    await this.database.query(
      'set-due',
      `update tables set due = clock_timestamp() + $2::float8 * interval '1 millisecond' where id = $1`,
      [table, ms],
    );
  }

  /** Looks at the database's clock. Where it was put back, what was due later would be late: all tables are due now. */
  async followClock(): Promise<void> {
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(this.database.db);
    this.measured(nth(rows, 0).now);
    if (!this.putBack) return;
    this.putBack = false;
    await this.database.query(
      'all-due',
      'update tables set due = clock_timestamp() where due > clock_timestamp()',
      [],
    );
  }

  /** The database's time without asking, as last measured: a server's own clock may be wrong. */
  get time(): number {
    return performance.now() + this.clockOffset;
  }

  private measured(time: number): number {
    if (this.time - time > PUT_BACK) this.putBack = true;
    this.clockOffset = time - performance.now();
    return time;
  }

  /** Resolves when every queued entry is written or refused. */
  async drain(): Promise<void> {
    while (this.writing > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private async flush(): Promise<void> {
    this.writing++;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, BATCH);
      try {
        await this.write(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing--;
  }

  private async write(batch: readonly Queued[]): Promise<void> {
    const column = <T>(of: (line: Queued) => T): T[] => batch.map(of);
    const behind = batch.flatMap(rowsBehind);
    const writer = statementNumber();
    const rows = await this.database.query<WrittenRow>('append', APPEND, [
      column((line) => line.table),
      column((line) => line.n),
      column(({ entries }) => JSON.stringify(entries[0])),
      column((line) => line.phase),
      column((line) => line.due),
      column(({ entries: [first] }) => (first?.did === 'sit' ? first.player : null)),
      writer,
      behind.map(({ table }) => table),
      behind.map(({ n }) => n),
      behind.map(({ text }) => text),
    ]);
    this.metrics.batchSize.observe(batch.length + behind.length);
    for (const { at } of rows) this.measured(at);
    const taken = this.tell(batch, rows);
    if (taken.length === 0) return;
    const others = this.tell(taken, await this.writtenBefore(taken, writer));
    for (const { resolve } of others) resolve('taken');
  }

  /** Tells those that were written; gives the others. */
  private tell(batch: readonly Queued[], rows: readonly WrittenRow[]): readonly Queued[] {
    // A table waits for what it has written, so its name is enough.
    const written = new Map(rows.map(({ table_id, at }) => [table_id, at]));
    return batch.filter(({ table, resolve }) => {
      const at = written.get(table);
      if (at !== undefined) resolve(at);
      return at === undefined;
    });
  }

  /** Where a connection was lost, the statement may have been carried out without an answer, and found its own entries. */
  private async writtenBefore(
    missing: readonly NewEntries[],
    writer: number,
  ): Promise<readonly WrittenRow[]> {
    return await this.database.query<WrittenRow>('written-by', WRITTEN_BY, [
      missing.map(({ table }) => table),
      missing.map(({ n }) => n),
      writer,
    ]);
  }
}
