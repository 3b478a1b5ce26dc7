import {
  fork,
  type Game,
  nth,
  playout,
  type Random,
  randomFromText,
  type Setup,
} from '@treefort/kernel';
import type { Ended } from './boards/board.ts';

/** How a row of numbers is spread. */
interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** What came out of many games. */
export interface Figures {
  readonly games: number;
  readonly seats: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly scores: Spread & { readonly bySeat: readonly Spread[] };
  /** The share of victories by seat; a shared one counts in parts. */
  readonly wins: readonly number[];
  /** How many games each reason ended, and in which round, where a game tells it. */
  readonly endings?: Readonly<Record<string, number>>;
  readonly rounds?: Spread;
}

/** What is played: a game, its setup, and what its final view tells of the end. */
export interface Simulated {
  readonly game: Game;
  readonly setup: Setup;
  readonly ended?: ((view: unknown) => Ended) | undefined;
}

/** Sums from which a spread is computed without keeping the numbers. */
class Tally {
  private count = 0;
  private sum = 0;
  private squares = 0;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  get spread(): Spread {
    const mean = this.sum / this.count;
    const variance = Math.max(0, this.squares / this.count - mean * mean);
    return { mean, sd: Math.sqrt(variance), min: this.min, max: this.max };
  }
}

interface SimulationRun {
  readonly games: number;
  readonly random: Random;
  /** Told now and then how many games are done. */
  tell(done: number): void;
}

const TELL_EVERY = 4096;

/** From so many games on a rate means something, and is measured on code that has been compiled. */
const MANY = 1000;
const WARM_UP_MS = 300;

function warmUp(game: Game, setup: Setup): void {
  const random = randomFromText('warm up');
  const until = performance.now() + WARM_UP_MS;
  while (performance.now() < until) playout(game, game.start(setup, fork(random)), random);
}

/** Plays whole random games on the fast core. */
export function simulate(
  { game, setup, ended }: Simulated,
  { games, random, tell }: SimulationRun,
): Figures {
  const all = new Tally();
  const bySeat = Array.from({ length: setup.seats }, () => new Tally());
  const wins = bySeat.map(() => 0);
  const endings: Record<string, number> = {};
  const rounds = new Tally();
  let decisions = 0;
  let seconds = 0;
  const table = game.blank(setup);
  if (games >= MANY) warmUp(game, setup);
  for (let done = 0; done < games; done++) {
    const began = performance.now();
    const state = game.start(setup, fork(random), table);
    decisions += playout(game, state, random);
    seconds += (performance.now() - began) / 1000;
    const outcome = game.outcome(state);
    if (!outcome) throw new Error('a finished game has no outcome');
    for (const [seat, score] of outcome.scores.entries()) {
      all.add(score);
      nth(bySeat, seat).add(score);
    }
    for (const seat of outcome.winners) wins[seat] = nth(wins, seat) + 1 / outcome.winners.length;
    if (ended) {
      const { why, round } = ended(game.view(state, 'watcher'));
      endings[why] = (endings[why] ?? 0) + 1;
      rounds.add(round);
    }
    if (done % TELL_EVERY === 0) tell(done);
  }
  return {
    games,
    seats: setup.seats,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    scores: { ...all.spread, bySeat: bySeat.map(({ spread }) => spread) },
    wins: wins.map((won) => won / games),
    ...(ended && { endings, rounds: rounds.spread }),
  };
}
