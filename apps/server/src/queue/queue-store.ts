import type { Pace, QueueWish, WaitingCount } from '@treefort/protocol';
import { type Database, statementNumber } from '../storage/database.ts';
import { REMOVED_NOTICE } from '../storage/notifications.ts';
import type { TablePlan } from '../tables/plan.ts';
import type { Waiting } from './grouping.ts';

/** Those who wait for one game at one pace: only they are matched with each other. */
export interface Pool {
  readonly game: string;
  readonly pace: Pace;
}

/** The place of a player in the queue. */
export interface QueuePlace extends QueueWish {
  /** Milliseconds since they joined. */
  readonly waited: number;
  /** The table that is ready, and in how many milliseconds they have to be there. */
  readonly table: string | null;
  readonly left: number | null;
}

/** Somebody who takes a place. */
export interface Joining {
  readonly player: string;
  /** Where they come from, as this server alone can tell. */
  readonly source: string;
  readonly rating: number;
  readonly wish: QueueWish;
}

/** A table for people who wait. */
export interface MatchedTable {
  readonly plan: TablePlan;
  readonly players: readonly string[];
}

/** Somebody whose page was not heard of for so many seconds is not matched, and after more loses the place. */
const UNHEARD = 12;
/** A player whom another server has heard of within so many seconds is there, though a page here was closed. */
const HEARD = 2;
const GONE = 60;
/** Milliseconds in which those who are matched have to come. */
const COME_WITHIN = 30_000;
/** Seconds for which it is remembered who did not come to a table, or would not. */
const REMEMBERED = 600;
/** Those who wait longest, of whom a round looks at so many at a time. */
const MOST_WAITING = 2000;
/** Tables whose time is up, of which a round looks after so many. */
const MOST_OVERDUE = 50;
/** Milliseconds from a change to the next round: people who come together are looked at together. */
const SOON = 100;
/** Milliseconds for which a pool is left to the server that claims it. */
const CLAIMED = 3000;

const WAITING = `table_id is null and seen_at > clock_timestamp() - interval '${UNHEARD} seconds'`;
const MS = (text: string): string => `extract(epoch from ${text})::float8 * 1000`;

/** A player who changes what they want keeps their place among those who want that; one who is matched changes nothing. */
const JOIN = `
  with joined as (
    insert into queue as q (player, game, pace, seats, bots, rating, source)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (player) do update set
      game = excluded.game, pace = excluded.pace, seats = excluded.seats, bots = excluded.bots,
      rating = excluded.rating, source = excluded.source, seen_at = clock_timestamp(),
      joined_at = case when (q.game, q.pace) = (excluded.game, excluded.pace)
        then q.joined_at else clock_timestamp() end
    where q.table_id is null
  )
  insert into queue_pools (game, pace, due)
  values ($2, $3, clock_timestamp() + interval '${SOON} milliseconds')
  on conflict (game, pace) do update set due = least(queue_pools.due, excluded.due), claim = null`;

/**
 * Gives tables to those for whom they were planned, unless one of them was matched or has left meanwhile: then the table is
 * not made. Rows are locked in one order, so that two servers cannot deadlock.
 */
const MATCH = `
  with given as (
    select * from unnest($1::text[], $2::text[]) as g(player, table_id)
  ), planned as (
    select * from unnest($3::text[], $4::jsonb[], $5::int[]) as p(id, plan, people)
  ), locked as (
    select q.player, g.table_id from queue q join given g on g.player = q.player
    where q.table_id is null order by q.player for update of q
  ), whole as (
    select p.id, p.plan from planned p
    where p.people = (select count(*) from locked l where l.table_id = p.id)
  ), made as (
    insert into tables (id, plan, public) select id, plan, true from whole
  ), sat as (
    insert into seated (player, table_id)
    select l.player, l.table_id from locked l join whole w on w.id = l.table_id
  )
  update queue q set
    table_id = l.table_id,
    ready_until = clock_timestamp() + interval '${COME_WITHIN} milliseconds'
  from locked l join whole w on w.id = l.table_id
  where q.player = l.player`;

