import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { callsStep } from './calls-step.ts';
import { companyStep } from './company-step.ts';
import type { Schema } from './schema.ts';

/** Each step once, in the order of their names; a step that was released is never changed. */
const STEPS: Record<string, Migration> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table players (
          id text primary key,
          secret bytea not null unique,
          name text not null,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`
        create table tables (
          id text primary key,
          plan jsonb not null,
          public boolean not null,
          phase text not null default 'open',
          due timestamptz,
          created_at timestamptz not null default clock_timestamp(),
          ended_at timestamptz
        )`.execute(db);
      await sql`create index tables_due on tables (due) where due is not null`.execute(db);
      await sql`
        create index tables_listed on tables (created_at desc) where public and phase <> 'over'
      `.execute(db);
      await sql`create index tables_ended on tables (ended_at) where phase = 'over'`.execute(db);
      await sql`
        create table moves (
          table_id text not null,
          n integer not null,
          at timestamptz not null default clock_timestamp(),
          entry text not null,
          primary key (table_id, n)
        )`.execute(db);
    },
  },
  '002-presence': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table servers (
          id text primary key,
          beat_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`
        create table guests (
          table_id text not null,
          player text not null,
          server text not null references servers on delete cascade,
          n integer not null,
          primary key (table_id, player, server)
        )`.execute(db);
      await sql`create index guests_server on guests (server)`.execute(db);
      await sql`
        create table last_seen (
          table_id text not null,
          player text not null,
          at timestamptz not null,
          primary key (table_id, player)
        )`.execute(db);
    },
  },
  '003-seated': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table seated (
          player text not null,
          table_id text not null,
          primary key (player, table_id)
        )`.execute(db);
      await sql`
        insert into seated
        select seat->>'player', t.id from tables t, jsonb_array_elements(t.plan->'seats') seat
        where seat->>'kind' = 'player'
        union
        select entry::jsonb->>'player', table_id from moves where entry like '{"did":"sit"%'
      `.execute(db);
    },
  },
  // Seats with a single option are answered for: once, the tables that wait for one of them have to be found.
  '004-forced': {
    async up(db: Kysely<unknown>) {
      await sql`
        update tables set due = clock_timestamp() where phase = 'playing' and due is null
      `.execute(db);
    },
  },
  '005-writers': {
    async up(db: Kysely<unknown>) {
      // Which statement wrote an entry, so that a server that got no answer can tell its own entry from another's.
      await sql`alter table moves add column writer bigint`.execute(db);
      // Written to see whether the database can be written to.
      await sql`create table probe (at timestamptz not null)`.execute(db);
    },
  },
  // The one secret of a player becomes an old device: several browsers may have it, and links with it lie about.
  '006-devices': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table devices (
          id text primary key,
          player text not null references players on delete cascade,
          kind text not null,
          label text not null,
          created_at timestamptz not null default clock_timestamp(),
          used_at timestamptz not null default clock_timestamp(),
          ends_at timestamptz
        )`.execute(db);
      await sql`create index devices_player on devices (player)`.execute(db);
      await sql`
        create table device_secrets (
          hash bytea primary key,
          device text not null references devices on delete cascade,
          secure boolean not null default false,
          made_at timestamptz not null default clock_timestamp(),
          retired_at timestamptz
        )`.execute(db);
      await sql`create index device_secrets_device on device_secrets (device)`.execute(db);
      await sql`
        create table sign_in_links (
          player text primary key references players on delete cascade,
          hash bytea not null unique,
          until timestamptz not null
        )`.execute(db);
      await sql`
        insert into devices (id, player, kind, label, created_at, used_at)
        select 'old-' || id, id, 'old', '', created_at, created_at from players
      `.execute(db);
      await sql`
        insert into device_secrets (hash, device, made_at)
        select secret, 'old-' || id, created_at from players
      `.execute(db);
      await sql`alter table players drop column secret`.execute(db);
    },
  },
  '007-abandoned': {
    async up(db: Kysely<unknown>) {
      await sql`create index tables_open on tables (created_at) where phase = 'open'`.execute(db);
    },
  },
  // By these a statement that is run twice, because its answer was lost, knows what it did the first time.
  '008-own-work': {
    async up(db: Kysely<unknown>) {
      await sql`alter table sign_in_links add column taker bigint`.execute(db);
      await sql`alter table servers add column made_by bigint`.execute(db);
    },
  },
  '009-queue': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table queue (
          player text primary key references players on delete cascade,
          game text not null,
          pace text not null,
          seats int[] not null,
          bots boolean not null,
          rating float8 not null,
          joined_at timestamptz not null default clock_timestamp(),
          seen_at timestamptz not null default clock_timestamp(),
          table_id text,
          ready_until timestamptz
        )`.execute(db);
      await sql`create index queue_pool on queue (game, pace, joined_at)`.execute(db);
      await sql`
        create index queue_table on queue (table_id) where table_id is not null
      `.execute(db);
      // Those who wait for one game at one pace are looked at together, by one server at a time.
      await sql`
        create table queue_pools (
          game text not null,
          pace text not null,
          due timestamptz,
          claim bigint,
          primary key (game, pace)
        )`.execute(db);
    },
  },
  '013-ratings': {
    async up(db: Kysely<unknown>) {
      // Ids are compared byte by byte, so that games which ended at the same time have one order on every database.
      await sql`
        create table results (
          table_id text collate "C" not null,
          seat integer not null,
          player text,
          bot text,
          game text not null,
          seats integer not null,
          people integer not null,
          public boolean not null,
          rated boolean not null,
          ended_at timestamptz not null,
          place integer not null,
          score integer not null,
          abandoned boolean not null,
          kept text[] not null,
          mu float8,
          sigma float8,
          primary key (table_id, seat)
        )`.execute(db);
      await sql`
        create index results_player on results (player, ended_at, table_id) where player is not null
      `.execute(db);
      await sql`
        create index results_rated on results (game, ended_at, table_id) where rated`.execute(db);
      await sql`
        create index results_unrated on results (game, ended_at, table_id) where rated and mu is null
      `.execute(db);
      await sql`
        create table ratings (
          game text not null,
          player text not null,
          mu float8 not null,
          sigma float8 not null,
          games integer not null,
          primary key (game, player)
        )`.execute(db);
      await sql`create index ratings_order on ratings (game, mu desc, player)`.execute(db);
      await sql`alter table tables add column counted boolean not null default false`.execute(db);
      await sql`
        create index tables_uncounted on tables (ended_at) where phase = 'over' and not counted
      `.execute(db);
      await sql`alter table players add column hidden boolean not null default false`.execute(db);
    },
  },
  '010-calls': callsStep,
  '011-accounts': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table passkeys (
          id text primary key,
          player text not null references players on delete cascade,
          public_key bytea not null,
          counter float8 not null,
          transports text[] not null,
          label text not null,
          created_at timestamptz not null default clock_timestamp(),
          used_at timestamptz
        )`.execute(db);
      await sql`create index passkeys_player on passkeys (player)`.execute(db);
      await sql`
        create table passkey_challenges (
          challenge text primary key,
          player text references players on delete cascade,
          until timestamptz not null,
          taker bigint
        )`.execute(db);
      await sql`create index passkey_challenges_until on passkey_challenges (until)`.execute(db);
      await sql`
        create table recovery_codes (
          player text primary key references players on delete cascade,
          hash bytea not null unique,
          made_at timestamptz not null default clock_timestamp(),
          used_hash bytea unique,
          taker bigint
        )`.execute(db);
      // A server that could not hear the others finds out by this what it has to read anew.
      await sql`alter table tables add column rewritten_at timestamptz`.execute(db);
      await sql`
        create index tables_rewritten on tables (rewritten_at) where rewritten_at is not null
      `.execute(db);
      // A deleted player has to be found at tables where they only watched and talked.
      await sql`
        create index moves_chat on moves ((entry::jsonb->>'player'))
        where entry like '{"did":"chat"%'`.execute(db);
    },
  },
  '012-company': companyStep,
  // Ratings are looked for by player alone where somebody's name is shown.
  '014-rating-players': {
    async up(db: Kysely<unknown>) {
      await sql`create index ratings_player on ratings (player)`.execute(db);
    },
  },
  '015-report-texts': {
    async up(db: Kysely<unknown>) {
      await sql`alter table reports add column text text`.execute(db);
    },
  },
  // Who lets others wait at tables of the queue, and from where, as only the server that they came by can tell.
  '016-queue-missed': {
    async up(db: Kysely<unknown>) {
      await sql`alter table queue add column source text not null default ''`.execute(db);
      await sql`
        create table queue_missed (
          player text not null references players on delete cascade,
          source text not null,
          at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index queue_missed_player on queue_missed (player)`.execute(db);
      await sql`create index queue_missed_source on queue_missed (source)`.execute(db);
      await sql`create index queue_missed_at on queue_missed (at)`.execute(db);
    },
  },
};

/** Brings the database up to date, or up to a step; servers that start together wait for the first of them. */
export async function migrate(db: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => STEPS },
    // Steps that do not depend on each other may be released in any order.
    allowUnorderedMigrations: true,
  });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}
