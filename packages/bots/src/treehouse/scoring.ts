import {
  COLOUR_COUNT,
  cardOn,
  changerOf,
  countOf,
  covererAt,
  scoreOf,
  TAKE,
  type TreehouseState,
  takerAt,
  totalOf,
  WEEKS,
} from '@treefort/treehouse';
import { exp } from '../exp-ln.ts';
import { add, valueAt } from '../row.ts';
import { softmax } from '../softmax.ts';
import { MOST_SEATS } from '../tree-paths.ts';

/**
 * The scoring of a week, looked through to its end: all changers and trees lie open, so what everybody takes and lays can be
 * reckoned. packages/bots/train/torch/scoring.py plays by the same in training.
 */

/** Before the last week a point more or less changes a chance by e to the power of so much. */
const WORTH = 0.12;
/** Nobody is quite sure of what is best: a choice that costs so much of a chance is made e times less often. */
const DOUBT = 0.03;
/** In so many cases others go by rooms instead: they lay what gains them most before the rest, whoever wins by it. */
const GREED = 0.5;

const CHANGER_COUNT = 2;
const DOUBLE = 0;
const OPEN = -1;
/** All changers are taken, all are laid, and the week is over. */
const MOST_STEPS = 2 * MOST_SEATS + 1;

/** Writes each seat's chance before anything is taken or laid, as exponents. */
export type Before = (s: TreehouseState, out: Float64Array) => void;

const rows = <T>(make: () => T, count: number): readonly T[] => Array.from({ length: count }, make);
const bySeat = (): Float64Array => new Float64Array(MOST_SEATS);

export class Scoring {
  private readonly before: Before;
  private readonly base = bySeat();
  private readonly cards = new Int8Array(COLOUR_COUNT);
  private readonly held = new Int8Array(MOST_SEATS);
  private readonly left = new Int8Array(CHANGER_COUNT);
  /** Points by what is laid, beside one for each room. */
  private readonly gained = new Int16Array(MOST_SEATS);
  /** By step: what each seat gets, the same after each option, and how often each option is chosen. */
  private readonly values = rows(bySeat, MOST_STEPS);
  private readonly options = rows(() => rows(bySeat, COLOUR_COUNT), MOST_STEPS);
  private readonly shares = rows(() => new Float64Array(COLOUR_COUNT), MOST_STEPS);
  private readonly greed = rows(() => new Float64Array(COLOUR_COUNT), MOST_STEPS);
  private step = 0;
  private thinker = 0;
  private s!: TreehouseState;

  constructor(before: Before) {
    this.before = before;
  }

