import type { Game } from '@treefort/kernel';
import { AutoPlay, dueIn } from '../bots/auto-play.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { LongPolls } from '../http/long-polls.ts';
import { type Log, loggableError } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Devices } from '../players/devices.ts';
import { Presence } from '../presence/presence.ts';
import { PresenceStore } from '../presence/presence-store.ts';
import type { QueuePolls } from '../queue/queue-polls.ts';
import { removeAbandoned } from '../storage/abandoned-tables.ts';
import type { Database } from '../storage/database.ts';
import { rewrittenLately } from '../storage/former-player.ts';
import { Journal } from '../storage/journal.ts';
import { RETRY } from '../storage/notification-listener.ts';
import { Notifications } from '../storage/notifications.ts';
import { TableStore } from '../storage/table-store.ts';
import type { LiveTable, TableContext } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import type { LogEntry } from './log-entry.ts';
import type { Match } from './match.ts';
import { UnreadableTable } from './replay.ts';

/** Milliseconds between two looks for devices whose sign-out was not heard of. */
const CHECK_DEVICES = 10_000;
/** Milliseconds between two looks for tables that nobody started. */
const CHECK_ABANDONED = 3_600_000;

/** Called after this server has written entries, with all that were written together. Whatever takes time, it does later. */
export type WriteListener = (live: LiveTable, entries: readonly LogEntry[]) => void;

export interface TableRuntimeOptions {
  readonly database: Database;
  readonly devices: Devices;
  readonly queuePolls: QueuePolls;
  readonly metrics: Metrics;
  readonly games: readonly Game[];
  readonly log: Log;
  readonly pageVersion: string | null;
  readonly botThreads: number;
  readonly tablesInMemory: number;
  readonly passDelay: number;
}

/** Keeps tables running: loads them, writes their logs, follows other servers, and starts bots and clocks. */
export class TableRuntime implements TableContext {
  readonly games: readonly Game[];
  readonly metrics: Metrics;
  readonly pageVersion: string | null;
  readonly journal: Journal;
  readonly people: Presence;
  readonly longPolls = new LongPolls();
  readonly tableStore: TableStore;
  readonly tables: LiveTables;
  private readonly database: Database;
  private readonly log: Log;
  private readonly devices: Devices;
  private readonly queuePolls: QueuePolls;
  private readonly passDelay: number;
  readonly notifications: Notifications;
  private readonly bots: BotPool;
  private readonly autoPlay: AutoPlay;
  private readonly writeListeners: WriteListener[] = [];
  private deviceCheck: NodeJS.Timeout | undefined;
  private abandonedCheck: NodeJS.Timeout | undefined;
  private botsEnded: Promise<void> | undefined;
  private closed = false;
  /** What a game threw at last: who tries the same again does not fill the log. */
  private lastThrown = '';

  constructor(options: TableRuntimeOptions) {
    const { database, metrics, log } = options;
    const failed = (error: unknown): void => this.failed(error);
    this.games = options.games;
    this.metrics = metrics;
    this.pageVersion = options.pageVersion;
    this.database = database;
    this.log = log;
    this.devices = options.devices;
    this.queuePolls = options.queuePolls;
    this.passDelay = options.passDelay;
    this.journal = new Journal(database, metrics);
    this.notifications = new Notifications(database);
    this.people = new Presence(new PresenceStore(database), this.notifications, failed);
    this.bots = new BotPool({
      threads: options.botThreads,
      metrics,
      report: (fault) => log.warn(fault, 'a bot failed'),
    });
    this.autoPlay = new AutoPlay(
      { journal: this.journal, bots: this.bots, passDelay: options.passDelay },
      failed,
    );
    this.tableStore = new TableStore(database);
    this.tables = new LiveTables(this.tableStore, this, options.tablesInMemory);
  }

