import type { GameEvent, Random, State } from '@treefort/kernel';
import type { Judge } from './network/judge.ts';

/** How a rival plays who does not look ahead: by a policy, the less surely the higher the temperature. */
export interface RivalPolicy<S extends State> {
  readonly policy: Heuristics<S>['policy'];
  readonly temperature: number;
}

/** What a player knows beside the view: how likely a sampled position is after all events so far. */
export interface Memory<S extends State> {
  hear(event: GameEvent): void;
  /** 1 where nothing speaks against the position, less where rivals would have played otherwise. */
  likelihood(state: S): number;
  /** One guess at how a rival plays, for one simulation; none where the rival is taken for somebody who looks ahead. */
  guess?(state: S, rival: number, random: Random): RivalPolicy<S> | undefined;
}

/** A memory that keeps nothing. */
export const forgetting = <S extends State>(): Memory<S> => ({ hear() {}, likelihood: () => 1 });

/** What each seat gets after each move of the one who acts, and how often that one would choose it. */
export interface Reckoned {
  after(move: number): Float64Array;
  share(move: number): number;
}

/** What a search knows of a game beside its rules; all of it about positions that were sampled from a view. */
export interface Heuristics<S extends State> {
  /** Counts up as the game goes on: rollouts stop so many turns on. */
  turn(state: S): number;
  /** The turn at which what goes on from here is judged, where that is not the settings' horizon. */
  judgedAt?(state: S): number;
  /** What is asked, so that questions are told apart that came after the same own moves. */
  context(state: S, seat: number): number;
  /** How likely a sensible player chooses each of the moves: weights above 0. */
  policy(state: S, seat: number, moves: Int32Array, count: number, out: Float64Array): void;
  /** The chance of each seat to win as the position stands; they add up to 1. */
  evaluate(state: S, out: Float64Array): void;
  /** What an end is worth to each seat, where a clear win should count more than a narrow one; without it only the win counts. */
  reward?(state: S, out: Float64Array): void;
  /** What draws a seat in its tree, where that is not what it follows in rollouts. */
  readonly draws?: Pick<Judge<S>, 'look' | 'urge'>;
  /** Where all that follows can be reckoned, nothing needs to be tried; it holds until the next position is looked at. */
  reckon?(state: S): Reckoned | undefined;
  /** Judges new nodes at once, in place of rollouts. */
  readonly judge?: Judge<S>;
  remember(seat: number): Memory<S>;
}
