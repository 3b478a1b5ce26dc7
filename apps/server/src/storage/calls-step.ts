import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How players are called who are not at the table. */
export const callsStep: Migration = {
  async up(db: Kysely<unknown>) {
    // All servers sign with the same keys, or the subscriptions of one would be useless to the others.
    await sql`
      create table push_keys (
        one boolean primary key default true check (one),
        public_key text not null,
        private_key text not null
      )`.execute(db);
    await sql`
      create table push_subscriptions (
        device text primary key references devices on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        language text not null
      )`.execute(db);
    await sql`
      create table call_addresses (
        player text not null references players on delete cascade,
        channel text not null,
        address text not null,
        language text not null,
        stop text not null unique,
        primary key (player, channel)
      )`.execute(db);
    await sql`
      create table mail_confirmations (
        secret text primary key,
        player text not null references players on delete cascade,
        address text not null,
        language text not null,
        open boolean not null default true,
        at timestamptz not null default clock_timestamp()
      )`.execute(db);
    await sql`create index mail_confirmations_player on mail_confirmations (player)`.execute(db);
    await sql`create index mail_confirmations_address on mail_confirmations (lower(address))`.execute(
      db,
    );
    await sql`
      create table quiet_hours (
        player text primary key references players on delete cascade,
        starts text not null,
        ends text not null,
        zone text not null
      )`.execute(db);
    // What each player was last called for at each table, and whether they have looked at it since.
    await sql`
      create table called (
        player text not null references players on delete cascade,
        table_id text not null,
        what text not null,
        looked boolean not null default false,
        at timestamptz not null default clock_timestamp(),
        primary key (player, table_id)
      )`.execute(db);
    await sql`create index called_at on called (at)`.execute(db);
    await sql`
      create table outbox (
        id bigint generated always as identity primary key,
        player text not null references players on delete cascade,
        channel text not null,
        device text references push_subscriptions on delete cascade,
        table_id text,
        about text,
        confirmation text references mail_confirmations on delete cascade,
        tries integer not null default 0,
        due timestamptz not null default clock_timestamp(),
        made_at timestamptz not null default clock_timestamp()
      )`.execute(db);
    await sql`create index outbox_due on outbox (due)`.execute(db);
    await sql`create index outbox_player on outbox (player, table_id)`.execute(db);
    await sql`create index outbox_device on outbox (device)`.execute(db);
    await sql`
      create table calls_sent (
        player text not null references players on delete cascade,
        channel text not null,
        day date not null,
        n integer not null,
        primary key (player, channel)
      )`.execute(db);
  },
};
