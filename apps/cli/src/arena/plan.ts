import type { Options, Seed } from '@treefort/kernel';
import type { Contestant } from './contestant.ts';

/** What an arena plays: everything that its results follow from, but for how many games. */
export interface ArenaPlan {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly contestants: readonly Contestant[];
  /** Who was entered, by number; somebody entered twice sits on two seats. */
  readonly entries: readonly number[];
  /** How many milliseconds a program may take for an answer. */
  readonly patience: number;
}

/** One game to be played: which deal, and who sits where. */
export interface Fixture {
  readonly n: number;
  readonly deal: number;
  readonly seed: Seed;
  readonly seating: readonly number[];
}

/** How a seat thought: times in milliseconds. */
export interface Thinking {
  readonly choices: number;
  readonly ms: number;
  readonly longest: number;
  /** The longest turn: all choices of the seat within it. */
  readonly turn: number;
}

/** What a seat did that cannot be played; each time a random option was chosen in its place. */
export interface Faults {
  readonly seat: number;
  readonly count: number;
  readonly first: string;
}

/** How one game came out. */
export interface Played {
  readonly n: number;
  readonly deal: number;
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly thinking: readonly Thinking[];
  readonly faults: readonly Faults[];
}