/** A table whose game does not begin is gone; some go back to their places, the others have left the queue. */
const DISSOLVE = `
  with back as (
    update queue set table_id = null, ready_until = null, seen_at = clock_timestamp()
    where table_id = $1 and player = any($2::text[]) returning game, pace
  ), out as (
    delete from queue where table_id = $1 and player <> all($2::text[]) returning player, source
  ), missed as (
    insert into queue_missed (player, source) select player, source from out
  ), old as (
    delete from queue_missed where at < clock_timestamp() - interval '${REMEMBERED} seconds'
  ), again as (
    update queue_pools p set due = clock_timestamp(), claim = null
    from (select distinct game, pace from back) b where (p.game, p.pace) = (b.game, b.pace)
  ), gone as (
    delete from tables where id = $1 and phase = 'open' returning id
  ), moved as (delete from moves using gone where table_id = gone.id),
  sat as (delete from seated using gone where table_id = gone.id),
  seen as (delete from last_seen using gone where table_id = gone.id)
  select ${REMOVED_NOTICE} from gone`;

/** Who leaves while a table is ready has let the others wait. */
const LEAVE = `
  with gone as (delete from queue where player = $1 returning player, source, table_id),
    missed as (
      insert into queue_missed (player, source)
      select player, source from gone where table_id is not null
    )
  select table_id as table from gone`;

const MISSED = `
  select count(*) filter (where player = $1)::int as own, count(*)::int as near
  from queue_missed
  where (player = $1 or source = $2) and at > clock_timestamp() - interval '${REMEMBERED} seconds'`;

