import { fortWords } from './fort/index.ts';
import type { AnyGameWords } from './game-words.ts';
import type { Voice } from './messages.ts';
import { treehouseWords } from './treehouse/index.ts';

/** Each game in words: a new game is one entry here, and its messages in `messages.ts`. */
export const gameWords = (voice: Voice) => ({
  fort: fortWords(voice),
  treehouse: treehouseWords(voice),
});

export type GamesInWords = Readonly<ReturnType<typeof gameWords>>;
export type GameId = keyof GamesInWords;

/**
 * The words of a game by an id that comes from outside, such as a record's. The caller has options and events of that
 * game as the kernel knows them; here, and nowhere else, they are taken for the game's own.
 */
export function wordsOfGame(games: GamesInWords, id: string): AnyGameWords {
  const all = games as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(all, id)) {
    throw new Error(`there are no words for the game ${JSON.stringify(id)}`);
  }
  return all[id] as AnyGameWords;
}
