import type { Analyst } from './analyst.ts';
import type { Bot } from './bot.ts';
import { fortBots } from './fort/levels.ts';
import type { GameBots } from './game-bots.ts';
import type { Level } from './level.ts';
import { randomBot } from './random-bot.ts';
import { treehouseBots } from './treehouse/levels.ts';

/** The bots of each game: a new game is one entry here. */
const BOTS: ReadonlyMap<string, GameBots> = new Map([
  ['fort', fortBots],
  ['treehouse', treehouseBots],
]);

/** A game without an entry has no levels and no analyst; only the random bot plays it. */
const ANY_GAME: Omit<GameBots, 'analyst'> = { levels: [], contestants: [randomBot] };

const botsFor = (game: string): Omit<GameBots, 'analyst'> & Partial<GameBots> =>
  BOTS.get(game) ?? ANY_GAME;

/** The bots of a game that people meet, the easiest first. */
export const levelsOf = (game: string): readonly Level[] => botsFor(game).levels;

export const levelNamed = (game: string, id: string): Level | undefined =>
  levelsOf(game).find((level) => level.id === id);

/** The strongest of a game. */
export const championOf = (game: string): Level | undefined => levelsOf(game).at(-1);

/** The strongest of a game beside a seat, to tell what it thinks. */
export const analystOf = (game: string, seat: number): Analyst | undefined =>
  botsFor(game).analyst?.(seat);

/** Every bot of a game that can be called by name, the champion by its title too. */
export function botsOf(game: string): readonly Bot[] {
  const { levels, contestants } = botsFor(game);
  const champion = championOf(game);
  const titled = champion ? [{ ...champion, id: 'champion' }] : [];
  return [...levels, ...titled, ...contestants];
}

export const botNamed = (game: string, id: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.id === id);
