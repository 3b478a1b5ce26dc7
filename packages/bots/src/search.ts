import { below, type Game, MOST_MOVES, next, type Random, type State } from '@treefort/kernel';
import type { Budget, Opinion } from './bot.ts';
import { Imagination } from './imagination.ts';
import type { Habit, Insight, Memory } from './insight.ts';
import { mixMark, mixPlace, Tallies } from './tallies.ts';
import { drawnTo } from './whim.ts';

/** How a search goes about it. */
export interface Manner {
  /** How far curiosity outweighs what has been seen so far. */
  readonly curiosity: number;
  /** Rollouts are judged so many turns on; those without a horizon are played to the end. */
  readonly horizon?: number;
  /** Whether urges guide the choices in the tree and in rollouts; else all moves are alike. */
  readonly guided: boolean;
  /** Whether the tree takes the roots of the urges: what is played on at once may be surer than what is weighed. */
  readonly mild?: boolean;
  /** How many positions are imagined for one choice at most. */
  readonly positions: number;
}

/** An opinion of a search, with the move behind the option and what it seems to give to each seat. */
export interface Judged extends Opinion {
  readonly move: number;
  readonly chances: readonly number[];
}

/** What a search is asked: a seat's view, and what the seat remembers. */
export interface Asked<S extends State, V> {
  readonly view: V;
  readonly seat: number;
  readonly memory?: Memory<S> | undefined;
  /** A move that is tried at least half as often as there are iterations, however little it draws. */
  readonly also?: number | undefined;
}

const MOST_SEATS = 4;
/** Two for each choice of a walk; the longest games have a thousand choices. */
const MOST_STEPS = 8192;
const CLOCK_EVERY = 8;
const TABLE_BITS = 16;
const WORD = 2 ** 32;
const NO_MOVE = -1;

/** The two hashes that find a node or an edge. */
interface Key {
  readonly place: number;
  readonly mark: number;
}

const START: Key = { place: 0, mark: 0 };

const along = ({ place, mark }: Key, value: number): Key => ({
  place: mixPlace(place, value),
  mark: mixMark(mark, value),
});

/**
 * Information-set Monte-Carlo tree search. Each iteration plays on from one imagined position; each seat walks a tree
 * of its own, whose nodes are its own moves so far and what it is asked now, never what others hold or have sealed: so
 * nobody peeks, at simultaneous picks either, and each seeks its own best result.
 */
export class Search<S extends State, V> {
  private readonly game: Game<S, V>;
  private readonly insight: Insight<S>;
  private readonly manner: Manner;
  private readonly tallies = new Tallies(TABLE_BITS);

  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly urges = new Float64Array(MOST_MOVES);
  /** What the last walk was worth to each seat, and each one's part of the victory, as far as it could be seen. */
  private readonly result = new Float64Array(MOST_SEATS);
  private readonly won = new Float64Array(MOST_SEATS);
  /** By seat: the two hashes of its own moves so far. */
  private readonly places = new Int32Array(MOST_SEATS);
  private readonly marks = new Int32Array(MOST_SEATS);
  /** The entries to be counted at the end of an iteration, and whose they are. */
  private readonly path = new Int32Array(MOST_STEPS);
  private readonly walkers = new Int8Array(MOST_STEPS);
  /** How each rival plays in this walk, where somebody has an idea. */
  private readonly habits: (Habit<S> | undefined)[] = [];
  private steps = 0;
  private inTree = true;
  private judgedAt = 0;
  /** By the thinking seat's own first move: what each seat got after it, all iterations together. */
  private readonly sums = new Map<number, Float64Array>();
  private thinker = 0;
  private first = NO_MOVE;
  private forced = NO_MOVE;
  /** Where in its tree the thinking seat stands, and the node of the last thought. */
  private own: Key = START;
  private root: Key = START;
  /** How many iterations the last thought took. */
  iterations = 0;

  constructor(game: Game<S, V>, insight: Insight<S>, manner: Manner) {
    this.game = game;
    this.insight = insight;
    this.manner = manner;
  }

  /** Forgets the tree: what was thought before no longer holds. */
  forget(): void {
    this.tallies.clear();
    this.own = START;
  }

  /** Goes down the tree with the own move, so that the next thought starts from what is known. */
  descend(move: number): void {
    this.own = along(this.root, move + 1);
  }

