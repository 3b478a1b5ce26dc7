import {
  below,
  fork,
  lowestSeat,
  MOST_MOVES,
  part,
  type Random,
  randomFromText,
  type State,
} from '@treefort/kernel';
import type { LearnedJudge } from '../../src/network/judge.ts';
import { standingsOf, winShares } from './learn-game.ts';
import type { Lesson } from './lesson.ts';
import type { SampleWriter } from './samples.ts';

/** One game that nobody searches in. */
export interface QuickTask {
  readonly game: number;
  readonly seed: string;
  /** One of so many choices is noted: neighbours say much the same. */
  readonly noted: number;
}

/** How much more than by its share a move is chosen that draws most. */
const SHARPER = 2;

/**
 * Plays games by what draws the network alone and writes down who won. They take far less time than games by
 * search: chances are learned from many of them, moves are kept as they are.
 */
export class QuickGame {
  private readonly lesson: Lesson;
  private readonly learned: LearnedJudge<State>;
  private readonly writer: SampleWriter;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly shares = new Float64Array(MOST_MOVES);

  constructor(lesson: Lesson, learned: LearnedJudge<State>, writer: SampleWriter) {
    this.lesson = lesson;
    this.learned = learned;
    this.writer = writer;
  }

  play({ seed, game: number, noted: every }: QuickTask): void {
    const { lesson, learned, writer, moves } = this;
    const { game } = lesson;
    const random = randomFromText(`quick ${seed} ${number}`);
    const setup = lesson.setup(number);
    const { seats } = setup;
    const state = game.start(setup, fork(random));
    const noted: { readonly at: number; readonly seat: number }[] = [];
    for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
      const seat = lowestSeat(actors);
      const count = game.legal(state, seat, moves);
      let i = 0;
      if (count > 1) {
        learned.look(state, seat);
        if (below(random, every) === 0) noted.push({ at: this.note(state, seat, count), seat });
        i = this.choose(count, random);
      }
      game.play(state, seat, moves[i]!);
    }
    const won = winShares(lesson, state, seats);
    for (const { at, seat } of noted) {
      writer.chances(
        at,
        won.map((_, i) => won[(seat + i) % seats]!),
      );
    }
  }

  /** The shares of the moves, sharpened; they add up to 1. */
  private readShares(count: number, sharper: number): void {
    const { learned, moves, shares } = this;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      shares[i] = learned.urge(moves[i]!) * sharper;
      highest = Math.max(highest, shares[i]!);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += shares[i] = Math.exp(shares[i]! - highest);
    for (let i = 0; i < count; i++) shares[i]! /= sum;
  }

  private choose(count: number, random: Random): number {
    this.readShares(count, SHARPER);
    let left = part(random);
    for (let i = 0; i < count - 1; i++) {
      left -= this.shares[i]!;
      if (left < 0) return i;
    }
    return count - 1;
  }

  private note(state: State, seat: number, count: number): number {
    const { learned, writer } = this;
    const at = writer.position(
      learned.network.on,
      learned.count,
      standingsOf(learned, state, seat),
    );
    this.readShares(count, 1);
    writer.moves(
      Array.from(this.shares.subarray(0, count), (share, i) => ({
        code: learned.code(this.moves[i]!),
        base: learned.base(this.moves[i]!),
        share,
      })),
    );
    return at;
  }
}
