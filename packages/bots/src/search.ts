import { type Game, MOST_MOVES, nth, type Random, type State } from '@treefort/kernel';
import type { Budget } from './bot.ts';
import type { Heuristics, Memory, Reckoned } from './heuristics.ts';
import { JudgedSimulation } from './judged-simulation.ts';
import { PositionSampler } from './position-sampler.ts';
import { add, valueAt } from './row.ts';
import type { SearchSettings } from './search-settings.ts';
import { NO_MOVE, Simulation } from './simulation.ts';
import { type Key, MOST_SEATS } from './tree-paths.ts';
import { mixMark, mixPlace, VisitTable } from './visit-table.ts';

/** What is thought of one option: how often it was tried and the share of wins seen after it. */
export interface Opinion {
  readonly option: string;
  readonly visits: number;
  readonly chance: number;
}

/** An opinion of a search, with the move behind the option and what it seems to give to each seat. */
export interface Judged extends Opinion {
  readonly move: number;
  readonly chances: readonly number[];
}

/** What a search is asked: a seat's view, and what the seat remembers. */
export interface SearchInput<S extends State, V> {
  readonly view: V;
  readonly seat: number;
  readonly memory?: Memory<S> | undefined;
  /** Moves that are each tried at least half as often as there are iterations, however little they draw. */
  readonly also?: readonly number[] | undefined;
}

const CLOCK_EVERY = 8;
const TABLE_BITS = 16;
/** All options together that were reckoned count as so many iterations. */
const CERTAIN = 1e6;

const START: Key = { place: 0, mark: 0 };

const along = ({ place, mark }: Key, value: number): Key => ({
  place: mixPlace(place, value),
  mark: mixMark(mark, value),
});

/**
 * Information-set Monte-Carlo tree search. Each iteration plays on from one sampled position; each seat has a tree
 * of its own, whose nodes are its own moves so far and what it is asked now, never what others hold or have sealed: so
 * nobody peeks, at simultaneous picks either, and each seeks its own best result.
 */
export class Search<S extends State, V> {
  private readonly game: Game<S, V>;
  private readonly heuristics: Heuristics<S>;
  private readonly settings: SearchSettings;
  private readonly visitTable: VisitTable;

  private readonly simulation: Simulation<S> | JudgedSimulation<S>;
  private readonly moves = new Int32Array(MOST_MOVES);
  /** By the thinking seat's own first move: what each seat got after it, all iterations together. */
  private readonly sums = new Map<number, Float64Array>();
  /** Where in its tree the thinking seat stands, and the node of the last thought. */
  private own: Key = START;
  private root: Key = START;
  /** How many iterations the last thought took. */
  iterations = 0;

  constructor(game: Game<S, V>, heuristics: Heuristics<S>, settings: SearchSettings) {
    this.game = game;
    this.heuristics = heuristics;
    this.settings = settings;
    this.visitTable = new VisitTable(TABLE_BITS, settings.memory);
    const { judge } = heuristics;
    this.simulation = judge
      ? new JudgedSimulation(game, { ...heuristics, judge }, settings, this.visitTable)
      : new Simulation(game, heuristics, settings, this.visitTable);
  }

  /** Forgets the tree: what was thought before no longer holds. */
  forget(): void {
    this.visitTable.clear();
    this.own = START;
  }

  /** Goes down the tree with the own move, so that the next thought starts from what is known. */
  descend(move: number): void {
    this.own = along(this.root, move + 1);
  }

