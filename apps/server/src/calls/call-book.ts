import type { CallSettings, QuietHours } from '@treefort/protocol';
import webPush from 'web-push';
import { newSecret } from '../players/secret.ts';
import type { Database } from '../storage/database.ts';
import { CLAIMED } from './outbox.ts';

/** A browser's own address at a push service, and the language of its player. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** An email address or webhook of a player. */
export interface Address {
  readonly address: string;
  readonly language: string;
}

/** The keys by which push services know this server and all others on the same database. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Part of a statement: what waits for longer than a message that is being sent is due now. */
const DUE_NOW = `due_now as (
  update outbox set due = clock_timestamp()
  where player = $1 and due > clock_timestamp() + interval '${CLAIMED} seconds'
)`;

type Known = Pick<CallSettings, 'quiet'> & {
  readonly devices: string[];
  readonly here: string | null;
  readonly mail: string | null;
  readonly unconfirmed: string | null;
  readonly webhook: string | null;
};

const SHOW = `
  select
    array(
      select s.device from push_subscriptions s join devices d on d.id = s.device
      where d.player = $1 order by d.used_at desc
    ) as devices,
    (select language from push_subscriptions where device = $2) as here,
    (select address from call_addresses where player = $1 and channel = 'mail') as mail,
    (select address from mail_confirmations
      where player = $1 and open and at > clock_timestamp() - interval '1 day'
      order by at desc limit 1) as unconfirmed,
    (select address from call_addresses where player = $1 and channel = 'webhook') as webhook,
    (select json_build_object('from', starts, 'to', ends, 'zone', zone)
      from quiet_hours where player = $1) as quiet`;

/** A browser that is signed in anew keeps its address at the push service: it belongs to the latest device. */
const SUBSCRIBE = `
  with before as (delete from push_subscriptions where endpoint = $2 and device <> $1)
  insert into push_subscriptions (device, endpoint, p256dh, auth, language)
  select id, $2, $3, $4, $5 from devices where id = $1
  on conflict (device) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
    auth = excluded.auth, language = excluded.language`;

/** Nobody can make this server write to the same address again and again, from however many players. */
const ASK_MAIL = `
  with asked as (
    insert into mail_confirmations (secret, player, address, language)
    select $1, $2, $3, $4
    where 3 > (
      select count(*) from mail_confirmations
      where lower(address) = lower($3) and at > clock_timestamp() - interval '1 day'
    ) and 5 > (
      select count(*) from mail_confirmations
      where player = $2 and at > clock_timestamp() - interval '1 day'
    )
    on conflict do nothing returning secret, player
  ), message as (
    insert into outbox (player, channel, confirmation) select player, 'mail', secret from asked
  )
  select secret from asked union select secret from mail_confirmations where secret = $1`;

/** Who opens the link twice is told the same. */
const CONFIRM_MAIL = `
  with found as (
    update mail_confirmations m set open = false
    where secret = $1 and at > clock_timestamp() - interval '1 day' and (open or exists (
      select from call_addresses a
      where a.player = m.player and a.channel = 'mail' and a.address = m.address
    )) returning player, address, language
  )
  insert into call_addresses (player, channel, address, language, stop)
  select player, 'mail', address, language, $2 from found
  on conflict (player, channel) do update
    set address = excluded.address, language = excluded.language
  returning address`;

/** How players want to be called. */
export class CallBook {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The keys of all servers on this database, made by the first. */
  async pushKeys(): Promise<PushKeys> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.database.query(
      'make-push-keys',
      'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
      [publicKey, privateKey],
    );
    const [keys] = await this.database.query<PushKeys>(
      'push-keys',
      'select public_key as "publicKey", private_key as "privateKey" from push_keys',
      [],
    );
    return keys!;
  }

  async show(player: string, device: string): Promise<Known> {
    const [known] = await this.database.query<Known>('call-settings', SHOW, [player, device]);
    return known!;
  }

  async subscribe(device: string, { endpoint, keys, language }: Subscription): Promise<void> {
    const values = [device, endpoint, keys.p256dh, keys.auth, language];
    await this.database.query('subscribe', SUBSCRIBE, values);
  }

  /** Ends notifications on a device of a player, unless that was done before. */
  async unsubscribe(player: string, device: string): Promise<void> {
    await this.database.query(
      'unsubscribe',
      `delete from push_subscriptions s using devices d
       where d.id = s.device and d.player = $1 and s.device = $2`,
      [player, device],
    );
  }

  /** The push service says that there is no such browser; it may have another address by now. */
  async forgetEndpoint(endpoint: string): Promise<void> {
    await this.database.query(
      'forget-endpoint',
      'delete from push_subscriptions where endpoint = $1',
      [endpoint],
    );
  }

  /** Has a message written that asks whether an address is the player's own; says whether it may be asked. */
  async askMail(player: string, { address, language }: Address): Promise<boolean> {
    const values = [newSecret(), player, address, language];
    return (await this.database.query('ask-mail', ASK_MAIL, values)).length > 0;
  }

  /** Confirms an address by the secret that was sent there; gives the address. */
  async confirmMail(secret: string): Promise<string | undefined> {
    const [found] = await this.database.query<{ address: string }>('confirm-mail', CONFIRM_MAIL, [
      secret,
      newSecret(),
    ]);
    return found?.address;
  }

  /** No more emails, and no address that waits to be confirmed. */
  async endMail(player: string): Promise<void> {
    await this.database.query(
      'end-mail',
      `with asked as (update mail_confirmations set open = false where player = $1),
         unsent as (delete from outbox where player = $1 and channel = 'mail')
       delete from call_addresses where player = $1 and channel = 'mail'`,
      [player],
    );
  }

  async setWebhook(player: string, { address, language }: Address): Promise<void> {
    await this.database.query(
      'set-webhook',
      `insert into call_addresses (player, channel, address, language, stop)
       values ($1, 'webhook', $2, $3, $4)
       on conflict (player, channel) do update
         set address = excluded.address, language = excluded.language`,
      [player, address, language, newSecret()],
    );
  }

  async endWebhook(player: string): Promise<void> {
    await this.database.query(
      'end-webhook',
      `with unsent as (delete from outbox where player = $1 and channel = 'webhook')
       delete from call_addresses where player = $1 and channel = 'webhook'`,
      [player],
    );
  }

  /** Ends what a secret in a message ends; says whether there was such a one. */
  async stop(secret: string): Promise<boolean> {
    const [gone] = await this.database.query<{ player: string }>(
      'stop-calls',
      `with gone as (delete from call_addresses where stop = $1 returning player, channel),
         unsent as (
           delete from outbox o using gone g where o.player = g.player and o.channel = g.channel
         )
       select player from gone`,
      [secret],
    );
    return gone !== undefined;
  }

  /** What was put off is looked at again: they may be shorter now. */
  async setQuietHours(player: string, { from, to, zone }: QuietHours): Promise<void> {
    await this.database.query(
      'set-quiet-hours',
      `with ${DUE_NOW}
       insert into quiet_hours (player, starts, ends, zone) values ($1, $2, $3, $4)
       on conflict (player) do update
         set starts = excluded.starts, ends = excluded.ends, zone = excluded.zone`,
      [player, from, to, zone],
    );
  }

  async endQuietHours(player: string): Promise<void> {
    const text = `with ${DUE_NOW} delete from quiet_hours where player = $1`;
    await this.database.query('end-quiet-hours', text, [player]);
  }
}