/** The queue in the database. */
export class QueueStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async join({ player, source, rating, wish }: Joining): Promise<void> {
    const { game, pace, seats, bots } = wish;
    const values = [player, game, pace, seats, bots, rating, source];
    await this.database.query('queue-join', JOIN, values);
  }

  /** How often a player has let others wait lately, and how often all who came the same way have. */
  async missed(player: string, source: string): Promise<{ own: number; near: number }> {
    const rows = await this.database.query<{ own: number; near: number }>('queue-missed', MISSED, [
      player,
      source,
    ]);
    return rows[0]!;
  }

  /** Leaves the queue; gives the table that was ready, if one was. */
  async leave(player: string): Promise<string | null> {
    const rows = await this.database.query<{ table: string | null }>('queue-leave', LEAVE, [
      player,
    ]);
    return rows[0]?.table ?? null;
  }

  async placeOf(player: string): Promise<QueuePlace | undefined> {
    const rows = await this.database.query<QueuePlace>(
      'queue-place',
      `select game, pace, seats, bots, table_id as table,
         ${MS('clock_timestamp() - joined_at')} as waited,
         ${MS('ready_until - clock_timestamp()')} as left
       from queue where player = $1`,
      [player],
    );
    return rows[0];
  }

  counts(): Promise<WaitingCount[]> {
    return this.database.query(
      'queue-counts',
      `select game, pace, count(*)::int as waiting from queue where ${WAITING} group by 1, 2`,
      [],
    );
  }

  /** Notes that the pages of some players are open. */
  async seen(players: readonly string[]): Promise<void> {
    await this.database.query(
      'queue-seen',
      `update queue set seen_at = clock_timestamp() where player in (
         select player from queue where player = any($1) order by player for update skip locked
       )`,
      [players],
    );
  }

  /** Notes that some players have closed their pages: they are not matched before they are seen again. */
  async closed(players: readonly string[]): Promise<void> {
    await this.database.query(
      'queue-closed',
      `update queue set seen_at = clock_timestamp() - interval '${UNHEARD} seconds'
       where player in (
         select player from queue where player = any($1) and table_id is null
           and seen_at < clock_timestamp() - interval '${HEARD} seconds'
         order by player for update skip locked
       )`,
      [players],
    );
  }

  /** Claims a pool that is due: no other server looks at it for a while. */
  async claim(): Promise<(Pool & { readonly claim: number }) | undefined> {
    const claim = statementNumber();
    const rows = await this.database.query<Pool>(
      'queue-claim',
      `update queue_pools set
         due = clock_timestamp() + interval '${CLAIMED} milliseconds', claim = $1
       where (game, pace) in (
         select game, pace from queue_pools where due <= clock_timestamp()
         order by due limit 1 for update skip locked
       ) returning game, pace`,
      [claim],
    );
    return rows[0] && { ...rows[0], claim };
  }

  /** Sets when a claimed pool is due again, unless somebody has come meanwhile; null while nobody is in the queue. */
  async release(
    { game, pace, claim }: Pool & { readonly claim: number },
    ms: number,
  ): Promise<void> {
    await this.database.query(
      'queue-release',
      `update queue_pools p set claim = null, due = case
         when exists (select from queue q where (q.game, q.pace) = (p.game, p.pace))
         then clock_timestamp() + $4::float8 * interval '1 millisecond' end
       where game = $1 and pace = $2 and claim = $3`,
      [game, pace, claim, ms],
    );
  }

  /** Removes those whose pages are closed; gives who that was. */
  async removeGone({ game, pace }: Pool): Promise<string[]> {
    const rows = await this.database.query<{ player: string }>(
      'queue-gone',
      `delete from queue where game = $1 and pace = $2 and table_id is null
         and seen_at < clock_timestamp() - interval '${GONE} seconds' returning player`,
      [game, pace],
    );
    return rows.map(({ player }) => player);
  }

  /** Who waits, the longest first. */
  waiting({ game, pace }: Pool): Promise<Waiting[]> {
    return this.database.query(
      'queue-waiting',
      `select player, p.name, seats, bots, rating,
         ${MS('clock_timestamp() - joined_at')} as waited
       from queue q join players p on p.id = q.player
       where game = $1 and pace = $2 and ${WAITING}
       order by joined_at, player limit ${MOST_WAITING}`,
      [game, pace],
    );
  }

  /** Gives people their tables, each of them once. */
  async match(tables: readonly MatchedTable[]): Promise<void> {
    const given = tables.flatMap(({ plan, players }) =>
      players.map((player) => ({ player, table: plan.id })),
    );
    await this.database.query('queue-match', MATCH, [
      given.map(({ player }) => player),
      given.map(({ table }) => table),
      tables.map(({ plan }) => plan.id),
      tables.map(({ plan }) => JSON.stringify(plan)),
      tables.map(({ players }) => players.length),
    ]);
  }

  /** The tables to which somebody has not come in time. */
  async overdue({ game, pace }: Pool): Promise<string[]> {
    const rows = await this.database.query<{ table: string }>(
      'queue-overdue',
      `select distinct table_id as table from queue
       where game = $1 and pace = $2 and ready_until <= clock_timestamp() limit ${MOST_OVERDUE}`,
      [game, pace],
    );
    return rows.map(({ table }) => table);
  }

  /** The players for whom a table is ready. */
  async expectedAt(table: string): Promise<string[]> {
    const rows = await this.database.query<{ player: string }>(
      'queue-expected',
      'select player from queue where table_id = $1',
      [table],
    );
    return rows.map(({ player }) => player);
  }

  /** The game has begun: nobody at the table waits any more. */
  async started(table: string): Promise<void> {
    await this.database.query('queue-started', 'delete from queue where table_id = $1', [table]);
  }

  /** Removes a table before its game; these players go back to their places in the queue. */
  async dissolve(table: string, back: readonly string[]): Promise<void> {
    await this.database.query('queue-dissolve', DISSOLVE, [table, back]);
  }
}
