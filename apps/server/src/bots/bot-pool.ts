import type { BotTask } from '@treefort/bots';
import { below, type GameRecord, nth, randomFrom } from '@treefort/kernel';
import { Piscina } from 'piscina';
import type { Metrics } from '../metrics.ts';
import { ANY_OPTION, thinkingLimit } from './levels.ts';

export interface BotFault {
  readonly level: string;
  readonly reason: string;
}

export interface BotPoolOptions {
  readonly threads: number;
  readonly metrics: Metrics;
  report(fault: BotFault): void;
  readonly worker?: URL;
  /** The milliseconds after which a bot's thread is ended. */
  limit?(game: string, level: string): number;
}

/** For which seat a bot answers, and what is offered. */
export interface BotRequest {
  readonly seat: number;
  readonly bot: string;
  readonly options: readonly string[];
}

const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Runs bots in threads of their own, each within a hard time limit that counts from its start. */
export class BotPool {
  private readonly pool: Piscina;
  private readonly options: BotPoolOptions;
  private idle: number;
  /** Requests that wait for a free thread. */
  private readonly waiting: (() => void)[] = [];
  private closed = false;

  constructor(options: BotPoolOptions) {
    this.pool = new Piscina({
      filename: (options.worker ?? WORKER).href,
      name: 'think',
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: 30_000,
    });
    this.options = options;
    this.idle = options.threads;
  }

  /** A bot's answer; where it fails, takes too long or is not offered, any of the options. Null when the server stops. */
  async choose(record: GameRecord, request: BotRequest): Promise<string | null> {
    if (request.bot === ANY_OPTION) return anyOf(request.options);
    await this.freeThread();
    try {
      return this.closed ? null : await this.answer(record, request);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.idle++;
    }
  }

  private async freeThread(): Promise<void> {
    if (this.idle > 0) this.idle--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async answer(record: GameRecord, request: BotRequest): Promise<string | null> {
    const { seat, bot, options } = request;
    const { metrics, report, limit = thinkingLimit, threads } = this.options;
    const stop = metrics.botSeconds.startTimer({ level: bot });
    try {
      const signal = AbortSignal.timeout(limit(record.game, bot));
      // The more requests wait, the less time each bot gets.
      const task: BotTask = { record, seat, bot, haste: 1 + this.waiting.length / threads };
      const option: string = await this.pool.run(task, { signal });
      if (options.includes(option)) return option;
      throw new Error(`answered ${String(option).slice(0, 80)}, which is not offered`);
    } catch (error) {
      // Threads end with the server: another server asks again.
      if (this.closed) return null;
      metrics.botFaults.inc({ level: bot });
      report({ level: bot, reason: error instanceof Error ? error.message : String(error) });
      return anyOf(options);
    } finally {
      stop();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.destroy();
  }
}

const anyOf = (options: readonly string[]): string =>
  nth(options, below(randomFrom(crypto.getRandomValues(new Uint8Array(32))), options.length));
