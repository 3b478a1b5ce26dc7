import { fortWords } from './fort/index.ts';
import type { GameWords } from './game-words.ts';
import type { Voice } from './messages.ts';
import { treehouseWords } from './treehouse/index.ts';

/** Each game in words: a new game is one entry here, and its messages in `messages.ts`. */
export const gameWords = (voice: Voice) => ({
  fort: fortWords(voice),
  treehouse: treehouseWords(voice),
});

export type GamesInWords = Readonly<ReturnType<typeof gameWords>>;
export type GameId = keyof GamesInWords;

/** The words of a game by an id that comes from outside, such as a record's. */
export function wordsOfGame(games: GamesInWords, id: string): GameWords<unknown> {
  const all: Readonly<Record<string, GameWords<unknown>>> = games;
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new Error(`there are no words for the game ${JSON.stringify(id)}`);
  return found;
}
