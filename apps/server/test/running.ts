import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@treefort/kernel';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Config, readConfig, type Server, serve } from '../src/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { SETTINGS } from './settings.ts';

/** A folder that is gone after the test. */
export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'treefort-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL server for all tests of a file. */
export function withPostgres(): Pick<Postgres, 'database' | 'restart'> {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  return { database: () => postgres!.database(), restart: () => postgres!.restart() };
}

/** A server in this process, on a free port; it ends with the test. Its data is in a database, or in a folder. */
export async function running(
  place: { url: string } | { folder: string },
  given: Record<string, string> = {},
  besides: Partial<Config> = {},
  games?: readonly Game[],
): Promise<Server> {
  const settings = { ...SETTINGS, ...('folder' in place && { data: place.folder }), ...given };
  const environment = 'url' in place ? { DATABASE_URL: place.url } : {};
  const server = await serve({ ...readConfig(settings, environment), ...besides }, games);
  onTestFinished(() => server.close());
  return server;
}
