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
import { exp } from './exp-ln.ts';
import type { Heuristics, RivalPolicy } from './heuristics.ts';
import type { Judge } from './network/judge.ts';
import { valueAt } from './row.ts';
import type { SearchSettings } from './search-settings.ts';
import { NO_MOVE } from './simulation.ts';
import { type Key, MOST_SEATS, TreePaths } from './tree-paths.ts';
import { mixMark, mixPlace, type VisitTable } from './visit-table.ts';

type Played<S extends State> = Pick<Game<S>, 'actors' | 'answered' | 'legal' | 'play' | 'outcome'>;

/** What a simulation needs to know of a game beside its rules: which question it is, how far the game is, and who judges. */
export type Judging<S extends State> = Pick<Heuristics<S>, 'context' | 'turn'> & {
  readonly judge: Judge<S>;
};

/**
 * Plays on from sampled positions, each seat by its own tree (or the thinking seat alone), up to the first new node: there
 * a judge says what the position is worth and which moves look best. Where answers lie sealed, all others answer first;
 * where it is guessed how every rival plays, the end itself tells.
 */
export class JudgedSimulation<S extends State> {
  private readonly game: Played<S>;
  private readonly judging: Judging<S>;
  private readonly settings: SearchSettings;
  private readonly visitTable: VisitTable;

  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly shares = new Float64Array(MOST_MOVES);
  private readonly edges = new Int32Array(MOST_MOVES);
  /** What each seat got in the last simulation: its share of the victory, as far as it could be seen. */
  readonly won = new Float64Array(MOST_SEATS);
  private readonly paths = new TreePaths();
  /** The policy each rival is guessed to have in the next simulation, where there is a guess. */
  readonly rivalPolicies: (RivalPolicy<S> | undefined)[] = [];
  forced = NO_MOVE;
  first = NO_MOVE;
  private thinker = 0;
  /** Whether the policy of every rival is guessed: then the end can be seen by playing to it. */
  private foretold = false;

  constructor(
    game: Played<S>,
    judging: Judging<S>,
    settings: SearchSettings,
    visitTable: VisitTable,
  ) {
    this.game = game;
    this.judging = judging;
    this.settings = settings;
    this.visitTable = visitTable;
  }

  take(state: S, seat: number, root: Key, random: Random): void {
    this.paths.begin(seat, root);
    this.thinker = seat;
    this.first = NO_MOVE;
    this.foretold = this.foretells(state);
    if (this.walk(state, random)) this.settle(state, random);
    this.paths.credit(this.visitTable, this.won);
  }

  private foretells(state: S): boolean {
    const seats = this.judging.judge.seats(state);
    for (let rival = 0; rival < seats; rival++) {
      if (rival !== this.thinker && !this.rivalPolicies[rival]) return false;
    }
    return true;
  }

  /** Plays a position on by the judge's choices until it can be judged. */
  foresee(state: S, _until: number, random: Random, kept = 0): Float64Array {
    this.rivalPolicies.fill(undefined);
    this.foretold = false;
    for (let sealed = this.game.answered(state) & ~kept; sealed !== 0; sealed &= sealed - 1) {
      this.roll(state, lowestSeat(sealed), random);
    }
    this.settle(state, random);
    return this.won;
  }

  /** Goes down the trees to a new node, whose seat looks; false where the game has ended on the way. */
  private walk(state: S, random: Random): boolean {
    // What others have sealed was chosen with care, not at random: it is sampled anew.
    let sealed = this.game.answered(state);
    const { alone, apart, horizon = Number.POSITIVE_INFINITY } = this.settings;
    const until = this.judging.turn(state) + horizon;
    for (;;) {
      const actors = sealed === 0 ? this.game.actors(state) : sealed;
      if (actors === 0 || (sealed === 0 && this.judging.turn(state) >= until)) return true;
      const seat = this.nextOf(actors);
      sealed &= ~(1 << seat);
      const count = this.game.legal(state, seat, this.moves);
      if (count === 1 || this.rivalPolicies[seat] || (alone && seat !== this.thinker)) {
        this.play(state, seat, moveAt(this.moves, this.unsearched(state, seat, count, random)));
        continue;
      }
      const context = ~this.judging.context(state, seat);
      const place = mixPlace(this.paths.places[seat]!, context);
      const mark = mixMark(this.paths.marks[seat]!, context);
      const node = this.visitTable.at(place, mark);
      this.paths.pass(node, seat);
      const isNew = this.visitTable.visitsOf(node) === 0;
      const others = apart && seat !== this.thinker;
      if (isNew && !others) {
        return this.arrive(state, seat, count, { place, mark, sealed, random });
      }
      if (isNew) this.drawAll(state, seat, count, { place, mark });
      const i = this.isForced(seat)
        ? this.moves.indexOf(this.forced)
        : isNew
          ? this.byShare(count, random)
          : this.best(state, seat, count, { place, mark, node, random });
      const move = moveAt(this.moves, i);
      this.paths.places[seat] = mixPlace(place, move + 1);
      this.paths.marks[seat] = mixMark(mark, move + 1);
      const edge = this.visitTable.at(this.paths.places[seat]!, this.paths.marks[seat]!);
      const untried = this.visitTable.visitsOf(edge) === 0;
      this.paths.pass(edge, seat);
      this.play(state, seat, move);
      // What a new move of one's own leads to is judged at once, before the others have moved.
      if ((alone || (apart && !others)) && untried) return true;
    }
  }

