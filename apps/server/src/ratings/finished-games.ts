import { type Log, loggableError } from '../log.ts';
import type { FinishedTables } from '../storage/finished-tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import { TaskQueue } from '../tables/task-queue.ts';
import { resultOf } from './result.ts';
import type { ResultStore } from './result-store.ts';
import { resultsOf } from './results-of.ts';

/** Milliseconds between two looks for games that a server ended and did not count: it may have died. */
const CHECK = 30_000;

/** Counts games that have ended, one after the other: writes their results and rates them. */
export class FinishedGames {
  private readonly store: ResultStore;
  private readonly finished: FinishedTables;
  private readonly log: Log;
  private readonly queue = new TaskQueue();
  private check: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(store: ResultStore, finished: FinishedTables, log: Log) {
    this.store = store;
    this.finished = finished;
    this.log = log;
  }

  start(): void {
    this.check = setInterval(() => this.later(() => this.countMissed()), CHECK);
    this.later(() => this.countMissed());
  }

  /** Entries were written: where they ended the game, that is counted after the move. */
  wrote(live: LiveTable, entries: readonly LogEntry[]): void {
    if (live.match.phase !== 'over' || entries.every(({ did }) => did !== 'choose')) return;
    this.later(async () => {
      await this.store.write([{ table: live.id, result: await live.exclusive(resultOf) }]);
      await this.store.rateNew();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.check);
    await this.queue.run(async () => {});
  }

  /** What fails is done by the next look for games that were missed. */
  private later(task: () => Promise<void>): void {
    this.queue
      .run(async () => {
        if (!this.closed) await task();
      })
      .catch((error: unknown) => {
        if (!this.closed) this.log.error(loggableError(error), 'counting a game failed');
      });
  }

  private async countMissed(): Promise<void> {
    for (;;) {
      const missed = await this.store.uncounted();
      if (missed.length === 0) break;
      const results = await resultsOf(this.finished.replayed(missed), () => this.closed);
      if (this.closed) return;
      await this.store.write(results);
    }
    await this.store.rateNew();
  }
}
