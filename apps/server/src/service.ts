import type { Game } from '@treefort/kernel';
import { Deletion } from './accounts/deletion.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { RecoveryCodes } from './accounts/recovery-codes.ts';
import { Calls } from './calls/calls.ts';
import { openAdminSocket } from './company/admin-socket.ts';
import { Administration } from './company/administration.ts';
import { Company } from './company/company.ts';
import type { Config } from './config.ts';
import { Auth } from './http/auth.ts';
import { pageVersion } from './http/page-folder.ts';
import type { Limits } from './limits/limits.ts';
import { type Log, loggableError } from './log.ts';
import { Metrics, timed } from './metrics.ts';
import { waitAtMost } from './patience.ts';
import { Devices } from './players/devices.ts';
import { Players } from './players/players.ts';
import { SignInLinks } from './players/sign-in-links.ts';
import { QueuePolls } from './queue/queue-polls.ts';
import { QuickMatch } from './queue/quick-match.ts';
import { FinishedGames } from './ratings/finished-games.ts';
import { Profiles } from './ratings/profiles.ts';
import { Ratings } from './ratings/ratings.ts';
import { ResultStore } from './ratings/result-store.ts';
import { type Database, NoDatabase, openDatabase } from './storage/database.ts';
import { FinishedTables } from './storage/finished-tables.ts';
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
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly deletion: Deletion;
  readonly company: Company;
  readonly auth: Auth;
  readonly calls: Calls;
  readonly tables: LiveTables;
  readonly tableStore: TableStore;
  readonly queue: QuickMatch;
  readonly ratings: Ratings;
  readonly profiles: Profiles;
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
  const queuePolls = new QueuePolls();
  const runtime = new TableRuntime({
    database,
    devices,
    queuePolls,
    metrics,
    games,
    log,
    pageVersion: version,
    botThreads: config.botThreads,
    tablesInMemory: config.tables,
    passDelay: config.passDelay,
  });
  const results = new ResultStore(database);
  const finished = new FinishedGames(results, new FinishedTables(database, games), log);
  runtime.whenWritten((live, entries) => finished.wrote(live, entries));
  const calls = await Calls.open({ config, database, runtime, metrics, log });
  await runtime.start();
  const ratings = new Ratings(database);
  const company = new Company(database);
  const queue = new QuickMatch({
    database,
    games,
    runtime,
    polls: queuePolls,
    company: { blocks: company, ratings, calls },
    failed: (error) => log.error(loggableError(error), 'looking after the queue failed'),
  });
  const administration = new Administration(database, (table) => runtime.tables.reload(table));
  const orders =
    'folder' in config.database
      ? await openAdminSocket(config.database.folder, administration, log)
      : undefined;
  queue.start();
  finished.start();
  calls.start();
  return {
    config,
    games,
    limits,
    database,
    metrics,
    players: new Players(database, (player) => devices.forgetPlayer(player)),
    devices,
    signInLinks: new SignInLinks(database),
    passkeys: new Passkeys(database),
    recoveryCodes: new RecoveryCodes(database),
    deletion: new Deletion({ database, devices, tables: runtime.tables }),
    company,
    auth: new Auth(devices, limits),
    calls,
    tables: runtime.tables,
    tableStore: runtime.tableStore,
    queue,
    ratings,
    profiles: new Profiles(database),
    pageVersion: version,
    windDown() {
      queue.windDown();
      runtime.windDown();
    },
    async close() {
      orders?.close();
      const parts = [queue.close(), finished.close(), calls.close(), runtime.close()];
      await waitAtMost(DRAIN_LIMIT, Promise.all(parts));
      calls.cut();
      await database.close();
    },
  };
}
