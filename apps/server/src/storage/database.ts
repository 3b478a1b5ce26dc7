import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { NotificationListener } from './notification-listener.ts';
import { ANSWER_LIMIT } from './postgres-client.ts';
import { PostgresPool } from './postgres-pool.ts';
import { PostgresProbe, PROBE } from './postgres-probe.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL, in this process (PGlite) or on a server. */
export interface Database {
  readonly db: Kysely<Schema>;
  /**
   * Runs a prepared statement; it is parsed once for each name. Where a connection was lost it is run a second time, so
   * doing it twice must come to the same as doing it once, and be answered the same; `statementNumber` helps.
   */
  query<R>(name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** Listens for notifications of other servers on the same database; `missed` is called after a lost connection. */
  listen(notified: (text: string) => void, missed: () => void): Promise<void>;
  /** Whether other servers may be using it too. */
  readonly shared: boolean;
  /** Opens its connections in advance. */
  ready(): Promise<void>;
  /** Writes something that nobody reads, in new space on the disk, without waiting for other statements. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Statements are told apart by numbers below this. */
const MOST_STATEMENTS = 2 ** 48 - 1;

/** A number of one statement's own, by which it recognizes what it wrote where it is run a second time. */
export const statementNumber = (): number => randomInt(MOST_STATEMENTS);

export type DatabasePlace = { readonly url: string } | { readonly folder: string };

/** Why a database failed, in short, without addresses. */
export function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return code?.startsWith('E') ? code : message;
}

/** A database that cannot be used: which setting names it, and why not. What is set may hold a password. */
export class NoDatabase extends Error {
  constructor(place: DatabasePlace, cause: unknown) {
    const what = 'url' in place ? 'DATABASE_URL: cannot use the database' : '--data: cannot use it';
    super(`${what} (${reasonOf(cause)})`, { cause });
  }
}

/** Opens a database that is up to date, or says why not. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  try {
    return 'url' in place ? await openServer(place.url) : await openFolder(place.folder);
  } catch (error) {
    throw error instanceof FolderInUse ? error : new NoDatabase(place, error);
  }
}

async function openFolder(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: `${folder}/postgres` });
    return await openPglite(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPglite(pglite: PGlite, closed: () => Promise<void>): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return {
    db,
    async query<R>(_: string, text: string, values: readonly unknown[]) {
      return (await pglite.query<R>(text, [...values])).rows;
    },
    async listen() {},
    shared: false,
    async ready() {},
    async probe() {
      await pglite.exec(PROBE);
    },
    async close() {
      await pglite.close();
      await closed();
    },
  };
}

/** Brings a PostgreSQL server up to date, however long that takes: the limits of other statements do not hold here. */
async function migrateServer(url: string): Promise<void> {
  const connectionTimeoutMillis = ANSWER_LIMIT;
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).finally(() => pool.end());
}

async function openServer(url: string): Promise<Database> {
  await migrateServer(url);
  const shared = new PostgresPool(url);
  const listener = new NotificationListener(url);
  const probe = new PostgresProbe(url);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: shared.pool }) }),
    query: (name, text, values) => shared.query({ name, text, values: [...values] }),
    listen: (notified, missed) => listener.listen(notified, missed),
    shared: true,
    ready: () => shared.fill(),
    probe: () => probe.write(),
    async close() {
      listener.close();
      probe.close();
      await shared.close();
    },
  };
}
