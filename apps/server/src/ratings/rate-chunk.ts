import { type Kysely, sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { meeting, type RatedGame, RatingBook } from './rating-book.ts';
import type { Rating } from './scale.ts';

/** Games that are rated at a time: few enough for one short transaction. */
const CHUNK = 100;

/** A rated game as it is stored. */
interface StoredGame extends RatedGame {
  /** What is stored as the ratings after it. */
  readonly stored: readonly (Rating | null)[];
}

/** What rating some games came to. */
export interface Chunk {
  readonly games: number;
  /** The games after which something else was stored. */
  readonly changed: readonly string[];
  /** How many players had another present rating. */
  readonly players: number;
  /** The game that comes next, if there is one. */
  readonly next: string | null;
}

/** Rates some games from one on, in the order in which they ended; all before it have to be rated. */
export async function rateChunk(db: Kysely<Schema>, game: string, from: string): Promise<Chunk> {
  const found = await gamesFrom(db, game, from);
  const games = found.slice(0, CHUNK);
  const players = [...new Set(games.flatMap((one) => one.players))];
  const before = { game, from, players };
  const book = new RatingBook(await ratingsBefore(db, before), await metBefore(db, before));
  const rated = games.map((one) => ({ ...one, after: book.rate(one) }));
  const changed = rated.filter((one) =>
    one.after.some((rating, i) => !isSame(rating, one.stored[i])),
  );
  await writeRatings(db, changed);
  return {
    games: games.length,
    changed: changed.map(({ table }) => table),
    players: await updateRatings(db, game, players),
    next: found[CHUNK]?.table ?? null,
  };
}

const isSame = (one: Rating, other: Rating | null | undefined): boolean =>
  one.mu === other?.mu && one.sigma === other.sigma;

/** When a game ended, inside a statement: the database's times are finer than ours. */
const endOf = (table: string) =>
  sql`(select ended_at from results where table_id = ${table} limit 1)`;

/** A chunk of games from one on, and the one after them. */
async function gamesFrom(db: Kysely<Schema>, game: string, from: string): Promise<StoredGame[]> {
  const { rows } = await sql<StoredGame & { mus: (number | null)[]; sigmas: (number | null)[] }>`
    select r.table_id as table, floor(extract(epoch from r.ended_at) / 86400)::int as day,
      array_agg(r.player order by r.seat) as players, array_agg(r.place order by r.seat) as places,
      array_agg(r.mu order by r.seat) as mus, array_agg(r.sigma order by r.seat) as sigmas
    from (
      select table_id from results where game = ${game} and rated and seat = 0
        and (ended_at, table_id) >= (${endOf(from)}, ${from})
      order by ended_at, table_id limit ${sql.lit(CHUNK + 1)}
    ) g join results r on r.table_id = g.table_id
    group by r.ended_at, r.table_id order by r.ended_at, r.table_id`.execute(db);
  return rows.map(({ mus, sigmas, ...one }) => ({
    ...one,
    stored: mus.map((mu, i) => {
      const sigma = sigmas[i];
      return mu === null || sigma == null ? null : { mu, sigma };
    }),
  }));
}

interface Before {
  readonly game: string;
  readonly from: string;
  readonly players: readonly string[];
}

/** What some players had before a game. */
async function ratingsBefore(db: Kysely<Schema>, { game, from, players }: Before) {
  const { rows } = await sql<{ player: string } & Rating>`
    select distinct on (r.player) r.player, r.mu, r.sigma
    from results r
    where r.player is not null and r.player = any(${players}::text[])
      and r.game = ${game} and r.rated and (r.ended_at, r.table_id) < (${endOf(from)}, ${from})
    order by r.player, r.ended_at desc, r.table_id desc`.execute(db);
  return new Map(rows.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
}

/** How often some players have met on the day of a game before it. */
async function metBefore(db: Kysely<Schema>, { game, from, players }: Before) {
  const { rows } = await sql<{ day: number; one: string; other: string; games: number }>`
    select floor(extract(epoch from a.ended_at) / 86400)::int as day,
      a.player as one, b.player as other, count(*)::int as games
    from results a
    join results b on b.table_id = a.table_id and b.seat > a.seat and b.player = any(${players}::text[])
    where a.player is not null and a.player = any(${players}::text[])
      and a.game = ${game} and a.rated
      and a.ended_at >= to_timestamp(floor(extract(epoch from ${endOf(from)}) / 86400) * 86400)
      and (a.ended_at, a.table_id) < (${endOf(from)}, ${from})
    group by 1, 2, 3`.execute(db);
  const met = new Map<string, number>();
  for (const { day, one, other, games } of rows) {
    const key = meeting(day, one, other);
    met.set(key, (met.get(key) ?? 0) + games);
  }
  return met;
}

/** Writes what the players have after each of these games. */
async function writeRatings(
  db: Kysely<Schema>,
  games: readonly (RatedGame & { readonly after: readonly Rating[] })[],
): Promise<void> {
  const seats = games.flatMap(({ table, after }) =>
    after.map((rating, seat) => ({ table, seat, ...rating })),
  );
  await sql`
    update results r set mu = g.mu, sigma = g.sigma
    from unnest(
      ${seats.map(({ table }) => table)}::text[], ${seats.map(({ seat }) => seat)}::int[],
      ${seats.map(({ mu }) => mu)}::float8[], ${seats.map(({ sigma }) => sigma)}::float8[]
    ) as g(table_id, seat, mu, sigma)
    where r.table_id = g.table_id and r.seat = g.seat`.execute(db);
}

/** Brings the present ratings of some players up to date with their results; says how many were not. */
async function updateRatings(
  db: Kysely<Schema>,
  game: string,
  players: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ratings (game, player, mu, sigma, games)
    select distinct on (player) game, player, mu, sigma, count(*) over (partition by player)
    from results
    where player is not null and player = any(${players}::text[])
      and game = ${game} and rated and mu is not null
    order by player, ended_at desc, table_id desc
    on conflict (game, player) do update
    set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    where (ratings.mu, ratings.sigma, ratings.games) <> (excluded.mu, excluded.sigma, excluded.games)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
