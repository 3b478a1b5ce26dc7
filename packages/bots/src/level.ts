import type { Bot, Budget } from './bot.ts';

/** What shows in a bot's play; words for it are in every language's texts. */
export type Character =
  | 'dreamer'
  | 'hoarder'
  | 'copycat'
  | 'rusher'
  | 'sage'
  | 'gatherer'
  | 'builder'
  | 'spoiler';

/** A bot that people meet at a table (its name is in every language's texts), from 1 that a child beats to 5 that beats strong players. */
export interface Level extends Bot {
  readonly rank: 1 | 2 | 3 | 4 | 5;
  /** An animal's face, as one emoji. */
  readonly face: string;
  readonly character: Character;
  readonly budget: Budget;
}
