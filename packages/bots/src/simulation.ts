import {
  below,
  type Game,
  hasSeat,
  lowestSeat,
  MOST_MOVES,
  moveAt,
  part,
  type Random,
  type State,
} from '@treefort/kernel';
import { chooseByWeight } from './choose-by-weight.ts';
import type { Heuristics, RivalPolicy } from './heuristics.ts';
import type { Judge } from './network/judge.ts';
import { valueAt } from './row.ts';
import type { SearchSettings } from './search-settings.ts';
import { type Key, MOST_SEATS, TreePaths } from './tree-paths.ts';
import { mixMark, mixPlace, type VisitTable } from './visit-table.ts';

export const NO_MOVE = -1;
const EVERYBODY = (1 << MOST_SEATS) - 1;

/** What a simulation needs of a game: no views. */
type Played<S extends State> = Pick<Game<S>, 'actors' | 'answered' | 'legal' | 'play' | 'outcome'>;

/** Plays on from sampled positions: first each seat by its own tree, then all by policy alone. */
export class Simulation<S extends State> {
  private readonly game: Played<S>;
  private readonly heuristics: Heuristics<S>;
  private readonly settings: SearchSettings;
  private readonly visitTable: VisitTable;

  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly policy = new Float64Array(MOST_MOVES);
  /** The reward of each seat in the last simulation, and its share of the victory, as far as it could be seen. */
  private readonly result = new Float64Array(MOST_SEATS);
  readonly won = new Float64Array(MOST_SEATS);
  private readonly paths = new TreePaths();
  /** The policy each rival is guessed to have in the next simulation, where there is a guess. */
  readonly rivalPolicies: (RivalPolicy<S> | undefined)[] = [];
  /** What the thinking seat has to begin with, and what it began with. */
  forced = NO_MOVE;
  first = NO_MOVE;
  private thinker = 0;
  /** The seats that are still in their trees, as bits. */
  private inTree = 0;
  private judgedAt = 0;

  constructor(
    game: Played<S>,
    heuristics: Heuristics<S>,
    settings: SearchSettings,
    visitTable: VisitTable,
  ) {
    this.game = game;
    this.heuristics = heuristics;
    this.settings = settings;
    this.visitTable = visitTable;
  }

  /** Runs one simulation to the end or the horizon and updates every entry on its path; `root` is where the thinking seat stands in its tree. */
  take(state: S, seat: number, root: Key, random: Random): void {
    this.paths.begin(seat, root);
    this.inTree = EVERYBODY;
    this.thinker = seat;
    this.first = NO_MOVE;
    this.reconsider(state, random);
    this.goOn(state, random);
    this.paths.credit(this.visitTable, this.result);
  }

  /** Plays a position on by policy alone until a turn. The result holds until the next simulation; sealed answers of the seats in `kept` stay. */
  foresee(state: S, until: number, random: Random, kept = 0): Float64Array {
    this.inTree = 0;
    this.rivalPolicies.fill(undefined);
    this.judgedAt = until;
    this.reconsider(state, random, kept);
    this.goOn(state, random);
    return this.won;
  }

  /** Plays a position to its end by policy alone, after a seat's first move. The result holds until the next simulation. */
  playOut(state: S, seat: number, move: number, random: Random): Float64Array {
    this.thinker = seat;
    this.first = NO_MOVE;
    this.forced = move;
    const result = this.foresee(state, Number.POSITIVE_INFINITY, random);
    this.forced = NO_MOVE;
    return result;
  }

  /** Samples the sealed answers of others anew: they were chosen with care, not at random. */
  private reconsider(state: S, random: Random, kept = 0): void {
    for (let sealed = this.game.answered(state) & ~kept; sealed !== 0; sealed &= sealed - 1) {
      this.step(state, lowestSeat(sealed), random);
    }
  }

  /** Plays on until the end or the horizon, and leaves the result. */
  private goOn(state: S, random: Random): void {
    for (;;) {
      const actors = this.game.actors(state);
      if (actors === 0) return this.score(state);
      if (this.inTree !== EVERYBODY && this.heuristics.turn(state) >= this.judgedAt) {
        return this.judge(state);
      }
      this.step(state, lowestSeat(actors), random);
    }
  }

  private score(state: S): void {
    const { winners } = this.game.outcome(state)!;
    this.won.fill(0);
    for (const seat of winners) this.won[seat] = 1 / winners.length;
    if (this.heuristics.reward) this.heuristics.reward(state, this.result);
    else this.result.set(this.won);
  }

  private judge(state: S): void {
    this.heuristics.evaluate(state, this.result);
    this.won.set(this.result);
  }

  private step(state: S, seat: number, random: Random): void {
    const count = this.game.legal(state, seat, this.moves);
    let i = 0;
    if (count > 1)
      i =
        hasSeat(this.inTree, seat) && !this.rivalPolicies[seat]
          ? this.pick(state, seat, count, random)
          : this.roll(state, seat, count, random);
    const move = moveAt(this.moves, i);
    if (seat === this.thinker && this.first === NO_MOVE) this.first = move;
    this.game.play(state, seat, move);
  }

  private isForced(seat: number): boolean {
    return this.forced !== NO_MOVE && seat === this.thinker && this.first === NO_MOVE;
  }

