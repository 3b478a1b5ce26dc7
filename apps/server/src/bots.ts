import { botNamed, botsOf, levelNamed, levelsOf, type Puzzle } from '@treefort/bots';
import { below, type GameRecord, randomFrom } from '@treefort/kernel';
import { Piscina } from 'piscina';
import type { Metrics } from './metrics.ts';

/** The levels a person may choose from, the easiest first. */
export const levelsFor = (game: string) =>
  levelsOf(game).map(({ id, name, face, rank }) => ({ id, name, face, rank }));

export const isLevel = (game: string, id: string): boolean => botNamed(game, id) !== undefined;

/** Who plays on for somebody who is away: neither the weakest nor one that thinks long. */
export const standIn = (game: string): string =>
  (levelsOf(game).find(({ rank }) => rank >= 2) ?? botsOf(game)[0]!).id;

/** What a bot gets besides its own budget: time to start, to replay the game, to be put off by others. */
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

const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Bots at work in threads of their own, each within a hard limit. */
export class Bots {
  private readonly pool: Piscina;
  private readonly at: Workplace;

  constructor(at: Workplace) {
    this.pool = new Piscina({
      filename: (at.worker ?? WORKER).href,
      name: 'think',
      minThreads: 0,
      maxThreads: at.threads,
      idleTimeout: 30_000,
    });
    this.at = at;
  }

  /** A bot's answer; where it fails, takes too long or says nonsense, any of the options. */
  async choose(record: GameRecord, puzzle: Omit<Puzzle, 'record'>, options: readonly string[]) {
    const { bot: level } = puzzle;
    const { metrics, report, limit = limitOf } = this.at;
    const stop = metrics.botSeconds.startTimer({ level });
    try {
      const signal = AbortSignal.timeout(limit(record.game, level));
      const option: string = await this.pool.run({ record, ...puzzle }, { signal });
      if (options.includes(option)) return option;
      throw new Error(`answered ${String(option).slice(0, 80)}, which is not offered`);
    } catch (error) {
      metrics.botFaults.inc({ level });
      report({ level, reason: error instanceof Error ? error.message : String(error) });
      return options[
        below(randomFrom(crypto.getRandomValues(new Uint8Array(32))), options.length)
      ]!;
    } finally {
      stop();
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
