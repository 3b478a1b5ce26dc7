import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { type FinishedTable, PAGE } from '../storage/finished-tables.ts';
import type { Schema } from '../storage/schema.ts';
import { rateChunk } from './rate-chunk.ts';
import type { GameResult, SeatResult } from './result.ts';

/** Writing results or ratings takes this lock of the database, so that games are rated one after the other. */
const LOCK = 7_216_013;

/** A game that is over, and how it ended: null where its log cannot be read. */
export interface CountedGame {
  readonly table: string;
  readonly result: GameResult | null;
}

/** The results of finished games, and the ratings that follow from them. */
export class ResultStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Some finished games whose results were not written yet, the oldest first. */
  async uncounted(): Promise<FinishedTable[]> {
    return await this.database.query<FinishedTable>(
      'uncounted',
      `select id, plan from tables where phase = 'over' and not counted
       order by ended_at limit ${PAGE}`,
      [],
    );
  }

  /** Writes the results of games, each once. */
  async write(games: readonly CountedGame[]): Promise<void> {
    await this.locked((db) => insert(db, games));
  }

  /** Writes the results of games anew where they are not what is stored; says how many were not. */
  async correct(games: readonly CountedGame[]): Promise<number> {
    return await this.locked(async (db) => {
      const { rows } = await sql<SeatResult & { table_id: string; rated: boolean }>`
        select table_id, player, bot, place, score, abandoned, kept, rated from results
        where table_id = any(${games.map(({ table }) => table)}::text[])
        order by table_id, seat`.execute(db);
      const stored = Map.groupBy(rows, ({ table_id }) => table_id);
      const wrong = games.filter(({ table, result }) => {
        const seats = stored.get(table)?.map(({ table_id: _, ...seat }) => seat) ?? [];
        const wanted = result?.seats.map((seat) => ({ ...seat, rated: result.rated })) ?? [];
        return !same(seats, wanted);
      });
      if (wrong.length === 0) return 0;
      const tables = wrong.map(({ table }) => table);
      await forgetFrom(db, tables);
      await sql`delete from results where table_id = any(${tables}::text[])`.execute(db);
      await insert(db, wrong);
      return wrong.length;
    });
  }

  /** Rates all games that were not rated yet, some at a time. */
  async rateNew(): Promise<void> {
    for (;;) {
      const left = await this.locked(async (db) => {
        const { rows } = await sql<{ table_id: string; game: string }>`
          select table_id, game from results where rated and mu is null
          order by game, ended_at, table_id limit 1`.execute(db);
        const [first] = rows;
        if (first) await rateChunk(db, first.game, first.table_id);
        return first !== undefined;
      });
      if (!left) return;
    }
  }

  async locked<T>(task: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return await this.database.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
      return await task(db);
    });
  }
}

const same = (a: readonly object[], b: readonly object[]): boolean =>
  JSON.stringify(a.map(inOrder)) === JSON.stringify(b.map(inOrder));

const inOrder = (row: object) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));

/** A seat as the statement below reads it. */
const rowsOf = ({ table, result }: CountedGame) =>
  result?.seats.map((one, seat) => ({
    ...one,
    table_id: table,
    seat,
    seats: result.seats.length,
    people: result.seats.filter(({ player }) => player !== null).length,
    rated: result.rated,
  })) ?? [];

/** Adds the seats of games that are over. What ended after them and is rated already has to be rated again. */
async function insert(db: Kysely<Schema>, games: readonly CountedGame[]): Promise<void> {
  const { rows } = await sql<{ table_id: string }>`
    insert into results (
      table_id, seat, player, bot, game, seats, people, public, rated, ended_at, place, score, abandoned, kept
    )
    select t.id, s.seat, s.player, s.bot, t.plan->>'game', s.seats, s.people, t.public, s.rated, t.ended_at,
      s.place, s.score, s.abandoned, s.kept
    from json_to_recordset(${JSON.stringify(games.flatMap(rowsOf))}::json) as s(
      table_id text, seat int, player text, bot text, seats int, people int, rated boolean, place int, score int,
      abandoned boolean, kept text[]
    ) join tables t on t.id = s.table_id and t.phase = 'over'
    on conflict do nothing returning table_id`.execute(db);
  const tables = games.map(({ table }) => table);
  await sql`update tables set counted = true where id = any(${tables}::text[])`.execute(db);
  await forgetFrom(
    db,
    rows.map(({ table_id }) => table_id),
  );
}

/** Forgets the ratings after some games, and after all that ended later than the first of them. */
async function forgetFrom(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await sql`
    update results r set mu = null, sigma = null
    from (
      select distinct on (game) game, ended_at, table_id from results
      where table_id = any(${tables}::text[]) and rated order by game, ended_at, table_id
    ) f
    where r.game = f.game and r.rated and (r.ended_at, r.table_id) >= (f.ended_at, f.table_id)
      and r.mu is not null`.execute(db);
}