  /** Thinks until the budget is spent, at least once; the opinions come in the order of the moves' numbers. */
  think({ view, seat, memory, also }: Asked<S, V>, budget: Budget, random: Random): Judged[] {
    const most = budget.iterations ?? Number.POSITIVE_INFINITY;
    const until = performance.now() + (budget.ms ?? Number.POSITIVE_INFINITY);
    const { game, manner } = this;
    const imagination = new Imagination({ game, view, memory }, manner.positions, random);
    const root = game.sample(view, random);
    this.root = along(this.own, ~this.insight.context(root, seat));
    const moves = this.moves.slice(0, game.legal(root, seat, this.moves)).sort();
    this.iterations = 0;
    this.sums.clear();
    const iterate = () => {
      const state = imagination.next();
      for (let rival = 0; rival < MOST_SEATS; rival++) {
        if (rival !== seat) this.habits[rival] = memory?.guess?.(state, rival, random);
      }
      this.iterate(state, seat, random);
    };
    do {
      iterate();
      this.iterations++;
    } while (
      this.iterations < most &&
      (this.iterations % CLOCK_EVERY !== 0 || performance.now() < until)
    );
    // What is tried only because it was asked about is not preferred for it.
    const visits = Array.from(moves, (move) => this.seen(move).visits);
    if (also !== undefined) this.tryMore(also, iterate);
    return Array.from(moves, (move, i) => ({
      move,
      option: game.option(root, seat, move).id,
      visits: visits[i]!,
      chance: this.seen(move).chance,
      chances: this.given(move),
    }));
  }

  private tryMore(move: number, iterate: () => void): void {
    this.forced = move;
    for (let i = this.seen(move).visits; i < this.iterations / 2; i++) iterate();
    this.forced = NO_MOVE;
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
    const at = this.tallies.at(place, mark);
    const visits = this.tallies.visits[at]!;
    return { visits, chance: visits === 0 ? 0 : this.tallies.sums[at]! / visits };
  }

  private iterate(state: S, seat: number, random: Random): void {
    // Each rival's tree has a root of its own, or what rivals think would count as the own opinion.
    for (let rival = 0; rival < MOST_SEATS; rival++) {
      this.places[rival] = ~rival;
      this.marks[rival] = ~rival;
    }
    this.places[seat] = this.own.place;
    this.marks[seat] = this.own.mark;
    this.steps = 0;
    this.inTree = true;
    this.thinker = seat;
    this.first = NO_MOVE;
    this.reconsider(state, random);
    this.walk(state, random);
    this.addUp();
    for (let i = 0; i < this.steps; i++) {
      const at = this.path[i]!;
      this.tallies.visits[at]!++;
      this.tallies.sums[at]! += this.result[this.walkers[i]!]!;
    }
  }

  private addUp(): void {
    const sums = this.sums.get(this.first) ?? new Float64Array(MOST_SEATS);
    for (let seat = 0; seat < MOST_SEATS; seat++) sums[seat]! += this.won[seat]!;
    this.sums.set(this.first, sums);
  }

  /** Plays a position on by urges alone and says what each seat got, good until the next call. */
  foresee(state: S, turns: number, random: Random): Float64Array {
    this.inTree = false;
    this.habits.fill(undefined);
    this.judgedAt = this.insight.turn(state) + turns;
    this.reconsider(state, random);
    this.walk(state, random);
    return this.won;
  }

  /** Sealed answers of others are imagined anew: they were chosen with care, not drawn. */
  private reconsider(state: S, random: Random): void {
    for (let sealed = this.game.answered(state); sealed !== 0; sealed &= sealed - 1) {
      this.step(state, 31 - Math.clz32(sealed & -sealed), random);
    }
  }

  /** Plays on until the end or the horizon, and leaves the result. */
  private walk(state: S, random: Random): void {
    for (;;) {
      const actors = this.game.actors(state);
      if (actors === 0) return this.score(state);
      if (!this.inTree && this.insight.turn(state) >= this.judgedAt) {
        return this.judge(state);
      }
      this.step(state, 31 - Math.clz32(actors & -actors), random);
    }
  }

  private score(state: S): void {
    const { winners } = this.game.outcome(state)!;
    this.won.fill(0);
    for (const seat of winners) this.won[seat] = 1 / winners.length;
    if (this.insight.verdict) this.insight.verdict(state, this.result);
    else this.result.set(this.won);
  }

