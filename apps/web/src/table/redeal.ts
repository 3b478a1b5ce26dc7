import {
  type Game,
  type GameRecord,
  makeSeed,
  type Random,
  randomFrom,
  type State,
  Table,
} from '@treefort/kernel';
import { games } from './games.ts';
import { type Playthrough, playThrough } from './playthrough.ts';

/** How often hidden cards are dealt before the choices since are given up. */
const TRIES = 100;

/** A record with the states it went through. */
interface RecordPlayed extends Playthrough {
  readonly record: GameRecord;
}

/** What the engine of Treehouse tells of a state, as far as it describes a position. */
interface Inspected {
  readonly phase: string;
  readonly week: number;
  readonly players: readonly Readonly<Record<'hand' | 'tree' | 'balance' | 'score', unknown>>[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly first: number | null;
}

/** A state as a description that the rules accept, if there is one: a turn begins, or all pick. */
function described(game: Game, state: State): object | undefined {
  const told = game.inspect(state) as object;
  if (game.id !== 'treehouse') return told;
  const { phase, week, players, deck, discard, ...rest } = told as Inspected;
  if (phase !== 'pick') return undefined;
  const seats = players.map(({ hand, tree, balance, score }) => ({ hand, tree, balance, score }));
  return { week, seats, deck, discard, ...firstOf(rest) };
}

/** Who begins when the week is scored, where it is known. */
const firstOf = ({ first }: Pick<Inspected, 'first'>) => (first === null ? {} : { first });

/** The last moment up to this one that can be described, if there is one: a turn begins, or all pick. */
function lastDescribed({ record, game, states }: RecordPlayed, at: number): number | undefined {
  const setup = { seats: record.seats, options: record.options };
  for (let n = at; n >= 0; n--) {
    const state = states[n]!;
    if (game.answered(state) !== 0 || game.outcome(state)) continue;
    if (game.arrange(described(game, state), setup, new Int32Array(4)).ok) return n;
  }
  return undefined;
}

/** What a record begins with where something is dealt anew, and how it came to the moment. */
type Dealt = Pick<GameRecord, 'scenario' | 'choices'>;

/** A moment as one seat sees it, and from where it can be told. */
interface Sight {
  readonly from: number;
  readonly at: number;
  readonly seat: number;
}

/** Two tellings of a moment side by side: where one says a word, what the other says there. */
function paired(one: unknown, other: unknown, words = new Map<string, string>()) {
  if (typeof one === 'string' && typeof other === 'string') words.set(one, other);
  else if (typeof one === 'object' && typeof other === 'object' && one && other) {
    for (const [key, inside] of Object.entries(one)) paired(inside, Reflect.get(other, key), words);
  }
  return words;
}

/**
 * In Treehouse each room is there once, so those that the seat cannot know change places with each other from the
 * beginning: the choices since fit, whatever they named.
 */
function exchanged(
  { record, game, states }: RecordPlayed,
  { from, at, seat }: Sight,
  random: Random,
): Dealt {
  const now = game.inspect(states[at]!) as Inspected;
  const other = game.inspect(game.sample(game.view(states[at]!, seat), random));
  const rooms = paired(now, other);
  const instead = (word: string): string => rooms.get(word) ?? word;
  // In the first week who begins is drawn only when it is scored.
  const told = JSON.stringify({ ...firstOf(now), ...described(game, states[from]!) });
  return {
    scenario: JSON.parse(told, (_, value) => (typeof value === 'string' ? instead(value) : value)),
    choices: record.choices
      .slice(from, at)
      .map(([who, option]) => [who, option.split(':').map(instead).join(':')]),
  };
}

/** In Fort there are several of many cards: they are dealt as they may have lain before the choices since. */
function resampled(
  { game, states, record }: RecordPlayed,
  { from, at, seat }: Sight,
  random: Random,
): Dealt {
  const sampled = game.sample(game.view(states[from]!, seat), random);
  return { scenario: described(game, sampled), choices: record.choices.slice(from, at) };
}

/**
 * The same moment with all that the seat cannot know dealt anew. The record begins with a described position: with that
 * of the moment itself where it can be described, else a little before, with the choices since as far as they still fit.
 * There is none while cards are drafted.
 */
export function redealt(record: GameRecord, at: number, seat: number): GameRecord | undefined {
  const told = { ...playThrough(record), record };
  const { game } = told;
  const from = lastDescribed(told, at);
  if (from === undefined) return undefined;
  const sight = { from, at, seat };
  const random = randomFrom(crypto.getRandomValues(new Uint8Array(32)));
  const { rules, seats, options } = record;
  const start = () => {
    const seed = makeSeed(crypto.getRandomValues(new Uint8Array(32)));
    return { game: game.id, rules, seed, seats, options };
  };
  const deal = game.id === 'treehouse' ? exchanged : resampled;
  for (let tries = 0; tries < TRIES; tries++) {
    const anew = { ...start(), ...deal(told, sight, random) };
    if (Table.open(games, anew).ok) return anew;
  }
  return { ...start(), ...deal(told, { ...sight, at: sight.from }, random) };
}