  /** Thinks until the budget is spent, at least once; the opinions come in the order of the moves' numbers. */
  think({ view, seat, memory, also }: SearchInput<S, V>, budget: Budget, random: Random): Judged[] {
    const { game, settings } = this;
    const imagination = new PositionSampler({ game, view, memory }, settings.positions, random);
    const root = game.sample(view, random);
    const moves = this.moves.slice(0, game.legal(root, seat, this.moves)).sort();
    this.stand(~this.heuristics.context(root, seat), moves);
    this.sums.clear();
    const reckoned = this.heuristics.reckon?.(root);
    if (reckoned)
      return Array.from(moves, (move) => this.reckonedAs(reckoned, { root, seat, move }));
    const iterate = () => {
      this.visitTable.makeRoom();
      const state = imagination.next();
      this.guessRivals(state, { seat, memory }, random);
      this.simulation.take(state, seat, this.own, random);
      this.addUp();
    };
    this.spend(budget, iterate);
    // What is tried only because it was asked about is not preferred for it.
    const visits = Array.from(moves, (move) => this.seen(move).visits);
    for (const move of also ?? []) this.tryMore(move, iterate);
    return Array.from(moves, (move, i) => ({
      move,
      option: game.option(root, seat, move).id,
      visits: nth(visits, i),
      chance: this.seen(move).chance,
      chances: this.given(move),
    }));
  }

  /** An option that was not tried, but reckoned: the better, the more it counts. */
  private reckonedAs(
    reckoned: Reckoned,
    { root, seat, move }: { root: S; seat: number; move: number },
  ): Judged {
    const after = reckoned.after(move);
    return {
      move,
      option: this.game.option(root, seat, move).id,
      visits: Math.ceil(CERTAIN * reckoned.share(move)),
      chance: valueAt(after, seat),
      chances: Array.from(after),
    };
  }

  private guessRivals(
    state: S,
    { seat, memory }: Pick<SearchInput<S, V>, 'seat' | 'memory'>,
    random: Random,
  ): void {
    const { rivalPolicies } = this.simulation;
    for (let rival = 0; rival < MOST_SEATS; rival++) {
      if (rival !== seat) rivalPolicies[rival] = memory?.guess?.(state, rival, random);
    }
  }

  /** Goes to the node of a question; where a full table has no room for each of the moves there, it is emptied. */
  private stand(question: number, moves: Int32Array): void {
    this.root = along(this.own, question);
    if (moves.every((move) => this.keeps(along(this.root, move + 1)))) return;
    this.forget();
    this.root = along(this.own, question);
  }

  private keeps({ place, mark }: Key): boolean {
    return this.visitTable.keeps(place, mark);
  }

  private spend({ iterations, ms }: Budget, iterate: () => void): void {
    const most = iterations ?? Number.POSITIVE_INFINITY;
    const until = performance.now() + (ms ?? Number.POSITIVE_INFINITY);
    this.iterations = 0;
    do {
      iterate();
      this.iterations++;
    } while (
      this.iterations < most &&
      (this.iterations % CLOCK_EVERY !== 0 || performance.now() < until)
    );
  }

  private tryMore(move: number, iterate: () => void): void {
    this.simulation.forced = move;
    for (let i = this.seen(move).visits; i < this.iterations / 2; i++) iterate();
    this.simulation.forced = NO_MOVE;
  }

  /** What each seat got after a first move, on average; nothing for a move that was never tried. */
  private given(move: number): number[] {
    const sums = this.sums.get(move);
    if (!sums) return [];
    const all = sums.reduce((total, sum) => total + sum, 0);
    return Array.from(sums, (sum) => sum / all);
  }

  private seen(move: number): Pick<Opinion, 'visits' | 'chance'> {
    const { place, mark } = along(this.root, move + 1);
    const at = this.visitTable.at(place, mark);
    const visits = this.visitTable.visitsOf(at);
    return { visits, chance: visits === 0 ? 0 : this.visitTable.meanOf(at) };
  }

  private addUp(): void {
    const { first, won } = this.simulation;
    const sums = this.sums.get(first) ?? new Float64Array(MOST_SEATS);
    for (let seat = 0; seat < MOST_SEATS; seat++) add(sums, seat, valueAt(won, seat));
    this.sums.set(first, sums);
  }

  /** Plays a position on by policy alone until a turn, and returns what each seat got; it holds until the next call. */
  foresee(state: S, until: number, random: Random, kept = 0): Float64Array {
    return this.simulation.foresee(state, until, random, kept);
  }
}
