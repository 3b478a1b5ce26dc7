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

/** A division under way: cards and pickers left in each lot, and what has been given. */
class Division {
  private readonly lots: readonly Lot[];
  private readonly left: number[][];
  private readonly open: number[][];
  private readonly given: Claim[][];
  private readonly unseen: number[];
  private readonly hidden: readonly number[];

  constructor(lots: readonly Lot[], claims: Claims) {
    this.lots = lots;
    this.left = lots.map(({ cards }) => [...cards]);
    this.open = lots.map(({ pickers }) => [...pickers]);
    this.given = lots.map(() => []);
    this.unseen = [...claims.unseen];
    this.hidden = claims.hidden;
  }

  /** Where a shown card can have been picked: the lots first. */
  private ways({ seat, card }: Claim): number[] {
    const fits = (lot: number) => this.left[lot]!.includes(card) && this.open[lot]!.includes(seat);
    const found = [...this.lots.keys()].filter(fits);
    return this.unseen[seat]! > 0 ? [...found, UNSEEN] : found;
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
    const counts = claims.map((claim) => this.ways(claim).length);
    const claim = claims[counts.indexOf(Math.min(...counts))]!;
    const others = claims.filter((other) => other !== claim);
    return this.ways(claim).some((lot) => {
      this.give(lot, claim);
      if (this.settle(others)) return true;
      this.takeBack(lot, claim);
      return false;
    });
  }

  private give(lot: number, claim: Claim): void {
    if (lot === UNSEEN) {
      this.unseen[claim.seat]!--;
      return;
    }
    this.left[lot]!.splice(this.left[lot]!.indexOf(claim.card), 1);
    this.open[lot]!.splice(this.open[lot]!.indexOf(claim.seat), 1);
    this.given[lot]!.push(claim);
  }

  private takeBack(lot: number, claim: Claim): void {
    if (lot === UNSEEN) {
      this.unseen[claim.seat]!++;
      return;
    }
    this.given[lot]!.pop();
    this.left[lot]!.push(claim.card);
    this.open[lot]!.push(claim.seat);
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
