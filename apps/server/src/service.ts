import { Attendance } from './presence/presence.ts';
import { Bots } from './bots/bot-pool.ts';
import { Callers } from './http/auth.ts';
import { Caretaker, dueIn } from './bots/auto-play.ts';
import type { Config } from './config.ts';
import { type Database, NoDatabase, openDatabase, RETRY } from './storage/database.ts';
import { GuestBook } from './presence/presence-store.ts';
import { Hall } from './tables/live-tables.ts';
import { Journal } from './storage/journal.ts';
import type { Limits } from './limits/limits.ts';
import type { LiveTable, Surroundings } from './tables/live-table.ts';
import { Metrics, timed } from './metrics.ts';
import { Notices } from './storage/notifications.ts';
import { pageVersion } from './http/page-folder.ts';
import { Players } from './players/players.ts';
import { WaitingRoom } from './http/long-polls.ts';

/** Where a service says what goes wrong, without secrets. */
export interface Log {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
}

/** Everything a server needs besides its network. */
export interface Service {
  readonly config: Config;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly players: Players;
  readonly callers: Callers;
  readonly journal: Journal;
  readonly hall: Hall;
  readonly waitingRoom: WaitingRoom;
  /** Which build of the client for browsers is served, if one is. */
  readonly pageVersion: string | null;
  close(): Promise<void>;
}

/** What may be told of an error: details of the database could hold links. */
export const shownError = (error: unknown): { readonly error: string; readonly stack?: string } =>
  error instanceof Error
    ? { error: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) }
    : { error: String(error) };

/** Opens the database and all that needs it; where that cannot be, nothing stays open. */
export async function openService(config: Config, limits: Limits, log: Log): Promise<Service> {
  const metrics = new Metrics();
  const database = timed(await openDatabase(config.database), metrics);
  try {
    await database.ready();
    return await furnish({ config, limits, log, metrics, database });
  } catch (error) {
    await database.close();
    throw new NoDatabase(config.database, error);
  }
}

interface Given extends Pick<Service, 'config' | 'limits' | 'metrics' | 'database'> {
  readonly log: Log;
}

/** Puts the parts together, in the order in which they need each other. */
async function furnish({ config, limits, log, metrics, database }: Given): Promise<Service> {
  const players = new Players(database);
  const journal = new Journal(database, metrics);
  const notices = new Notices(database);
  const bots = new Bots({
    threads: config.botThreads,
    metrics,
    report: (fault) => log.warn(fault, 'a bot failed'),
  });
  const failed = (error: unknown) => log.error(shownError(error), 'looking after tables failed');
  const caretaker = new Caretaker(journal, bots, failed);
  const attendance = new Attendance(new GuestBook(database), notices, failed);
  const waitingRoom = new WaitingRoom();
  let closed = false;
  /** Reads what was written elsewhere, however often it takes. */
  const follow = (live: LiveTable): void => {
    live.catchUp().catch((error: unknown) => {
      failed(error);
      if (!closed) setTimeout(() => follow(live), RETRY);
    });
  };
  const around: Surroundings = {
    pageVersion: pageVersion(config.page),
    journal,
    usher: attendance,
    metrics,
    waitingRoom,
    wrote(live, entry) {
      metrics.entries.inc({ did: entry.did, by: 'by' in entry ? entry.by : 'player' });
      notices.wrote(live.id);
      // A bot may still think about a table that was forgotten meanwhile and has been read again.
      const present = hall.present(live.id);
      if (present && present !== live) follow(present);
      caretaker.tend(live);
    },
    lost: follow,
    due: (sitting) => dueIn(sitting, Math.max(sitting.at, journal.time)),
  };
  const hall = new Hall(database, around, config.tables);
  await journal.now();
  await notices.listen({
    wrote(table) {
      const live = hall.present(table);
      if (live) follow(live);
    },
    moved(table) {
      const live = hall.present(table);
      if (live) attendance.changed(live);
    },
    gap() {
      for (const live of hall.all) {
        follow(live);
        attendance.changed(live);
      }
    },
  });
  await attendance.watch(hall);
  caretaker.watch(hall);
  return {
    config,
    database,
    metrics,
    limits,
    players,
    callers: new Callers(players, limits),
    journal,
    hall,
    waitingRoom,
    pageVersion: around.pageVersion,
    async close() {
      closed = true;
      caretaker.stop();
      notices.close();
      await attendance.close();
      await journal.drain();
      await bots.close();
      await database.close();
    },
  };
}
