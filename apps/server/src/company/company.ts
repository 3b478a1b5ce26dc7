import type { Acquaintance, Acquaintances, Relation, RelationChange } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';

/** Games in which people are looked for, and people who are listed. */
const GAMES = 200;
const PEOPLE = 200;

/** Pairs are found in either direction: it does not matter who has blocked whom. */
const BLOCKED = `
  select player, other from relations
  where blocked and player = any($1::text[]) and other = any($1::text[])`;

/** How $1 stands to others: `mine` and `theirs` are the two halves of a relation. */
const FRIEND = `
  case
    when coalesce(mine.friend, false) then
      case when coalesce(theirs.friend, false) then 'yes' else 'asked' end
    when coalesce(theirs.friend, false) and not coalesce(mine.blocked, false) then 'asks'
    else 'no'
  end as friend,
  coalesce(mine.muted, false) as muted, coalesce(mine.blocked, false) as blocked`;

const HALVES = `
  left join relations mine on mine.player = $1 and mine.other = p.id
  left join relations theirs on theirs.player = p.id and theirs.other = $1`;

/** Who is connected to a table, or has asked for anything lately. */
const HERE = `
  exists (select from guests g where g.player = p.id)
  or exists (
    select from devices d
    where d.player = p.id and d.used_at > clock_timestamp() - interval '12 minutes'
  )`;

const LIST = `
  with met as (
    select o.player, max(o.ended_at) as at from (
      select table_id from results where player = $1 order by ended_at desc limit ${GAMES}
    ) m join results o on o.table_id = m.table_id
    where o.player is not null and o.player <> $1 group by o.player
  ), known as (
    select player from met union select other from relations where player = $1
    union select player from relations where other = $1 and friend
  )
  select p.id, p.name, ${FRIEND}, extract(epoch from met.at)::float8 * 1000 as met,
    coalesce(mine.friend and theirs.friend, false) and p.visible and (${HERE}) as here
  from known k join players p on p.id = k.player left join met on met.player = p.id ${HALVES}
  where not coalesce(theirs.blocked, false) or coalesce(mine.blocked, false)
  order by met.at desc nulls last, p.id limit ${PEOPLE}`;

const TO = `
  select p.id, ${FRIEND} from players p ${HALVES} where p.id = any($2::text[])`;

/** Null changes nothing. Blocking ends a friendship. */
const CHANGE = `
  insert into relations (player, other, friend, muted, blocked)
  select $1, id, coalesce($3, false) and not coalesce($5, false), coalesce($4, false), coalesce($5, false)
  from players where id = $2
  on conflict (player, other) do update set
    friend = coalesce($3, relations.friend) and not coalesce($5, relations.blocked),
    muted = coalesce($4, relations.muted),
    blocked = coalesce($5, relations.blocked)
  returning other`;

/** A friendship ends for both. */
const END = 'update relations set friend = false where player = $2 and other = $1';

const INVITE = `
  insert into invitations (player, table_id, by)
  select $2, t.id, $1 from tables t
  where t.id = $3 and t.phase = 'open'
    and exists (select from relations where player = $1 and other = $2 and friend)
    and exists (select from relations where player = $2 and other = $1 and friend and not blocked)
  on conflict (player, table_id) do update set by = excluded.by, at = clock_timestamp()
  returning player`;

const INVITATIONS = `
  select i.table_id as table, t.plan->>'game' as game, p.id, p.name
  from invitations i join tables t on t.id = i.table_id join players p on p.id = i.by
  where i.player = $1 and t.phase = 'open' and i.at > clock_timestamp() - interval '3 days'
    and not exists (
      select from relations r
      where r.blocked and (r.player, r.other) in ((i.player, i.by), (i.by, i.player))
    )
  order by i.at desc limit 20`;

/** What somebody is reported for: where, and in the words of who reports it, if there are any. */
interface Complaint {
  readonly why: string;
  readonly table: string | null;
  readonly text: string | null;
}

/** How players stand to each other. */
export class Company {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The pairs among some players of whom one has blocked the other. */
  async blocked(players: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    if (players.length < 2) return [];
    const rows = await this.database.query<{ player: string; other: string }>('blocked', BLOCKED, [
      players,
    ]);
    return rows.map(({ player, other }) => [player, other]);
  }

  /** Whom a player knows: met at a table, friends, and those who ask to be. */
  async list(player: string): Promise<Acquaintances> {
    const people = await this.database.query<Acquaintance>('company', LIST, [player]);
    const rows = await this.database.query<{
      table: string;
      game: string;
      id: string;
      name: string;
    }>('invitations', INVITATIONS, [player]);
    const [me] = await this.database.query<{ visible: boolean }>(
      'visible',
      'select visible from players where id = $1',
      [player],
    );
    const invitations = rows.map(({ table, game, id, name }) => ({
      table,
      game,
      by: { id, name },
    }));
    return { people, invitations, visible: me?.visible ?? false };
  }

  /** How a player stands to some others. */
  async to(player: string, others: readonly string[]): Promise<ReadonlyMap<string, Relation>> {
    const rows = await this.database.query<Relation & { id: string }>('relations-to', TO, [
      player,
      others,
    ]);
    return new Map(rows.map(({ id, ...relation }) => [id, relation]));
  }

  /** Changes how a player stands to another; says whether there is such a one. */
  async change(
    player: string,
    other: string,
    { friend, muted, blocked }: Omit<RelationChange, 'person'>,
  ): Promise<boolean> {
    const values = [player, other, friend ?? null, muted ?? null, blocked ?? null];
    const changed = await this.database.query('change-relation', CHANGE, values);
    if (friend === false || blocked) {
      await this.database.query('end-friendship', END, [player, other]);
    }
    return changed.length > 0;
  }

  async show(player: string, visible: boolean): Promise<void> {
    await this.database.query('show', 'update players set visible = $2 where id = $1', [
      player,
      visible,
    ]);
  }

  /** Invites a friend to a table that has not started; says whether they are friends. */
  async invite(player: string, friend: string, table: string): Promise<boolean> {
    const values = [player, friend, table];
    return (await this.database.query('invite-friend', INVITE, values)).length > 0;
  }

  /** Each reports somebody once for the same reason; what happened may be said later. */
  async report(by: string, about: string, { why, table, text }: Complaint): Promise<void> {
    await this.database.query(
      'report',
      `insert into reports (by, about, why, table_id, text)
       select $1, id, $3, $4, $5 from players where id = $2
       on conflict (about, by, why) do update
         set text = excluded.text, table_id = excluded.table_id, at = clock_timestamp()
         where reports.text is null and excluded.text is not null`,
      [by, about, why, table, text],
    );
  }
}
