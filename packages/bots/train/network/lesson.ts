import type { Game, Random, Setup, State } from '@treefort/kernel';
import type { Heuristics } from '../../src/heuristics.ts';
import type { LearnedJudge } from '../../src/network/judge.ts';
import type { Shape } from '../../src/network/shape.ts';
import type { SearchSettings } from '../../src/search-settings.ts';

/** The same position in other words, for instance seen in a mirror: where each input and each move goes. */
export interface Symmetry {
  readonly inputs: Uint16Array;
  readonly groupInputs: Uint16Array;
  readonly codes: Uint16Array;
}

/** What a network is to learn: a game, what it sees of it, and whom it meets beside itself. */
export interface Lesson<S extends State = State, V = unknown> {
  /** The game as it is thought of, and as it is played. */
  readonly game: Game<S, V>;
  readonly played: Game<S, V>;
  readonly shape: Shape;
  readonly settings: SearchSettings;
  readonly heuristics: Heuristics<S>;
  /** How a search without a network thinks, by the heuristics alone: the first games are its own. */
  readonly taught: SearchSettings;
  judge(weights: Float32Array): LearnedJudge<S>;
  /** The tables that games are played at: one for each number. */
  setup(number: number): Setup;
  /** The names of bots that take a seat now and then. */
  readonly guests: readonly string[];
  /** One of the ways to say the same, or none. */
  symmetry?(random: Random): Symmetry | undefined;
}
