import type { Game } from '@treefort/kernel';
import type { Config } from './config.ts';
import { Auth } from './http/auth.ts';
import { pageVersion } from './http/page-folder.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import { Metrics, timed } from './metrics.ts';
import { waitAtMost } from './patience.ts';
import { Devices } from './players/devices.ts';
import { Players } from './players/players.ts';
import { SignInLinks } from './players/sign-in-links.ts';
import { type Database, NoDatabase, openDatabase } from './storage/database.ts';
import type { TableStore } from './storage/table-store.ts';
import type { LiveTables } from './tables/live-tables.ts';
import { TableRuntime } from './tables/table-runtime.ts';

/** Milliseconds in which what is under way is written when the server stops: the database may not answer. */
const DRAIN_LIMIT = 700;

/** What a service is opened with. */
export interface ServiceOptions {
  readonly config: Config;
  /** Every rules version that can be played. */
  readonly games: readonly Game[];
  readonly limits: Limits;
  readonly log: Log;
}

/** Everything that the routes need. */
export interface Service extends Omit<ServiceOptions, 'log'> {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly players: Players;
  readonly devices: Devices;
  readonly signInLinks: SignInLinks;
  readonly auth: Auth;
  readonly tables: LiveTables;
  readonly tableStore: TableStore;
  /** Which build of the web client is served, if one is. */
  readonly pageVersion: string | null;
  /** Begins nothing more: bots stop thinking, and all requests that wait for news are answered. */
  windDown(): void;
  close(): Promise<void>;
}

/** Opens the database and starts everything that needs it; where that fails, nothing stays open. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { config } = options;
  const metrics = new Metrics();
  const database = timed(await openDatabase(config.database), metrics);
  try {
    await database.ready();
    return await startService(options, database, metrics);
  } catch (error) {
    await database.close();
    throw new NoDatabase(config.database, error);
  }
}

async function startService(
  { config, games, limits, log }: ServiceOptions,
  database: Database,
  metrics: Metrics,
): Promise<Service> {
  const devices = new Devices(database);
  const version = pageVersion(config.page);
  const runtime = new TableRuntime({
    database,
    devices,
    metrics,
    games,
    log,
    pageVersion: version,
    botThreads: config.botThreads,
    tablesInMemory: config.tables,
    passDelay: config.passDelay,
  });
  await runtime.start();
  return {
    config,
    games,
    limits,
    database,
    metrics,
    players: new Players(database, (player) => devices.forgetPlayer(player)),
    devices,
    signInLinks: new SignInLinks(database),
    auth: new Auth(devices, limits),
    tables: runtime.tables,
    tableStore: runtime.tableStore,
    pageVersion: version,
    windDown: () => runtime.windDown(),
    async close() {
      await waitAtMost(DRAIN_LIMIT, runtime.close());
      await database.close();
    },
  };
}
