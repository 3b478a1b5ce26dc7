import {
  type Game,
  type GameRecord,
  makeSeed,
  randomFrom,
  type State,
  Table,
} from '@treefort/kernel';
import { type Course, courseOf } from './course.ts';
import { games } from './games.ts';

/** How often hidden cards are dealt before the choices since are given up. */
const TRIES = 30;

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
function described(game: Game, state: State): unknown {
  const told = game.inspect(state);
  if (game.id !== 'treehouse') return told;
  const { phase, week, players, deck, discard, first } = told as Inspected;
  if (phase !== 'pick') return undefined;
  const seats = players.map(({ hand, tree, balance, score }) => ({ hand, tree, balance, score }));
  return { week, seats, deck, discard, ...(first !== null && { first }) };
}

/** The last moment up to this one that can be described: a turn begins, or all pick. */
function lastDescribed(record: GameRecord, { game, states }: Course, at: number): number {
  const setup = { seats: record.seats, options: record.options };
  for (let n = at; n > 0; n--) {
    const state = states[n]!;
    if (game.answered(state) !== 0 || game.outcome(state)) continue;
    if (game.arrange(described(game, state), setup, new Int32Array(4)).ok) return n;
  }
  return 0;
}

/**
 * The same moment with all that the seat cannot know dealt anew. The record begins with a described position: with that
 * of the moment itself where it can be described, else a little before, with the choices since as far as they still fit.
 */
export function dealtAnew(record: GameRecord, at: number, seat: number): GameRecord {
  const course = courseOf(record);
  const { game } = course;
  const from = lastDescribed(record, course, at);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const random = randomFrom(bytes);
  const { rules, seats, options } = record;
  const seed = makeSeed(crypto.getRandomValues(new Uint8Array(32)));
  const start = { game: game.id, rules, seed, seats, options };
  const since = record.choices.slice(from, at);
  const imagined = (): State => game.sample(game.view(course.states[from]!, seat), random);
  for (let tries = 0; tries < TRIES; tries++) {
    const anew = { ...start, scenario: described(game, imagined()), choices: since };
    if (Table.open(games, anew).ok) return anew;
  }
  return { ...start, scenario: described(game, imagined()), choices: [] };
}
