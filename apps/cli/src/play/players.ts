import {
  below,
  type Decision,
  type GameRecord,
  type Option,
  randomFromText,
} from '@treefort/kernel';
import { type Call, textOf, UsageError } from '../usage.ts';

const PLAYERS = ['me', 'random'] as const;

/** Who sits on a seat: somebody at this keyboard, or a bot. */
export type Player = (typeof PLAYERS)[number];

export const PLAYERS_HELP = `who sits where: ${PLAYERS.join(' or ')} for each seat (one me, the rest bots)`;

const isPlayer = (name: string): name is Player => PLAYERS.some((player) => player === name);

/** The players as they were written, or one person against bots. */
export function playersIn(call: Call, seats: number): readonly Player[] {
  const text = textOf(call, 'players');
  if (text === undefined) return Array.from({ length: seats }, (_, i) => (i ? 'random' : 'me'));
  const players = text.split(',').map((name) => {
    if (isPlayer(name)) return name;
    const expected = PLAYERS.join(' or ');
    throw new UsageError(`--players: expected ${expected}, found ${JSON.stringify(name)}`);
  });
  if (players.length === seats) return players;
  throw new UsageError(`--players: expected ${seats} players, found ${players.length}`);
}

/** How many seats a list of players fills, if there is one. */
export const seatsFor = (call: Call): number | undefined =>
  textOf(call, 'players')?.split(',').length;

/** Any option; drawn from the seed and the moment, so that a game can be played again. */
export function botChoice({ seed, choices }: GameRecord, { seat, options }: Decision): Option {
  const random = randomFromText(`bot ${seed} ${seat} ${choices.length}`);
  return options[below(random, options.length)]!;
}
