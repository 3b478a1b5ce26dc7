import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL in this process or elsewhere; what is asked of it is the same. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** A statement that is asked often: it is parsed once. */
  often<R>(name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** Hears what other servers on the same database say; `gap` is called when something may have been missed. */
  listen(hear: (text: string) => void, gap: () => void): Promise<void>;
  /** Whether other servers may be using it too. */
  readonly shared: boolean;
  /** Gets ready for many at once. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** What servers on the same database tell each other on. */
export const CHANNEL = 'treefort';

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
    async often<R>(_: string, text: string, values: readonly unknown[]) {
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

/** A connection is tried again after this many milliseconds. */
export const RETRY = 250;
/** A connection that listens says nothing for long: it is asked whether it is still there. */
const STILL_THERE = 5000;

const CONNECTIONS = 8;

function openServer(url: string): Database {
  // Connections are kept: to make a new one takes longer than a choice may.
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 0,
  });
  // A connection that breaks while nobody uses it is replaced when the next one is wanted.
  pool.on('error', () => {});
  const ear = new Ear(url);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async often<R>(name: string, text: string, values: readonly unknown[]) {
      const { rows } = await pool.query({ name, text, values: [...values] });
      return rows as R[];
    },
    listen: (hear, gap) => ear.listen(hear, gap),
    shared: true,
    async ready() {
      const all = Array.from({ length: CONNECTIONS }, () => pool.connect());
      for (const one of await Promise.allSettled(all)) {
        if (one.status === 'fulfilled') one.value.release();
      }
      await Promise.all(all);
    },
    async close() {
      await ear.close();
      await pool.end();
    },
  };
}

/** The one connection that listens; it comes back by itself. */
class Ear {
  private readonly url: string;
  private client: pg.Client | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(hear: (text: string) => void, gap: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, query_timeout: STILL_THERE });
    // What breaks the connection is told by its end.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    const check = setInterval(() => {
      client.query('select 1').catch(() => client.end());
    }, STILL_THERE);
    client.on('end', () => {
      clearInterval(check);
      this.again(hear, gap);
    });
  }

  private again(hear: (text: string) => void, gap: () => void): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.listen(hear, gap).then(gap, () => this.again(hear, gap));
    }, RETRY);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
