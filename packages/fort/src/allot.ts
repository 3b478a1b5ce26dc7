import { type Random, shuffle } from '@treefort/kernel';

/** Cards that were seen together in a pack, and who picked them, in some order that is not known. */
export interface Lot {
  readonly cards: readonly number[];
  readonly pickers: readonly number[];
}

/** Drafted cards that must be given to those who have shown them since. */
export interface Claims {
  /** By seat: the kids of the draft that it has shown. */
  readonly shown: readonly (readonly number[])[];
  /** By seat: how many picks of it were not seen in any lot. */
  readonly unseen: readonly number[];
  /** By design: how many copies can still lie in hidden places. */
  readonly hidden: readonly number[];
}

interface Claim {
  readonly seat: number;
  readonly card: number;
}

/** The pick was not seen: it is in no lot. */
const UNSEEN = -1;

/**
 * Says for each lot which picker got which card, in the order of its pickers, so that everybody has picked what it has
 * shown; the rest at random. A view always allows at least one such division: the real one.
 */
export function allot(lots: readonly Lot[], claims: Claims, random: Random): number[][] {
  const division = new Division(lots, claims);
  const asked = claims.shown.flatMap((cards, seat) => cards.map((card) => ({ seat, card })));
  const order = [...asked.keys()];
  shuffle(random, order);
  if (!division.settle(order.map((i) => asked[i]!))) {
    throw new Error('no division of the draft fits what was shown');
  }
  return division.complete(random);
}

/** How often each number comes in each of some lists; a division asks thousands of times. */
class Tally {
  private readonly width: number;
  private readonly counts: Int8Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.width = 1 + Math.max(0, ...lists.flat());
    this.counts = new Int8Array(lists.length * this.width);
    for (const [i, list] of lists.entries()) for (const number of list) this.add(i, number, 1);
  }

  has(list: number, number: number): boolean {
    return number < this.width && this.counts[list * this.width + number]! > 0;
  }

  add(list: number, number: number, change: number): void {
    this.counts[list * this.width + number]! += change;
  }
}

/** A division under way: cards and pickers left in each lot, and what has been given. */
class Division {
  private readonly lots: readonly Lot[];
  private readonly cards: Tally;
  private readonly pickers: Tally;
  private readonly left: number[][];
  private readonly given: Claim[][];
  private readonly unseen: number[];
  private readonly hidden: readonly number[];

  constructor(lots: readonly Lot[], claims: Claims) {
    this.lots = lots;
    this.left = lots.map(({ cards }) => [...cards]);
    this.cards = new Tally(this.left);
    this.pickers = new Tally(lots.map(({ pickers }) => pickers));
    this.given = lots.map(() => []);
    this.unseen = [...claims.unseen];
    this.hidden = claims.hidden;
  }

  /** Whether a shown card can have been picked there. */
  private fits(lot: number, { seat, card }: Claim): boolean {
    if (lot === UNSEEN) return this.unseen[seat]! > 0;
    return this.cards.has(lot, card) && this.pickers.has(lot, seat);
  }

  private countWays(claim: Claim): number {
    let count = this.fits(UNSEEN, claim) ? 1 : 0;
    for (let lot = 0; lot < this.lots.length; lot++) if (this.fits(lot, claim)) count++;
    return count;
  }

  /** The first of the claims with the fewest ways. */
  private hardest(claims: readonly Claim[]): number {
    let [hardest, fewest] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < claims.length && fewest > 0; i++) {
      const count = this.countWays(claims[i]!);
      if (count < fewest) [hardest, fewest] = [i, count];
    }
    return hardest;
  }

  /** Unclaimed cards of the lots must be hidden with somebody. */
  private restHides(): boolean {
    const counts = new Map<number, number>();
    for (const card of this.left.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].every(([card, count]) => count <= (this.hidden[card] ?? 0));
  }

  /** Meets every claim, the one with the fewest ways first. */
  settle(claims: readonly Claim[]): boolean {
    if (claims.length === 0) return this.restHides();
    const hardest = this.hardest(claims);
    const claim = claims[hardest]!;
    const others = claims.toSpliced(hardest, 1);
    for (let lot = 0; lot < this.lots.length; lot++) {
      if (this.tryIn(lot, claim, others)) return true;
    }
    return this.tryIn(UNSEEN, claim, others);
  }

  private tryIn(lot: number, claim: Claim, others: readonly Claim[]): boolean {
    if (!this.fits(lot, claim)) return false;
    this.give(lot, claim);
    if (this.settle(others)) return true;
    this.takeBack(lot, claim);
    return false;
  }

  private give(lot: number, claim: Claim): void {
    if (lot === UNSEEN) {
      this.unseen[claim.seat]!--;
      return;
    }
    this.left[lot]!.splice(this.left[lot]!.indexOf(claim.card), 1);
    this.count(lot, claim, -1);
    this.given[lot]!.push(claim);
  }

  private takeBack(lot: number, claim: Claim): void {
    if (lot === UNSEEN) {
      this.unseen[claim.seat]!++;
      return;
    }
    this.given[lot]!.pop();
    this.left[lot]!.push(claim.card);
    this.count(lot, claim, 1);
  }

  private count(lot: number, { seat, card }: Claim, change: number): void {
    this.cards.add(lot, card, change);
    this.pickers.add(lot, seat, change);
  }

  /** What each picker got; cards that nobody has shown fall to the others at random. */
  complete(random: Random): number[][] {
    return this.lots.map(({ pickers }, lot) => {
      const [rest, given] = [this.left[lot]!, this.given[lot]!];
      shuffle(random, rest);
      return pickers.map((seat) => {
        const at = given.findIndex((claim) => claim.seat === seat);
        return at < 0 ? rest.pop()! : given.splice(at, 1)[0]!.card;
      });
    });
  }
}
