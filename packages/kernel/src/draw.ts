import type { Move } from './game.ts';
import { nth } from './nth.ts';
import { below, type Random } from './random.ts';

/** One entry of a list, each equally likely. */
export const drawFrom = <T>(random: Random, list: ArrayLike<T>): T =>
  nth(list, below(random, list.length));

/** The move at an index below the count that `legal` gave. */
export const moveAt = (moves: Int32Array, i: number): Move => moves[i]!;

/** One of the first `count` moves, each equally likely. */
export const drawMove = (random: Random, moves: Int32Array, count: number): Move =>
  moveAt(moves, below(random, count));
