import { MOST_MOVES, part, type Random, type State } from '@treefort/kernel';
import type { Judge, LearnedJudge } from '../../src/network/judge.ts';
import { type Judged, Search } from '../../src/search.ts';
import type { Lesson } from './lesson.ts';

/** Between −1.5 and 1.5, mostly near 0. */
const noise = (random: Random): number => part(random) + part(random) + part(random) - 1.5;

/** A judge that is drawn a little to any move at the root of a search, so that others are looked at too. */
class CuriousJudge implements Judge<State> {
  readonly learned: LearnedJudge<State>;
  private random: Random | undefined;
  private looks = 0;

  constructor(learned: LearnedJudge<State>) {
    this.learned = learned;
  }

  /** The next look is at the root of a search; without randomness it is calm. */
  begin(random: Random | undefined): void {
    this.random = random;
    this.looks = 0;
  }

  look(state: State, seat: number): void {
    this.looks++;
    this.learned.look(state, seat);
  }

  seats(state: State): number {
    return this.learned.seats(state);
  }

  chances(out: Float64Array): void {
    this.learned.chances(out);
  }

  urge(move: number): number {
    const urge = this.learned.urge(move);
    return this.random && this.looks === 1 ? urge + noise(this.random) : urge;
  }
}

/** How a choice is thought over. */
export interface Thought {
  readonly iterations: number;
  /** Whether other moves are looked at, too, a little more than they draw. */
  readonly curious: boolean;
  readonly random: Random;
}

/** Somebody who thinks about what a seat is asked. */
export interface Thinker {
  think(state: State, seat: number, thought: Thought): Judged[];
}

/** Thinks without a network, by the heuristics alone. */
export class Teacher implements Thinker {
  private readonly search: Search<State, unknown>;
  private readonly game: Lesson['game'];

  constructor({ game, heuristics, taught }: Lesson) {
    this.game = game;
    this.search = new Search<State, unknown>(game, heuristics, taught);
  }

  think(state: State, seat: number, { iterations, random }: Thought): Judged[] {
    this.search.forget();
    return this.search.think({ view: this.game.view(state, seat), seat }, { iterations }, random);
  }
}

/** What thinks with a network: its search, and the judge in it. */
export class Mind implements Thinker {
  readonly learned: LearnedJudge<State>;
  private readonly judge: CuriousJudge;
  private readonly search: Search<State, unknown>;
  private readonly game: Lesson['game'];
  private readonly moves = new Int32Array(MOST_MOVES);

  constructor({ game, heuristics, settings, judge }: Lesson, weights: Float32Array) {
    this.game = game;
    this.learned = judge(weights);
    this.judge = new CuriousJudge(this.learned);
    this.search = new Search<State, unknown>(game, { ...heuristics, judge: this.judge }, settings);
  }

  /** The move that draws a seat most, without a search. */
  mostUrged(state: State, seat: number): number {
    const { learned, moves } = this;
    const count = this.game.legal(state, seat, moves);
    learned.look(state, seat);
    let best = moves[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const urge = learned.urge(moves[i]!);
      if (urge > highest) [highest, best] = [urge, moves[i]!];
    }
    return best;
  }

  /** Thinks anew about what a seat is asked. */
  think(state: State, seat: number, { iterations, curious, random }: Thought): Judged[] {
    this.search.forget();
    this.judge.begin(curious ? random : undefined);
    return this.search.think({ view: this.game.view(state, seat), seat }, { iterations }, random);
  }
}

export const mostVisited = (opinions: readonly Judged[]): Judged =>
  opinions.reduce((a, b) => (b.visits > a.visits ? b : a));

export const visitsOf = (opinions: readonly Judged[]): number =>
  opinions.reduce((sum, opinion) => sum + opinion.visits, 0);

/** One of them, by how often it was visited. */
export function byVisits(opinions: readonly Judged[], random: Random): Judged {
  let left = part(random) * visitsOf(opinions);
  for (const opinion of opinions) {
    left -= opinion.visits;
    if (left < 0) return opinion;
  }
  return mostVisited(opinions);
}
