import {
  below,
  fork,
  hasSeat,
  lowestSeat,
  MOST_MOVES,
  part,
  type Random,
  randomFromText,
  type State,
} from '@treefort/kernel';
import type { LearnedJudge } from '../../src/network/judge.ts';
import { MOST_SEATS } from '../../src/tree-paths.ts';
import { standingsOf, winShares } from './learn-game.ts';
import type { Lesson } from './lesson.ts';
import type { SampleWriter } from './samples.ts';

/** In one of so many games former selves sit on some of the seats, or on none. */
const FORMER = 4;

/** One game that nobody searches in. */
export interface QuickTask {
  readonly game: number;
  readonly seed: string;
  /** One of so many choices is noted: neighbours say much the same. */
  readonly noted: number;
  /** How much a chance counts that was seen later in the game, a choice further on. */
  readonly lasting: number;
}

/** A choice on the way: what the seat thought of everybody's chances, and where it was noted. */
interface Chosen {
  readonly chances: Float64Array;
  readonly at?: number;
  readonly chosen: number;
}

/**
 * Plays games by what draws the network alone, and notes what came of each choice: a move after which the own chance
 * rose gets a larger share (policy gradient), and the chances learn from those seen later and from who won. Such games
 * take far less time than games by search.
 */
export class QuickGame {
  private readonly lesson: Lesson;
  private readonly learned: LearnedJudge<State>;
  private readonly former: LearnedJudge<State> | undefined;
  private readonly writer: SampleWriter;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly shares = new Float64Array(MOST_MOVES);
  seatsBesideFormer = 0;
  wonBesideFormer = 0;

  constructor(
    lesson: Lesson,
    {
      own,
      former,
      writer,
    }: {
      own: LearnedJudge<State>;
      former: LearnedJudge<State> | undefined;
      writer: SampleWriter;
    },
  ) {
    this.lesson = lesson;
    this.learned = own;
    this.former = former;
    this.writer = writer;
  }

  play(task: QuickTask): void {
    const { lesson } = this;
    const { game } = lesson;
    const random = randomFromText(`quick ${task.seed} ${task.game}`);
    const setup = lesson.setup(task.game);
    const { seats } = setup;
    const state = game.start(setup, fork(random));
    const paths = Array.from({ length: seats }, (): Chosen[] => []);
    const strangers = this.former && task.game % FORMER === 0 ? below(random, 2 ** seats - 1) : 0;
    for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
      const seat = lowestSeat(actors);
      const count = game.legal(state, seat, this.moves);
      let i = 0;
      if (count > 1 && hasSeat(strangers, seat))
        i = this.chooseAsBefore(state, seat, count, random);
      else if (count > 1) i = this.choose(state, seat, count, { random, task, path: paths[seat]! });
      game.play(state, seat, this.moves[i]!);
    }
    const won = winShares(lesson, state, seats);
    this.compare(won, strangers);
    for (const [seat, path] of paths.entries()) this.learn(path, seat, won, task);
  }

  private choose(
    state: State,
    seat: number,
    count: number,
    { random, task, path }: { random: Random; task: QuickTask; path: Chosen[] },
  ): number {
    const { learned, shares } = this;
    learned.look(state, seat);
    this.readShares(learned, count);
    const chosen = drawn(shares, count, random);
    const chances = new Float64Array(MOST_SEATS);
    learned.chances(chances);
    path.push(
      below(random, task.noted) > 0
        ? { chances, chosen }
        : { chances, chosen, at: this.note(state, seat, count) },
    );
    return chosen;
  }

  /** A move as the former self would choose it. */
  private chooseAsBefore(state: State, seat: number, count: number, random: Random): number {
    const former = this.former!;
    former.look(state, seat);
    this.readShares(former, count);
    return drawn(this.shares, count, random);
  }

  /** Adds up what the seats of today won beside former selves at tables of four. */
  private compare(won: readonly number[], strangers: number): void {
    if (strangers === 0 || won.length !== MOST_SEATS) return;
    for (const [seat, share] of won.entries()) {
      if (hasSeat(strangers, seat)) continue;
      this.seatsBesideFormer++;
      this.wonBesideFormer += share;
    }
  }

  /** The shares of the moves; they add up to 1. */
  private readShares(learned: LearnedJudge<State>, count: number): void {
    const { moves, shares } = this;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      shares[i] = learned.urge(moves[i]!);
      highest = Math.max(highest, shares[i]!);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += shares[i] = Math.exp(shares[i]! - highest);
    for (let i = 0; i < count; i++) shares[i]! /= sum;
  }

  private note(state: State, seat: number, count: number): number {
    const { learned, writer } = this;
    const at = writer.position(learned.network, standingsOf(learned, state, seat));
    writer.moves(
      Array.from(this.shares.subarray(0, count), (share, i) => ({
        code: learned.code(this.moves[i]!),
        base: learned.base(this.moves[i]!),
        share,
      })),
    );
    return at;
  }

  /** From the end back: what was seen later counts for what was thought before, the less the longer ago. */
  private learn(
    path: readonly Chosen[],
    seat: number,
    won: readonly number[],
    { lasting }: QuickTask,
  ): void {
    const seats = won.length;
    const came = Float64Array.from(won);
    for (const { chances, chosen, at } of path.toReversed()) {
      if (at !== undefined) {
        this.writer.chances(
          at,
          won.map((_, i) => came[(seat + i) % seats]!),
        );
        this.writer.gain(at, chosen, came[seat]! - chances[seat]!);
      }
      for (let who = 0; who < seats; who++) {
        came[who] = came[who]! * lasting + chances[who]! * (1 - lasting);
      }
    }
  }
}

function drawn(shares: Float64Array, count: number, random: Random): number {
  let left = part(random);
  for (let i = 0; i < count - 1; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return count - 1;
}