  /** A move by its weight alone. */
  private roll(state: S, seat: number, count: number, random: Random): number {
    if (this.isForced(seat)) return this.moves.indexOf(this.forced);
    const policy = this.rivalPolicies[seat];
    if (policy) {
      policy.policy(state, seat, this.moves, count, this.policy);
      return chooseByWeight(this.policy, count, policy.temperature, random);
    }
    if (!this.settings.guided) return below(random, count);
    this.heuristics.policy(state, seat, this.moves, count, this.policy);
    return this.weighed(count, random);
  }

  private weighed(count: number, random: Random): number {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += valueAt(this.policy, i);
    let left = part(random) * sum;
    for (let i = 0; i < count - 1; i++) {
      left -= valueAt(this.policy, i);
      if (left < 0) return i;
    }
    return count - 1;
  }

  /** A move in the tree: what looks best or has been tried too little. The first visit to a node leaves the tree. */
  private pick(state: S, seat: number, count: number, random: Random): number {
    const context = ~this.heuristics.context(state, seat);
    const place = mixPlace(this.paths.places[seat]!, context);
    const mark = mixMark(this.paths.marks[seat]!, context);
    const node = this.visitTable.at(place, mark);
    this.paths.pass(node, seat);
    let i: number;
    if (this.visitTable.visitsOf(node) === 0) {
      this.leave(state, seat);
      i = this.roll(state, seat, count, random);
    } else {
      i = this.best(state, seat, count, { place, mark, node, random });
    }
    if (this.isForced(seat)) i = this.moves.indexOf(this.forced);
    const move = moveAt(this.moves, i) + 1;
    const nextPlace = mixPlace(place, move);
    const nextMark = mixMark(mark, move);
    this.paths.places[seat] = nextPlace;
    this.paths.marks[seat] = nextMark;
    this.paths.pass(this.visitTable.at(nextPlace, nextMark), seat);
    return i;
  }

  /** A seat at a new node leaves its tree, and with it everybody, unless each goes down its own as far as it reaches. */
  private leave(state: S, seat: number): void {
    const { horizon, apart } = this.settings;
    const { heuristics } = this;
    if (this.inTree === EVERYBODY) {
      this.judgedAt =
        heuristics.judgedAt?.(state) ??
        (horizon === undefined ? Number.POSITIVE_INFINITY : heuristics.turn(state) + horizon);
    }
    this.inTree = apart ? this.inTree & ~(1 << seat) : 0;
  }

  private best(
    state: S,
    seat: number,
    count: number,
    { place, mark, node, random }: { place: number; mark: number; node: number; random: Random },
  ): number {
    const { visitTable } = this;
    const total = this.settings.guided ? this.weigh(state, seat, count, { place, mark }) : count;
    const mean = visitTable.meanOf(node);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let i = 0; i < count; i++) {
      const move = moveAt(this.moves, i) + 1;
      const at = visitTable.at(mixPlace(place, move), mixMark(mark, move));
      const value = this.appeal(at, mean, valueAt(this.policy, i) / total);
      if (value > highest) {
        highest = value;
        best = i;
        ties = 1;
      } else if (value === highest && below(random, ++ties) === 0) best = i;
    }
    return best;
  }

  /** Fills in the policy of the moves as the tree uses it, and returns its sum. */
  private weigh(state: S, seat: number, count: number, node: Key): number {
    const { draws } = this.heuristics;
    if (draws) this.weighBy(draws, state, seat, count, node);
    else this.heuristics.policy(state, seat, this.moves, count, this.policy);
    let total = 0;
    for (let i = 0; i < count; i++) {
      if (this.settings.flattened) this.policy[i] = Math.sqrt(valueAt(this.policy, i));
      total += valueAt(this.policy, i);
    }
    return total;
  }

  /** What draws the seat is looked up once for each move of a node. */
  private weighBy(
    draws: Pick<Judge<S>, 'look' | 'urge'>,
    state: S,
    seat: number,
    count: number,
    { place, mark }: Key,
  ): void {
    const { visitTable } = this;
    let looked = false;
    for (let i = 0; i < count; i++) {
      const move = moveAt(this.moves, i);
      const edge = visitTable.at(mixPlace(place, move + 1), mixMark(mark, move + 1));
      let urge = visitTable.urgeOf(edge);
      if (urge === 0) {
        if (!looked) draws.look(state, seat);
        looked = true;
        urge = visitTable.draw(edge, draws.urge(move));
      }
      this.policy[i] = urge;
    }
  }

  /** How good an edge looks, and how curious one is about it: the more, the more often it was open and left alone. */
  private appeal(at: number, mean: number, urge: number): number {
    const { visitTable } = this;
    const { exploration, guided } = this.settings;
    const tried = visitTable.visitsOf(at);
    const offered = visitTable.offer(at);
    if (guided) {
      const seen = tried === 0 ? mean : visitTable.meanOf(at);
      return seen + (exploration * urge * Math.sqrt(offered)) / (1 + tried);
    }
    if (tried === 0) return Number.POSITIVE_INFINITY;
    return visitTable.meanOf(at) + exploration * Math.sqrt(Math.log(offered) / tried);
  }
}
