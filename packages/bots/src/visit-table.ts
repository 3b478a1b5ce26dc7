import { exp } from './exp-ln.ts';
import { add, valueAt } from './row.ts';

const FULL = 0.7;

/**
 * What a search has counted, by the key of a node or of an edge, in a table with open addressing. A key is
 * two hashes of 32 bits: the first finds the place, the second tells keys apart.
 */
export class VisitTable {
  private visits!: Int32Array;
  /** How often an edge was open to be chosen (a card must be in the sampled hand). */
  private open!: Int32Array;
  private sums!: Float64Array;
  /** How much an edge draws, where that was said: above 0. */
  private urges!: Float64Array;
  private marks!: Int32Array;
  private places!: Int32Array;
  private mask = 0;
  private most = 0;
  private used = 0;
  private readonly firstBits: number;
  private readonly mostBits: number;

  /** `bits` of the size: 16 bits are 65,536 entries in 2.1 MB. It can grow up to `mostBits`. */
  constructor(bits: number, mostBits = bits) {
    this.firstBits = bits;
    this.mostBits = mostBits;
    this.make(bits);
  }

  private make(bits: number): void {
    const size = 2 ** bits;
    this.mask = size - 1;
    this.most = size * FULL;
    this.used = 0;
    this.visits = new Int32Array(size + 1);
    this.open = new Int32Array(size + 1);
    this.sums = new Float64Array(size + 1);
    this.urges = new Float64Array(size + 1);
    this.marks = new Int32Array(size);
    this.places = new Int32Array(size);
  }

  clear(): void {
    if (this.used === 0) return;
    if (this.mask >= 2 ** this.firstBits) return this.make(this.firstBits);
    this.visits.fill(0);
    this.open.fill(0);
    this.sums.fill(0);
    this.urges.fill(0);
    this.marks.fill(0);
    this.used = 0;
  }

  /** Doubles a table that is half full, as long as it may grow. Entries that were found before are elsewhere then. */
  makeRoom(): void {
    const size = this.mask + 1;
    if (this.used <= size / 2 || size >= 2 ** this.mostBits) return;
    const { visits, open, sums, urges, marks, places } = this;
    this.make(Math.log2(size) + 1);
    for (let from = 0; from < size; from++) {
      if (marks[from] === 0) continue;
      const to = this.at(places[from]!, marks[from]!);
      this.visits[to] = visits[from]!;
      this.open[to] = open[from]!;
      this.sums[to] = valueAt(sums, from);
      this.urges[to] = valueAt(urges, from);
    }
  }

  /** The entry of a key, made if there is none; a full table gives a blank one that keeps nothing. */
  at(place: number, mark: number): number {
    const sign = mark | 1;
    let i = (place ^ (place >>> 15)) & this.mask;
    while (this.marks[i] !== 0 && this.marks[i] !== sign) i = (i + 1) & this.mask;
    if (this.marks[i] !== 0) return i;
    if (this.used >= this.most) return this.blank();
    this.marks[i] = sign;
    this.places[i] = place;
    this.used++;
    return i;
  }

  visitsOf(entry: number): number {
    return this.visits[entry]!;
  }

  /** The mean of what visits gave; there must have been one. */
  meanOf(entry: number): number {
    return valueAt(this.sums, entry) / this.visitsOf(entry);
  }

  /** Counts a visit and what it gave. */
  visit(entry: number, result: number): void {
    this.visits[entry] = this.visitsOf(entry) + 1;
    add(this.sums, entry, result);
  }

  /** Counts that an edge was open once more, and says how often it has been. */
  offer(entry: number): number {
    const offered = this.open[entry]! + 1;
    this.open[entry] = offered;
    return offered;
  }

  /** Keeps how much an edge draws, given as an exponent, and returns it. */
  draw(entry: number, exponent: number): number {
    const urge = exp(Math.max(-30, Math.min(30, exponent)));
    this.urges[entry] = urge;
    return urge;
  }

  /** How much an edge draws; 0 where nobody has said it. */
  urgeOf(entry: number): number {
    return this.urges[entry]!;
  }

  /** Whether a key has an entry of its own, or gets one now. */
  keeps(place: number, mark: number): boolean {
    return this.at(place, mark) <= this.mask;
  }

  private blank(): number {
    const i = this.mask + 1;
    this.visits[i] = 0;
    this.open[i] = 0;
    this.sums[i] = 0;
    this.urges[i] = 0;
    return i;
  }
}

/** Two hashes that go together through a series of numbers. */
export const mixPlace = (hash: number, value: number): number => {
  const h = Math.imul(hash ^ value, 0x9e3779b1);
  return h ^ (h >>> 15);
};

export const mixMark = (hash: number, value: number): number => {
  const h = Math.imul(hash + value, 0x85ebca6b);
  return h ^ (h >>> 13);
};
