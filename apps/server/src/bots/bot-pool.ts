import { botNamed, botsOf, levelNamed, levelsOf, type Puzzle } from '@treefort/bots';
import { below, type GameRecord, randomFrom } from '@treefort/kernel';
import { Piscina } from 'piscina';
import type { Metrics } from '../metrics.ts';

/** The levels a person may choose from, the easiest first. */
export const levelsFor = (game: string) =>
  levelsOf(game).map(({ id, name, face, rank }) => ({ id, name, face, rank }));

export const isLevel = (game: string, id: string): boolean => botNamed(game, id) !== undefined;

/** Who plays on for somebody who is away: neither the weakest nor one that thinks long. */
export const standIn = (game: string): string =>
  (levelsOf(game).find(({ rank }) => rank >= 2) ?? botsOf(game)[0]!).id;

/** What a bot gets besides its own budget: time to start, to replay the game, for a machine that is busy with others. */
const GRACE = 1500;

/** The milliseconds after which a bot's thread is ended. */
const limitOf = (game: string, level: string): number =>
  (levelNamed(game, level)?.budget.ms ?? 1000) * 2 + GRACE;

/** After how many milliseconds a bot's answer is missed: the server that asked it may be gone. */
export const patienceWith = (game: string, level: string): number =>
  (levelNamed(game, level)?.budget.ms ?? 0) + 1000;

export interface BotFault {
  readonly level: string;
  readonly reason: string;
}

export interface Workplace {
  readonly threads: number;
  readonly metrics: Metrics;
  report(fault: BotFault): void;
  readonly worker?: URL;
  /** The milliseconds after which a bot's thread is ended. */
  limit?(game: string, level: string): number;
}

/** What a bot is asked for a seat. */
export interface Question {
  readonly seat: number;
  readonly bot: string;
  readonly options: readonly string[];
}

const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Bots at work in threads of their own, each within a hard limit that counts from when it begins. */
export class Bots {
  private readonly pool: Piscina;
  private readonly at: Workplace;
  private idle: number;
  /** Those who wait until a thread is free. */
  private readonly waiting: (() => void)[] = [];
  private closed = false;

  constructor(at: Workplace) {
    this.pool = new Piscina({
      filename: (at.worker ?? WORKER).href,
      name: 'think',
      minThreads: 0,
      maxThreads: at.threads,
      idleTimeout: 30_000,
    });
    this.at = at;
    this.idle = at.threads;
  }

  /** A bot's answer; where it fails, takes too long or says nonsense, any of the options. None when the server stops. */
  async choose(record: GameRecord, question: Question): Promise<string | null> {
    await this.turn();
    try {
      return this.closed ? null : await this.answer(record, question);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.idle++;
    }
  }

  private async turn(): Promise<void> {
    if (this.idle > 0) this.idle--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async answer(record: GameRecord, question: Question): Promise<string | null> {
    const { seat, bot, options } = question;
    const { metrics, report, limit = limitOf, threads } = this.at;
    const stop = metrics.botSeconds.startTimer({ level: bot });
    try {
      const signal = AbortSignal.timeout(limit(record.game, bot));
      // The more wait, the less each may think: better a hasty answer than a late one.
      const puzzle: Puzzle = { record, seat, bot, haste: 1 + this.waiting.length / threads };
      const option: string = await this.pool.run(puzzle, { signal });
      if (options.includes(option)) return option;
      throw new Error(`answered ${String(option).slice(0, 80)}, which is not offered`);
    } catch (error) {
      // Threads end with the server: whoever goes on with the table asks again.
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
  options[below(randomFrom(crypto.getRandomValues(new Uint8Array(32))), options.length)]!;