  /** The chance of each seat as the scoring stands, to the mind of one of them; it holds until the next call. */
  chances(s: TreehouseState, thinker: number): Float64Array {
    this.s = s;
    this.thinker = thinker;
    this.gained.fill(0);
    this.cards.fill(OPEN);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (cardOn(s, colour) !== OPEN) this.lay(colour, cardOn(s, colour));
    }
    for (let seat = 0; seat < s.seats; seat++) this.held[seat] = changerOf(s, seat);
    this.left[DOUBLE] = s.doubles;
    this.left[1] = s.nones;
    if (s.week < WEEKS) this.before(s, this.base);
    else for (let seat = 0; seat < s.seats; seat++) this.base[seat] = rankOf(s, seat);
    this.step = s.phase === TAKE ? s.turn : s.seats + s.turn;
    this.look(this.step);
    return this.values[this.step]!;
  }

  /** What each seat gets after a move, once `chances` has looked at the position. */
  after(move: number): Float64Array {
    return this.options[this.step]![move]!;
  }

  /** How often the one who acts would choose a move. */
  share(move: number): number {
    return valueAt(this.shares[this.step]!, move);
  }

  private look(step: number): void {
    const { seats, week } = this.s;
    if (step < seats) this.lookAtTaking(step);
    else if (step < 2 * seats) this.lookAtLaying(step);
    else if (week < WEEKS) this.judge(this.values[step]!);
    else this.end(this.values[step]!);
  }

  private lookAtTaking(step: number): void {
    const { left, held, s } = this;
    const seat = takerAt(s.seats, s.first, step);
    this.shares[step]!.fill(0);
    for (let changer = 0; changer < CHANGER_COUNT; changer++) {
      if (left[changer] === 0) continue;
      left[changer]!--;
      held[seat] = changer;
      this.goOn(step, changer, seat);
      left[changer]!++;
    }
    held[seat] = OPEN;
    this.choose(step, seat);
  }

  private lookAtLaying(step: number): void {
    const { cards, held, s } = this;
    const seat = covererAt(s.seats, s.first, step - s.seats);
    const changer = held[seat]!;
    this.shares[step]!.fill(0);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (cards[colour] !== OPEN) continue;
      this.lay(colour, changer);
      this.goOn(step, colour, seat);
      this.takeBack(colour, changer);
    }
    this.choose(step, seat);
  }

  /** Looks at what follows an option, and keeps how good it is for the seat that has it. */
  private goOn(step: number, option: number, seat: number): void {
    this.greed[step]![option] = step < this.s.seats ? 1 : this.gainOf(option, seat);
    this.look(step + 1);
    const values = this.options[step]![option]!;
    values.set(this.values[step + 1]!);
    this.shares[step]![option] = exp(valueAt(values, seat) / DOUBT);
  }

  /** What a seat gains on the others by its changer on a colour, as a weight. */
  private gainOf(colour: number, seat: number): number {
    const { s, held } = this;
    let others = 0;
    for (let who = 0; who < s.seats; who++) if (who !== seat) others += countOf(s, who, colour);
    const ahead = countOf(s, seat, colour) - others / (s.seats - 1);
    return exp(held[seat] === DOUBLE ? ahead : -ahead);
  }

  /** The better an option is for the one who acts, the more it counts. */
  private choose(step: number, seat: number): void {
    const values = this.values[step]!;
    const shares = this.shares[step]!;
    const greed = this.greed[step]!;
    const greedy = seat === this.thinker ? 0 : GREED;
    let all = 0;
    let allGreed = 0;
    for (let i = 0; i < COLOUR_COUNT; i++) {
      if (valueAt(shares, i) === 0) continue;
      all += valueAt(shares, i);
      allGreed += valueAt(greed, i);
    }
    values.fill(0);
    for (let i = 0; i < COLOUR_COUNT; i++) {
      if (valueAt(shares, i) === 0) continue;
      const share =
        ((1 - greedy) * valueAt(shares, i)) / all + (greedy * valueAt(greed, i)) / allGreed;
      shares[i] = share;
      const after = this.options[step]![i]!;
      for (let who = 0; who < this.s.seats; who++) add(values, who, share * valueAt(after, who));
    }
  }

  private lay(colour: number, changer: number): void {
    this.cards[colour] = changer;
    this.gain(colour, changer === DOUBLE ? 1 : -1);
  }

  private takeBack(colour: number, changer: number): void {
    this.cards[colour] = OPEN;
    this.gain(colour, changer === DOUBLE ? -1 : 1);
  }

  private gain(colour: number, sign: number): void {
    const { s, gained } = this;
    for (let seat = 0; seat < s.seats; seat++) gained[seat]! += sign * countOf(s, seat, colour);
  }

  private judge(out: Float64Array): void {
    const { seats } = this.s;
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = valueAt(this.base, seat) + WORTH * this.gained[seat]!;
    }
    softmax(out, seats);
  }

  /** The victory, shared by those who are level (tree.end.tie). */
  private end(out: Float64Array): void {
    const { seats } = this.s;
    let best = 0;
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) {
      const rank = valueAt(this.base, seat) + POINT * this.gained[seat]!;
      out[seat] = rank;
      if (rank > best) winners = 0;
      if (rank >= best) winners++;
      best = Math.max(best, rank);
    }
    for (let seat = 0; seat < seats; seat++)
      out[seat] = valueAt(out, seat) === best ? 1 / winners : 0;
  }
}

/** A point counts more than any set of one colour, which decides where points are level (tree.end.tie). */
const POINT = 100;

/** Where a seat ends without changers: points, then its largest set. */
function rankOf(s: TreehouseState, seat: number): number {
  let rooms = 0;
  let largest = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = countOf(s, seat, colour);
    rooms += count;
    largest = Math.max(largest, count);
  }
  return (scoreOf(s, seat) + rooms + totalOf(s, seat).majorities) * POINT + largest;
}
