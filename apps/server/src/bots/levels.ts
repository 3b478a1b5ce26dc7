import { botNamed, botsOf, levelNamed, levelsOf } from '@treefort/bots';
import { botName } from '@treefort/words';

/** The levels a person may choose from, the easiest first; clients that know the ids name them in their language. */
export const levelsFor = (game: string) =>
  levelsOf(game).map(({ id, face, rank }) => ({ id, name: botName('en', id), face, rank }));

export const isLevel = (game: string, id: string): boolean => botNamed(game, id) !== undefined;

/** Stands in where a game has no bots: it chooses any option. */
export const ANY_OPTION = 'any-option';

/** The bot that plays on for an absent player: neither the weakest nor one that thinks long. */
export const standIn = (game: string): string =>
  (levelsOf(game).find(({ rank }) => rank >= 2) ?? botsOf(game)[0])?.id ?? ANY_OPTION;

/** Milliseconds a bot gets besides its budget: to start, to replay the game, and because the machine may be busy. */
const OVERHEAD = 1500;

/** After how many milliseconds a bot's thread is ended. */
export const thinkingLimit = (game: string, level: string): number =>
  (levelNamed(game, level)?.budget.ms ?? 1000) * 2 + OVERHEAD;

/** After how many milliseconds any server asks the bot again: the one that asked first may be dead. */
export const answerTimeout = (game: string, level: string): number =>
  (levelNamed(game, level)?.budget.ms ?? 0) + 1000;