  async start(): Promise<void> {
    await this.journal.followClock();
    await this.notifications.listen({
      wrote: (table) => this.withLoaded(table, (live) => this.catchUp(live)),
      presenceChanged: (table) => this.withLoaded(table, (live) => this.people.changed(live)),
      signedOut: (device) => this.devices.signedOut(device),
      removed: (table) => this.tables.reload(table),
      queueChanged: (player) => this.queuePolls.tell(player),
      rewritten: (table) => this.tables.reload(table),
      missed: () => {
        this.checkDevices();
        this.checkRewritten();
        this.queuePolls.tellAll();
        for (const live of this.tables.all) {
          this.catchUp(live);
          this.people.changed(live);
        }
      },
    });
    await this.people.start(this.tables);
    this.autoPlay.start(this.tables);
    this.deviceCheck = setInterval(() => this.checkDevices(), CHECK_DEVICES);
    this.abandonedCheck = setInterval(() => this.removeAbandoned(), CHECK_ABANDONED);
    this.removeAbandoned();
  }

  windDown(): void {
    this.longPolls.close();
    this.autoPlay.stop();
    this.botsEnded ??= this.bots.close();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.deviceCheck);
    clearInterval(this.abandonedCheck);
    this.notifications.close();
    this.windDown();
    await Promise.all([this.people.close(), this.journal.drain(), this.botsEnded]);
  }

  /** Tells a listener of what this server writes; other servers tell theirs of what they write. */
  whenWritten(listener: WriteListener): void {
    this.writeListeners.push(listener);
  }

  wrote(live: LiveTable, entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      this.metrics.entries.inc({ did: entry.did, by: 'by' in entry ? entry.by : 'player' });
    }
    this.notifications.wrote(live.id);
    // While a bot was thinking, the table may have been evicted and loaded again: that one has to read the entry.
    const loaded = this.tables.inMemory(live.id);
    if (loaded && loaded !== live) this.catchUp(loaded);
    this.autoPlay.answerFor(live);
    for (const listener of this.writeListeners) listener(live, entries);
  }

  /** Together with the log of the table up to `n` this is enough to see it again. */
  gameThrew({ id, match: { n, table } }: LiveTable, entry: LogEntry): void {
    const what = JSON.stringify([id, n, entry]);
    if (what === this.lastThrown) return;
    this.lastThrown = what;
    const { game, rules } = table?.record ?? {};
    this.log.error(
      { table: id, game, rules, n, entry, ...loggableError(table?.thrown) },
      'a game threw',
    );
  }

  newsFailed({ id, match: { n } }: LiveTable, error: unknown): void {
    this.log.error({ table: id, n, ...loggableError(error) }, 'news could not be made');
  }

  unreadable({ id }: LiveTable, error: UnreadableTable): void {
    this.log.error({ table: id, ...loggableError(error) }, 'a table cannot be read');
  }

  writeFailed(live: LiveTable): void {
    this.catchUp(live);
  }

  due(match: Match, now: number): number | null {
    return dueIn(match, { now, passDelay: this.passDelay });
  }

  answerNow(match: Match): LogEntry | null {
    return this.autoPlay.answerNow(match);
  }

  private checkDevices(): void {
    this.devices.check().catch((error: unknown) => this.failed(error));
  }

  private checkRewritten(): void {
    rewrittenLately(this.database).then(
      (tables) => {
        for (const table of tables) this.tables.reload(table);
      },
      (error: unknown) => this.failed(error),
    );
  }

  private removeAbandoned(): void {
    removeAbandoned(this.database).then(
      (tables) => {
        for (const table of tables) this.tables.forget(table);
      },
      (error: unknown) => this.failed(error),
    );
  }

  private withLoaded(table: string, act: (live: LiveTable) => void): void {
    const live = this.tables.inMemory(table);
    if (live) act(live);
  }

  /** Reads what other servers wrote, and tries again until that works; what is unreadable stays so. */
  private catchUp(live: LiveTable): void {
    live.catchUp().catch((error: unknown) => {
      if (error instanceof UnreadableTable) return;
      this.failed(error);
      if (!this.closed) setTimeout(() => this.catchUp(live), RETRY);
    });
  }

  private failed(error: unknown): void {
    this.log.error(loggableError(error), 'looking after tables failed');
  }
}
