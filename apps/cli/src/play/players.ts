import { type Bot, botsOf, type Level, levelsOf } from '@treefort/bots';
import { type Call, textOf, UsageError, wholeOf } from '../usage.ts';

/** Who sits on a seat: somebody at this keyboard, or a bot. */
export type Player = 'me' | Bot | Level;

/** The ranks of those who sit down unasked, in turn: neither dull nor too hard. */
const USUAL_RANKS = [2, 3];

const LEVELS = 5;

export const PLAYERS_HELP =
  'who sits where: me or a bot for each seat, by its name (one me, the rest bots)';

export const LEVEL_HELP = `how well the bots play, from 1 to ${LEVELS} (${USUAL_RANKS.join(' and ')})`;

/** Who there is to play against in each of these games, for the help. */
export const levelsNote = (games: readonly string[]): string =>
  [
    `The bots from level 1 to ${LEVELS}:`,
    ...games.map((game) => {
      const names = levelsOf(game).map(({ id }) => id);
      return `  ${game.padEnd(9)}  ${names.join(', ')}`;
    }),
  ].join('\n');

export const isBot = (player: Player): player is Bot | Level => player !== 'me';

export const idOf = (player: Player): string => (isBot(player) ? player.id : player);

/** The players as they were written, or one person against bots of a level. */
export function playersIn(call: Call, game: string, seats: number): readonly Player[] {
  const text = textOf(call, 'players');
  const rank = wholeOf(call, 'level', 1, LEVELS);
  if (text === undefined) return usualPlayers(game, seats, rank);
  if (rank !== undefined) throw new UsageError('--players and --level: one of them, please');
  const players = text.split(',').map((name) => playerNamed(name, game));
  if (players.length === seats) return players;
  throw new UsageError(`--players: expected ${seats} players, found ${players.length}`);
}

/** One person against bots of one rank, or of those that are usual. */
export function usualPlayers(game: string, seats: number, rank?: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const wanted = rank ?? USUAL_RANKS[(seat - 1) % USUAL_RANKS.length];
    return levelsOf(game).find((level) => seat > 0 && level.rank === wanted) ?? 'me';
  });
}

function playerNamed(name: string, game: string): Player {
  const bots = botsOf(game);
  const found = name === 'me' ? name : bots.find(({ id }) => id === name);
  if (found) return found;
  const expected = ['me', ...bots.map(({ id }) => id)].join(', ');
  throw new UsageError(`--players: expected ${expected}; found ${JSON.stringify(name)}`);
}

/** How many seats a list of players fills, if there is one. */
export const seatsFor = (call: Call): number | undefined =>
  textOf(call, 'players')?.split(',').length;
