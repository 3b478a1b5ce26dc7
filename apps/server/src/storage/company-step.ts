import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How players stand to each other, to which tables they invite each other, and what they report. */
export const companyStep: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table relations (
        player text not null references players on delete cascade,
        other text not null references players on delete cascade,
        friend boolean not null default false,
        muted boolean not null default false,
        blocked boolean not null default false,
        primary key (player, other)
      )`.execute(db);
    await sql`create index relations_other on relations (other)`.execute(db);
    await sql`
      create table invitations (
        player text not null references players on delete cascade,
        table_id text not null,
        by text not null references players on delete cascade,
        at timestamptz not null default clock_timestamp(),
        primary key (player, table_id)
      )`.execute(db);
    await sql`
      create table reports (
        id bigint primary key generated always as identity,
        about text not null references players on delete cascade,
        by text not null references players on delete cascade,
        table_id text,
        why text not null,
        at timestamptz not null default clock_timestamp(),
        unique (about, by, why)
      )`.execute(db);
    await sql`create index guests_player on guests (player)`.execute(db);
    await sql`alter table players add column visible boolean not null default false`.execute(db);
  },
};
