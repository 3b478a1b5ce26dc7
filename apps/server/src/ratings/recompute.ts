import type { Game } from '@treefort/kernel';
import { sql } from 'kysely';
import { installedGames } from '../games.ts';
import { type Database, type DatabasePlace, openDatabase } from '../storage/database.ts';
import { FinishedTables } from '../storage/finished-tables.ts';
import { rateChunk } from './rate-chunk.ts';
import { ResultStore } from './result-store.ts';
import { resultsOf } from './results-of.ts';

/** What a recomputation found. */
export interface Recomputed {
  /** Finished games that were read. */
  games: number;
  /** Rated games among them. */
  rated: number;
  /** Games whose stored results were not what their logs say. */
  results: number;
  /** Games after which other ratings were stored than follow from the results. */
  ratings: number;
  /** Players whose present rating was another one. */
  players: number;
}

/** Computes all results and ratings from the logs, and writes what was stored otherwise. Servers may run meanwhile. */
export async function recomputeRatings(
  place: DatabasePlace,
  games: readonly Game[] = installedGames,
): Promise<Recomputed> {
  const database = await openDatabase(place);
  const found: Recomputed = { games: 0, rated: 0, results: 0, ratings: 0, players: 0 };
  try {
    await recomputeResults(database, games, found);
    for (const game of new Set(games.map(({ id }) => id))) await rateAll(database, game, found);
    found.players += await removeUnfounded(database);
  } finally {
    await database.close();
  }
  return found;
}

async function recomputeResults(
  database: Database,
  games: readonly Game[],
  found: Recomputed,
): Promise<void> {
  const store = new ResultStore(database);
  const finished = new FinishedTables(database, games);
  for await (const page of finished.all()) {
    const results = await resultsOf(finished.replayed(page));
    found.games += results.length;
    found.results += await store.correct(results);
  }
}

/** Rates all games of a kind again, the first one first. */
async function rateAll(database: Database, game: string, found: Recomputed): Promise<void> {
  const store = new ResultStore(database);
  const { rows } = await sql<{ table_id: string }>`
    select table_id from results where game = ${game} and rated
    order by ended_at, table_id limit 1`.execute(database.db);
  for (let from = rows[0]?.table_id ?? null; from !== null; ) {
    const at: string = from;
    const chunk = await store.locked((db) => rateChunk(db, game, at));
    found.rated += chunk.games;
    found.ratings += chunk.changed.length;
    found.players += chunk.players;
    from = chunk.next;
  }
}

/** Removes the ratings of who has no rated game; says how many there were. */
async function removeUnfounded({ db }: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ratings r where not exists (
      select from results s where s.player = r.player and s.game = r.game and s.rated
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
