import type { Analyst } from './analyst.ts';
import type { Bot } from './bot.ts';
import { fortAnalysts, fortContestants, fortLevels } from './fort/levels.ts';
import type { Level } from './level.ts';
import { treehouseAnalysts, treehouseContestants, treehouseLevels } from './treehouse/levels.ts';

const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  fort: fortLevels,
  treehouse: treehouseLevels,
};

const CONTESTANTS: Readonly<Record<string, readonly Bot[]>> = {
  fort: fortContestants,
  treehouse: treehouseContestants,
};

const ANALYSTS: Readonly<Record<string, (seat: number) => Analyst>> = {
  fort: fortAnalysts,
  treehouse: treehouseAnalysts,
};

/** The five bots of a game that people meet, the easiest first. */
export const levelsOf = (game: string): readonly Level[] => LEVELS[game] ?? [];

export const levelNamed = (game: string, id: string): Level | undefined =>
  levelsOf(game).find((level) => level.id === id);

/** The strongest of a game. */
export const championOf = (game: string): Level | undefined => levelsOf(game).at(-1);

/** The strongest of a game beside a seat, to tell what it thinks. */
export const analystOf = (game: string, seat: number): Analyst | undefined =>
  ANALYSTS[game]?.(seat);

/** Every bot of a game that can be called by name, the champion by its title too. */
export function botsOf(game: string): readonly Bot[] {
  const champion = championOf(game);
  const titled = champion ? [{ ...champion, id: 'champion' }] : [];
  return [...levelsOf(game), ...titled, ...(CONTESTANTS[game] ?? [])];
}

export const botNamed = (game: string, id: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.id === id);
