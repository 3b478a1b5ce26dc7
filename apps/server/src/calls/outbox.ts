import type { CallAbout, QuietHours } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';
import type { Call, Channel } from './call.ts';

/** Who looks at nothing is called to at most so many tables an hour: nobody is flooded by others. */
const MOST_UNSEEN = 30;
/** Seconds for which nobody else takes a message that is being sent. */
export const CLAIMED = 60;

/** A message that is to be sent, with everything that its channel needs. */
export interface Message {
  readonly id: string;
  readonly player: string;
  readonly channel: Channel;
  readonly device: string | null;
  readonly table: string | null;
  readonly about: CallAbout | null;
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly language: string | null;
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
  readonly address: string | null;
  /** The secret that ends emails, or the webhook. */
  readonly stop: string | null;
  /** The secret that confirms the address, in a message that asks for that. */
  readonly confirmation: string | null;
  readonly quiet: QuietHours | null;
}

/** Nobody is called a second time to a table that they have not looked at, nor twice for the same. */
const TELL = `
  with channels as (
    select 'push' as channel, s.device from push_subscriptions s join devices d on d.id = s.device
    where d.player = $1
    union all
    select channel, null from call_addresses where player = $1
  ), told as (
    insert into called (player, table_id, what)
    select $1, $2, $4 where exists (select from channels) and ${MOST_UNSEEN} > (
      select count(*) from called
      where player = $1 and not looked and at > clock_timestamp() - interval '1 hour'
    )
    on conflict (player, table_id) do update
      set what = excluded.what, looked = false, at = clock_timestamp()
      where called.looked and called.what <> excluded.what
    returning player
  )
  insert into outbox (player, table_id, about, channel, device)
  select $1, $2, $3, c.channel, c.device from told, channels c
  returning id`;

const CLAIM = `
  with claimed as (
    update outbox set due = clock_timestamp() + interval '${CLAIMED} seconds', tries = tries + 1
    where id in (
      select id from outbox where due <= clock_timestamp() order by due limit $1
      for update skip locked
    ) returning *
  )
  select c.id::text, c.player, c.channel, c.device, c.table_id as table, c.about, c.tries,
    s.endpoint, s.p256dh, s.auth, m.secret as confirmation,
    coalesce(m.address, a.address) as address, a.stop,
    coalesce(m.language, s.language, a.language) as language,
    case when q.zone is not null
      then json_build_object('from', q.starts, 'to', q.ends, 'zone', q.zone) end as quiet
  from claimed c
  left join mail_confirmations m on m.secret = c.confirmation
  left join push_subscriptions s on s.device = c.device
  left join call_addresses a on a.player = c.player and a.channel = c.channel
  left join quiet_hours q on q.player = c.player`;

const COUNT = `
  insert into calls_sent (player, channel, day, n) values ($1, $2, current_date, 1)
  on conflict (player, channel) do update
    set n = case when calls_sent.day = current_date then calls_sent.n + 1 else 1 end,
      day = current_date
  returning n`;

/** Messages that wait to be sent, by whichever server claims them first. */
export class Outbox {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Takes a call down for each way in which its player is called; says whether there is anything to send. */
  async tell({ player, table, about, occasion }: Call): Promise<boolean> {
    const what = occasion === undefined ? about : `${about} ${occasion}`;
    const made = await this.database.query('call', TELL, [player, table, about, what]);
    return made.length > 0;
  }

  /** A player has looked at a table, or there is nothing to see there: the next call may come. */
  async looked(player: string, table: string): Promise<void> {
    await this.database.query(
      'looked',
      `with unsent as (delete from outbox where player = $1 and table_id = $2)
       update called set looked = true where player = $1 and table_id = $2`,
      [player, table],
    );
  }

  /** Claims messages that are due: for a minute no other server takes them. */
  claim(most: number): Promise<Message[]> {
    return this.database.query<Message>('claim-calls', CLAIM, [most]);
  }

  /** How many messages a player was sent by a channel today, with this one. */
  async count({ player, channel }: Message): Promise<number> {
    const [row] = await this.database.query<{ n: number }>('count-call', COUNT, [player, channel]);
    return row!.n;
  }

  async remove({ id }: Message): Promise<void> {
    await this.database.query('sent-call', 'delete from outbox where id = $1', [id]);
  }

  /** Another try in so many milliseconds. */
  async retry({ id }: Message, ms: number): Promise<void> {
    await this.postpone('retry-call', id, ms, 0);
  }

  /** Not now, but in so many milliseconds; this was no try. */
  async putOff({ id }: Message, ms: number): Promise<void> {
    await this.postpone('put-off-call', id, ms, 1);
  }

  /** Not before the quiet hours of its player are over, unless they were ended meanwhile. */
  async putOffUntilQuietEnds({ id }: Message, ms: number): Promise<void> {
    await this.database.query(
      'put-off-quiet-call',
      `update outbox o set tries = tries - 1, due = clock_timestamp() +
         case when exists (select from quiet_hours q where q.player = o.player) then $2::float8 else 0 end
           * interval '1 millisecond'
       where id = $1`,
      [id, ms],
    );
  }

  private async postpone(name: string, id: string, ms: number, untried: number): Promise<void> {
    await this.database.query(
      name,
      `update outbox
       set due = clock_timestamp() + $2::float8 * interval '1 millisecond', tries = tries - $3::int
       where id = $1`,
      [id, ms, untried],
    );
  }

  /** Removes what nobody needs any more. */
  async tidy(): Promise<void> {
    await this.database.query(
      'tidy-calls',
      `with old as (delete from called where at < clock_timestamp() - interval '60 days'),
         asked as (delete from mail_confirmations where at < clock_timestamp() - interval '2 days')
       delete from outbox where made_at < clock_timestamp() - interval '7 days'`,
      [],
    );
  }
}