  /** Who is asked next: the thinking seat first, if it is asked, so that a position is judged as it sees it. */
  private nextOf(actors: number): number {
    return (this.settings.alone || this.settings.apart) && hasSeat(actors, this.thinker)
      ? this.thinker
      : lowestSeat(actors);
  }

  /** At a new node: true where the position can be judged only after others have answered. */
  private arrive(
    state: S,
    seat: number,
    count: number,
    {
      place,
      mark,
      sealed,
      random,
    }: { place: number; mark: number; sealed: number; random: Random },
  ): boolean {
    const { visitTable } = this;
    this.drawAll(state, seat, count, { place, mark });
    if (this.game.answered(state) === 0 && !this.isForced(seat) && !this.foretold) {
      this.judging.judge.chances(this.won);
      return false;
    }
    const i = this.isForced(seat) ? this.moves.indexOf(this.forced) : this.byShare(count, random);
    const move = moveAt(this.moves, i);
    this.paths.pass(visitTable.at(mixPlace(place, move + 1), mixMark(mark, move + 1)), seat);
    this.play(state, seat, move);
    for (let left = sealed; left !== 0; left &= left - 1)
      this.roll(state, lowestSeat(left), random);
    return true;
  }

  /** The seat looks at a new node, and how much each move draws it is kept. */
  private drawAll(state: S, seat: number, count: number, { place, mark }: Key): void {
    const { visitTable } = this;
    this.judging.judge.look(state, seat);
    for (let i = 0; i < count; i++) {
      const move = moveAt(this.moves, i);
      const edge = visitTable.at(mixPlace(place, move + 1), mixMark(mark, move + 1));
      visitTable.draw(edge, this.judging.judge.urge(move));
    }
  }

  /** All play on by what draws them until nothing is sealed, then the position is judged. */
  private settle(state: S, random: Random): void {
    for (;;) {
      const actors = this.game.actors(state);
      if (actors === 0) return this.score(state);
      const seat = lowestSeat(actors);
      if (this.game.answered(state) === 0 && !this.foretold) {
        this.judging.judge.look(state, seat);
        return this.judging.judge.chances(this.won);
      }
      this.roll(state, seat, random);
    }
  }

  private roll(state: S, seat: number, random: Random): void {
    const count = this.game.legal(state, seat, this.moves);
    this.play(state, seat, moveAt(this.moves, this.unsearched(state, seat, count, random)));
  }

  /** A move without the tree: by a rival's own policy where it is guessed, else by what draws the seat. */
  private unsearched(state: S, seat: number, count: number, random: Random): number {
    if (count === 1) return 0;
    const rival = this.rivalPolicies[seat];
    if (rival) {
      rival.policy(state, seat, this.moves, count, this.shares);
      return chooseByWeight(this.shares, count, rival.temperature, random);
    }
    this.judging.judge.look(state, seat);
    return this.byShare(count, random);
  }

  /** A move by how much it draws the seat that looked last. */
  private byShare(count: number, random: Random): number {
    const { judge } = this.judging;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const urge = judge.urge(moveAt(this.moves, i));
      this.shares[i] = urge;
      if (urge > highest) highest = urge;
    }
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const share = exp(valueAt(this.shares, i) - highest);
      this.shares[i] = share;
      sum += share;
    }
    let left = part(random) * sum;
    for (let i = 0; i < count - 1; i++) {
      left -= valueAt(this.shares, i);
      if (left < 0) return i;
    }
    return count - 1;
  }

  private play(state: S, seat: number, move: number): void {
    if (seat === this.thinker && this.first === NO_MOVE) this.first = move;
    this.game.play(state, seat, move);
  }

  private isForced(seat: number): boolean {
    return this.forced !== NO_MOVE && seat === this.thinker && this.first === NO_MOVE;
  }

  private score(state: S): void {
    const { winners } = this.game.outcome(state)!;
    this.won.fill(0);
    for (const seat of winners) this.won[seat] = 1 / winners.length;
  }

  /** The move that looks best, or draws and has been tried too little. */
  private best(
    state: S,
    seat: number,
    count: number,
    { place, mark, node, random }: { place: number; mark: number; node: number; random: Random },
  ): number {
    const { visitTable, edges, shares } = this;
    const { exploration, untried = 0 } = this.settings;
    let total = 0;
    let looked = false;
    for (let i = 0; i < count; i++) {
      const move = moveAt(this.moves, i) + 1;
      const edge = visitTable.at(mixPlace(place, move), mixMark(mark, move));
      edges[i] = edge;
      let urge = visitTable.urgeOf(edge);
      if (urge === 0) {
        // A move that was not open when the node was new.
        if (!looked) this.judging.judge.look(state, seat);
        looked = true;
        urge = visitTable.draw(edge, this.judging.judge.urge(move - 1));
      }
      shares[i] = urge;
      total += urge;
    }
    const mean = visitTable.meanOf(node) - untried;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let i = 0; i < count; i++) {
      const edge = edges[i]!;
      const tried = visitTable.visitsOf(edge);
      const seen = tried === 0 ? mean : visitTable.meanOf(edge);
      const curiosity = (valueAt(shares, i) / total) * Math.sqrt(visitTable.offer(edge));
      const value = seen + (exploration * curiosity) / (1 + tried);
      if (value > highest) {
        highest = value;
        best = i;
        ties = 1;
      } else if (value === highest && below(random, ++ties) === 0) best = i;
    }
    return best;
  }
}
