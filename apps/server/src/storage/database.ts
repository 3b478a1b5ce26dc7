import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { NotificationListener } from './notification-listener.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL, in this process (PGlite) or on a server. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Runs a prepared statement; it is parsed once for each name. */
  query<R>(name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** Listens for notifications of other servers on the same database; `missed` is called after a lost connection. */
  listen(notified: (text: string) => void, missed: () => void): Promise<void>;
  /** Whether other servers may be using it too. */
  readonly shared: boolean;
  /** Opens its connections in advance. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export type DatabasePlace = { readonly url: string } | { readonly folder: string };

/** A database that cannot be used: which setting names it, and why not. What is set may hold a password. */
export class NoDatabase extends Error {
  constructor(place: DatabasePlace, cause: unknown) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code?.startsWith('E') ? code : message;
    const what = 'url' in place ? 'DATABASE_URL: cannot use the database' : '--data: cannot use it';
    super(`${what} (${reason})`, { cause });
  }
}

/** Opens a database that is up to date, or says why not. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  try {
    const database = 'url' in place ? openServer(place.url) : await openFolder(place.folder);
    await migrate(database.db).catch(async (error: unknown) => {
      // Left open, it would keep alive the process that cannot use it.
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    throw error instanceof FolderInUse ? error : new NoDatabase(place, error);
  }
}

async function openFolder(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const pglite = await PGlite.create({ dataDir: `${folder}/postgres` });
  return {
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    async query<R>(_: string, text: string, values: readonly unknown[]) {
      return (await pglite.query<R>(text, [...values])).rows;
    },
    async listen() {},
    shared: false,
    async ready() {},
    async close() {
      await pglite.close();
      await unlock();
    },
  };
}

const CONNECTIONS = 8;

function openServer(url: string): Database {
  // Idle connections are kept: opening one takes longer than a move should.
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 0,
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => {});
  const listener = new NotificationListener(url);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async query<R>(name: string, text: string, values: readonly unknown[]) {
      const { rows } = await pool.query({ name, text, values: [...values] });
      return rows as R[];
    },
    listen: (notified, missed) => listener.listen(notified, missed),
    shared: true,
    async ready() {
      const all = Array.from({ length: CONNECTIONS }, () => pool.connect());
      for (const one of await Promise.allSettled(all)) {
        if (one.status === 'fulfilled') one.value.release();
      }
      await Promise.all(all);
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
