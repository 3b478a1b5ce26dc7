import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';

/** Who is at a table through some server; those without a name come under the empty one and are counted together. */
export interface Guests {
  readonly table: string;
  readonly player: string;
  /** How many connections; none: they have gone. */
  readonly n: number;
}

/** A change to be written: who has gone went so many milliseconds ago. */
export interface Move extends Guests {
  readonly ago: number;
}

/** When somebody was last seen at a table before going, by the database's clock. */
export interface Seen {
  readonly table: string;
  readonly player: string;
  readonly at: number;
}

/** A server that has not given a sign of life for so many seconds has gone, and its guests with it. */
const LIFE = 15;

const BEAT = `
  with beat as (
    insert into servers (id) values ($1)
    on conflict (id) do update set beat_at = clock_timestamp()
    returning id, xmax = 0 as fresh
  )
  select (select fresh from beat) as fresh,
    array(select id from servers union select id from beat order by id) as servers`;

/** Its guests were last seen when the server was. */
const BURY = `
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

const WRITE = `
  with given as (
    select * from unnest($2::text[], $3::text[], $4::int[], $5::float8[])
      as g(table_id, player, n, ago)
    order by table_id, player
  ), came as (
    insert into guests (table_id, player, server, n)
    select table_id, player, $1, n from given where n > 0
    on conflict (table_id, player, server) do update set n = excluded.n
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
  select table_id as table, player, sum(n)::int as n from guests
  where table_id = any($1) and server <> $2 group by table_id, player`;

const LAST_SEEN = `
  select table_id as table, player, extract(epoch from at)::float8 * 1000 as at
  from last_seen where table_id = any($1)`;

/** Which people are at which tables through which server, as all servers on a database tell each other. */
export class GuestBook {
  readonly server = randomUUID();
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A sign of life: which servers live, and whether this one was not (or no longer) among them. */
  async beat(): Promise<{ readonly servers: readonly string[]; readonly fresh: boolean }> {
    const [row] = await this.database.often<{ servers: string[]; fresh: boolean }>('beat', BEAT, [
      this.server,
    ]);
    return row!;
  }

  /** Strikes out other servers that have gone; at which tables they had guests. */
  async bury(): Promise<string[]> {
    const rows = await this.database.often<{ table: string }>('bury', BURY, [this.server, LIFE]);
    return rows.map(({ table }) => table);
  }

  /** Notes who came and who went; the latter come back with the time. */
  async write(moves: readonly Move[]): Promise<Seen[]> {
    const column = <T>(of: (one: Move) => T): T[] => moves.map(of);
    return await this.database.often<Seen>('guests', WRITE, [
      this.server,
      column(({ table }) => table),
      column(({ player }) => player),
      column(({ n }) => n),
      column(({ ago }) => ago),
    ]);
  }

  /** Who is at some tables through other servers. */
  elsewhere(tables: readonly string[]): Promise<Guests[]> {
    return this.database.often('elsewhere', ELSEWHERE, [tables, this.server]);
  }

  /** When people were last seen at some tables. */
  seen(tables: readonly string[]): Promise<Seen[]> {
    return this.database.often('last-seen', LAST_SEEN, [tables]);
  }
}
