import { randomUUID } from 'node:crypto';
import { type Database, statementNumber } from '../storage/database.ts';

/** A player connected to a table through some server. Anonymous watchers share the empty id. */
export interface ConnectedPlayer {
  readonly table: string;
  readonly player: string;
  /** How many connections; 0 means that the player left. */
  readonly count: number;
}

/** A change to be written; who left did so this many milliseconds ago. */
export interface PresenceChange extends ConnectedPlayer {
  readonly ago: number;
}

/** When a player who left was last connected to a table, on the database's clock. */
export interface LastSeen {
  readonly table: string;
  readonly player: string;
  readonly at: number;
}

/** A server without a heartbeat for this many seconds is dead, and its connections are gone. */
const DEAD_AFTER = 15;

const HEARTBEAT = `
  with beat as (
    insert into servers (id, made_by) values ($1, $2)
    on conflict (id) do update set beat_at = clock_timestamp()
    returning id, made_by = $2 as fresh
  )
  select (select fresh from beat) as fresh,
    array(select id from servers union select id from beat order by id) as servers`;

/** The players of a dead server were last seen at its last heartbeat. */
const REMOVE_DEAD = `
  with dead as (
    delete from servers where id in (
      select id from servers
      where id <> $1 and beat_at < clock_timestamp() - $2::float8 * interval '1 second'
      for update skip locked
    ) returning id, beat_at
  ), gone as (
    delete from guests g using dead d where g.server = d.id
    returning g.table_id, g.player, d.beat_at
  ), seen as (
    insert into last_seen (table_id, player, at)
    select table_id, player, max(beat_at) from gone where player <> ''
    group by table_id, player order by table_id, player
    on conflict (table_id, player) do update set at = greatest(last_seen.at, excluded.at)
  )
  select distinct table_id as table from gone`;

/** A player who comes to a table looks at it: what they were to be called for is not sent any more, and the next call may come. */
const WRITE = `
  with given as (
    select * from unnest($2::text[], $3::text[], $4::int[], $5::float8[])
      as g(table_id, player, n, ago)
    order by table_id, player
  ), came as (
    insert into guests (table_id, player, server, n)
    select table_id, player, $1, n from given where n > 0
    on conflict (table_id, player, server) do update set n = excluded.n
  ), looked as (
    update called c set looked = true from given w
    where w.n > 0 and not c.looked and c.table_id = w.table_id and c.player = w.player
  ), unsent as (
    delete from outbox o using given w
    where w.n > 0 and o.table_id = w.table_id and o.player = w.player
  ), went as (
    delete from guests g using given w
    where w.n = 0 and g.server = $1 and g.table_id = w.table_id and g.player = w.player
  )
  insert into last_seen (table_id, player, at)
  select table_id, player, clock_timestamp() - ago * interval '1 millisecond'
  from given where n = 0 and player <> ''
  on conflict (table_id, player) do update set at = excluded.at
  returning table_id as table, player, extract(epoch from at)::float8 * 1000 as at`;

const ELSEWHERE = `
  select table_id as table, player, sum(n)::int as count from guests
  where table_id = any($1) and server <> $2 group by table_id, player`;

const LAST_SEEN = `
  select table_id as table, player, extract(epoch from at)::float8 * 1000 as at
  from last_seen where table_id = any($1)`;

/** Who is connected to which table through which server, shared by all servers on one database. */
export class PresenceStore {
  readonly server = randomUUID();
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Writes a heartbeat. Gives the servers that are alive, and whether this one was not (or no longer) among them. */
  async heartbeat(): Promise<{ readonly servers: readonly string[]; readonly fresh: boolean }> {
    const [row] = await this.database.query<{ servers: string[]; fresh: boolean }>(
      'heartbeat',
      HEARTBEAT,
      [this.server, statementNumber()],
    );
    return row!;
  }

  /** Removes dead servers; gives the tables that had players on them. */
  async removeDeadServers(): Promise<string[]> {
    const rows = await this.database.query<{ table: string }>('dead-servers', REMOVE_DEAD, [
      this.server,
      DEAD_AFTER,
    ]);
    return rows.map(({ table }) => table);
  }

  /** Writes who came and who left; gives the time at which the latter were last seen. */
  async write(changes: readonly PresenceChange[]): Promise<LastSeen[]> {
    const column = <T>(of: (one: PresenceChange) => T): T[] => changes.map(of);
    return await this.database.query<LastSeen>('presence', WRITE, [
      this.server,
      column(({ table }) => table),
      column(({ player }) => player),
      column(({ count }) => count),
      column(({ ago }) => ago),
    ]);
  }

  /** Who is connected to some tables through other servers. */
  elsewhere(tables: readonly string[]): Promise<ConnectedPlayer[]> {
    return this.database.query('elsewhere', ELSEWHERE, [tables, this.server]);
  }

  /** When players were last seen at some tables. */
  lastSeen(tables: readonly string[]): Promise<LastSeen[]> {
    return this.database.query('last-seen', LAST_SEEN, [tables]);
  }
}
