import { type Random, sure } from '@treefort/kernel';
import { ROOMS, readMove, writeMove } from '@treefort/treehouse';
import type { Dealt, RedealPoint } from '../games/game-face.ts';
import type { Playthrough } from '../table/playthrough.ts';

/** What the engine inspects of a state, as far as a scenario needs it. */
interface Inspected {
  readonly phase: string;
  readonly week: number;
  readonly players: readonly Readonly<Record<'hand' | 'tree' | 'balance' | 'score', unknown>>[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly first: number | null;
}

/** Who begins when the week is scored, where it is known. */
const firstOf = ({ first }: Pick<Inspected, 'first'>) => (first === null ? {} : { first });

/** A scenario begins where all pick. */
export function scenarioOf(inspected: unknown): object | undefined {
  const { phase, week, players, deck, discard, ...rest } = inspected as Inspected;
  if (phase !== 'pick') return undefined;
  const seats = players.map(({ hand, tree, balance, score }) => ({ hand, tree, balance, score }));
  return { week, seats, deck, discard, ...firstOf(rest) };
}

/** Two descriptions side by side: maps each word of the one to the word in the same place of the other. */
function paired(one: unknown, other: unknown, words = new Map<string, string>()) {
  if (typeof one === 'string' && typeof other === 'string') words.set(one, other);
  else if (typeof one === 'object' && typeof other === 'object' && one && other) {
    for (const [key, inside] of Object.entries(one)) paired(inside, Reflect.get(other, key), words);
  }
  return words;
}

/** The same choice with another room, where it names one. */
function withRoom(id: string, instead: (word: string) => string): string {
  const move = sure(readMove(id));
  if (move.kind !== 'pick') return id;
  const other = instead(move.room);
  const room = ROOMS.find((one) => one === other) ?? move.room;
  return writeMove({ ...move, room });
}

/**
 * Each room is there once, so those that the seat cannot know change places with each other from the beginning: the
 * choices since fit, whatever they named.
 */
export function redeal(
  { record, game, states }: Playthrough,
  { from, at, seat }: RedealPoint,
  random: Random,
): Dealt {
  const now = game.inspect(states[at]!) as Inspected;
  const other = game.inspect(game.sample(game.view(states[at]!, seat), random));
  const rooms = paired(now, other);
  const instead = (word: string): string => rooms.get(word) ?? word;
  // In the first week the first player is drawn only when the week is scored.
  const scenario = { ...firstOf(now), ...scenarioOf(game.inspect(states[from]!)) };
  return {
    scenario: JSON.parse(JSON.stringify(scenario), (_, value) =>
      typeof value === 'string' ? instead(value) : value,
    ),
    choices: record.choices
      .slice(from, at)
      .map(([who, option]) => [who, withRoom(option, instead)]),
  };
}
