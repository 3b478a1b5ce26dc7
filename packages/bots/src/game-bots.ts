import type { Analyst } from './analyst.ts';
import type { Bot } from './bot.ts';
import type { Level } from './level.ts';

/** The bots of one game; each game fills this in a folder of its own. */
export interface GameBots {
  /** The five that people meet, the easiest first. */
  readonly levels: readonly Level[];
  /** Those that play in arenas only. */
  readonly contestants: readonly Bot[];
  /** The strongest of them beside a seat, telling what it thinks. */
  analyst(seat: number): Analyst;
}