  private judge(state: S): void {
    this.insight.promise(state, this.result);
    this.won.set(this.result);
  }

  private step(state: S, seat: number, random: Random): void {
    const count = this.game.legal(state, seat, this.moves);
    let i = 0;
    if (count > 1)
      i =
        this.inTree && !this.habits[seat]
          ? this.pick(state, seat, count, random)
          : this.roll(state, seat, count, random);
    const move = this.moves[i]!;
    if (seat === this.thinker && this.first === NO_MOVE) this.first = move;
    this.game.play(state, seat, move);
  }

  private isForced(seat: number): boolean {
    return this.forced !== NO_MOVE && seat === this.thinker && this.first === NO_MOVE;
  }

  /** A move by its weight alone. */
  private roll(state: S, seat: number, count: number, random: Random): number {
    if (this.isForced(seat)) return this.moves.indexOf(this.forced);
    const habit = this.habits[seat];
    if (habit) {
      habit.urges(state, seat, this.moves, count, this.urges);
      return drawnTo(this.urges, count, habit.whim, random);
    }
    if (!this.manner.guided) return below(random, count);
    this.insight.urges(state, seat, this.moves, count, this.urges);
    return this.weighed(count, random);
  }

  private weighed(count: number, random: Random): number {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.urges[i]!;
    let left = ((next(random) >>> 0) / WORD) * sum;
    for (let i = 0; i < count - 1; i++) {
      left -= this.urges[i]!;
      if (left < 0) return i;
    }
    return count - 1;
  }

  /** A move in the tree: what looks best or has been tried too little. The first visit to a node leaves the tree. */
  private pick(state: S, seat: number, count: number, random: Random): number {
    const context = ~this.insight.context(state, seat);
    const place = mixPlace(this.places[seat]!, context);
    const mark = mixMark(this.marks[seat]!, context);
    const node = this.tallies.at(place, mark);
    this.count(node, seat);
    let i: number;
    if (this.tallies.visits[node] === 0) {
      this.inTree = false;
      const { horizon } = this.manner;
      this.judgedAt =
        horizon === undefined ? Number.POSITIVE_INFINITY : this.insight.turn(state) + horizon;
      i = this.roll(state, seat, count, random);
    } else {
      i = this.best(state, seat, count, { place, mark, node, random });
    }
    if (this.isForced(seat)) i = this.moves.indexOf(this.forced);
    const move = this.moves[i]! + 1;
    this.places[seat] = mixPlace(place, move);
    this.marks[seat] = mixMark(mark, move);
    this.count(this.tallies.at(this.places[seat]!, this.marks[seat]!), seat);
    return i;
  }

  private count(entry: number, seat: number): void {
    this.path[this.steps] = entry;
    this.walkers[this.steps++] = seat;
  }

  private best(
    state: S,
    seat: number,
    count: number,
    { place, mark, node, random }: { place: number; mark: number; node: number; random: Random },
  ): number {
    const { visits, open, sums } = this.tallies;
    const { curiosity, guided, mild } = this.manner;
    let total = count;
    if (guided) {
      this.insight.urges(state, seat, this.moves, count, this.urges);
      total = 0;
      for (let i = 0; i < count; i++) {
        if (mild) this.urges[i] = Math.sqrt(this.urges[i]!);
        total += this.urges[i]!;
      }
    }
    const mean = sums[node]! / visits[node]!;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let i = 0; i < count; i++) {
      const move = this.moves[i]! + 1;
      const at = this.tallies.at(mixPlace(place, move), mixMark(mark, move));
      const tried = visits[at]!;
      const offered = ++open[at]!;
      let value: number;
      if (guided) {
        const seen = tried === 0 ? mean : sums[at]! / tried;
        value = seen + (curiosity * (this.urges[i]! / total) * Math.sqrt(offered)) / (1 + tried);
      } else if (tried === 0) value = Number.POSITIVE_INFINITY;
      else value = sums[at]! / tried + curiosity * Math.sqrt(Math.log(offered) / tried);
      if (value > highest) {
        highest = value;
        best = i;
        ties = 1;
      } else if (value === highest && below(random, ++ties) === 0) best = i;
    }
    return best;
  }
}
