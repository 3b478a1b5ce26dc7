import { accept, either, type Game, next, type Random, type State } from '@treefort/kernel';
import { forgetting, type Heuristics } from '../src/heuristics.ts';

/** A toy state: numbers alone, so that a game for a test takes twenty lines. */
export interface ToyState extends State {
  readonly n: number[];
}

/** What a toy game is made of; the first number is whatever the game likes, none of it has a name. */
interface Toy {
  readonly seats: number;
  start(random: Random): number[];
  actors(n: readonly number[]): number;
  answered?(n: readonly number[]): number;
  moves(n: readonly number[], seat: number): number[];
  play(n: number[], seat: number, move: number): void;
  winners(n: readonly number[]): number[];
  /** What a seat sees; `hide` gives a position that it takes for possible. */
  view?(n: readonly number[], seat: number): unknown;
  imagine?(view: readonly number[], random: Random): number[];
}

function toyGame(toy: Toy): Game<ToyState, number[]> {
  const state = (n: number[]): ToyState => ({ moment: 0, news: 0, random: new Int32Array(4), n });
  return {
    id: 'toy',
    rules: '1',
    seats: [toy.seats],
    options: () => accept({}),
    start: (_, random) => state(toy.start(random)),
    arrange: (scenario) => accept(state([...(scenario as number[])])),
    blank: () => state([]),
    copy: (from, into) => {
      into.n.length = 0;
      into.n.push(...from.n);
      return into;
    },
    actors: ({ n }) => toy.actors(n),
    answered: ({ n }) => toy.answered?.(n) ?? 0,
    legal: ({ n }, seat, out) => {
      const moves = toy.moves(n, seat);
      out.set(moves);
      return moves.length;
    },
    play: ({ n }, seat, move) => toy.play(n, seat, move),
    question: () => ({ kind: 'toy', rule: 'toy' }),
    option: (_, __, move) => ({ id: String(move), target: String(move) }),
    refusals: () => [],
    view: ({ n }) => [...n],
    after: (view) => view,
    sample: (view, random) => state(toy.imagine?.(view, random) ?? [...view]),
    inspect: ({ n }) => n,
    parse: (_, id) => accept(Number(id)),
    shapes: { option: either(), event: either(), heard: either(), consequence: either() },
    consequences: () => [],
    turn: () => null,
    orderWords: [],
    ordered: () => null,
    joins: () => false,
    outcome: ({ n }) => {
      if (toy.actors(n) !== 0) return undefined;
      const winners = toy.winners(n);
      return { scores: [0, 1].map((seat) => Number(winners.includes(seat))), winners };
    },
  };
}

/** No heuristics at all: every move is alike, and only the end tells who wins. */
export const blindInsight: Heuristics<ToyState> = {
  turn: () => 0,
  context: () => 0,
  policy: (_, __, ___, count, out) => void out.fill(1, 0, count),
  evaluate: () => {
    throw new Error('played to the end');
  },
  remember: forgetting,
};

const none = -1;

/** Take one to three matches in turn: who takes the last one wins. */
export const nim = toyGame({
  seats: 2,
  start: () => [10, 0],
  actors: ([left, turn]) => (left === 0 ? 0 : 1 << turn!),
  moves: ([left]) => [1, 2, 3].filter((take) => take <= left!),
  play: (n, _, take) => {
    n[0]! -= take;
    n[1] = 1 - n[1]!;
  },
  winners: ([, turn]) => [1 - turn!],
});

/** Both show a side at the same time; seat 0 wins if they are the same, seat 1 if not. */
export const pennies = toyGame({
  seats: 2,
  start: () => [none, none],
  actors: (n) => (n[0] === none ? 1 : 0) | (n[1] === none ? 2 : 0),
  answered: (n) => (n.includes(none) ? (n[0] === none ? 0 : 1) | (n[1] === none ? 0 : 2) : 0),
  moves: () => [0, 1],
  play: (n, seat, side) => {
    n[seat] = side;
  },
  winners: (n) => [n[0] === n[1] ? 0 : 1],
});

/** Seat 0 guesses a hidden bit that is 1 three times in four. */
export const guess = toyGame({
  seats: 2,
  start: () => [none, 1],
  actors: ([guessed]) => (guessed === none ? 1 : 0),
  moves: () => [0, 1],
  play: (n, _, bit) => {
    n[0] = bit;
  },
  winners: ([guessed, bit]) => [guessed === bit ? 0 : 1],
  imagine: ([guessed], random) => [guessed!, (next(random) >>> 0) % 4 === 0 ? 0 : 1],
});

const WIDE = 40;

/** Seat 0 picks four times in a row out of many, and wins if the last pick is 7. */
export const wide = toyGame({
  seats: 2,
  start: () => [0, none],
  actors: ([picks]) => (picks! < 4 ? 1 : 0),
  moves: () => Array.from({ length: WIDE }, (_, i) => i),
  play: (n, _, pick) => {
    n[0]!++;
    n[1] = pick;
  },
  winners: ([, last]) => [last === 7 ? 0 : 1],
});

/** Sees how many matches are left. */
export const nimInsight: Heuristics<ToyState> = { ...blindInsight, context: ({ n }) => n[0]! };
