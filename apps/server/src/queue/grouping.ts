/** Somebody who waits for company. */
export interface Waiting {
  readonly player: string;
  readonly name: string;
  /** How many may be at the table. */
  readonly seats: readonly number[];
  /** Whether bots may take empty seats. */
  readonly bots: boolean;
  readonly rating: number;
  /** Milliseconds since they joined. */
  readonly waited: number;
}

/** People who are to play together, with so many bots. */
export interface Group {
  readonly people: readonly Waiting[];
  readonly bots: number;
}

/** Rating points between people who are matched at once; a step of the bots is about as much. */
const NEAR = 4;
/** By so many points a second the range grows. */
const WIDER = 0.4;
/** After so many milliseconds anybody will do. */
const ANYBODY_AFTER = 60_000;
/** After so many milliseconds bots take the empty seats, where all agree. */
export const BOTS_AFTER = 45_000;

/** How far from their own rating a player takes company by now. */
const reach = ({ waited }: Waiting): number =>
  waited >= ANYBODY_AFTER ? Number.POSITIVE_INFINITY : NEAR + (WIDER * waited) / 1000;

/** Pairs of players, to be asked in either order. */
export class Pairs {
  private readonly known = new Set<string>();

  constructor(pairs: readonly (readonly [string, string])[]) {
    for (const [one, other] of pairs) this.known.add(`${one} ${other}`).add(`${other} ${one}`);
  }

  has(one: string, other: string): boolean {
    return this.known.has(`${one} ${other}`);
  }
}

/** Puts people together who wait for the same game at the same pace. Who waits longest chooses first, the nearest. */
export class Grouping {
  private readonly waiting: readonly Waiting[];
  private readonly blocked: Pairs;
  private readonly taken = new Set<Waiting>();
  /** Those who want a table of so many, by rating. */
  private readonly wanting = new Map<number, readonly Waiting[]>();

  /** `waiting` has who waits longest first. */
  constructor(waiting: readonly Waiting[], blocked: Pairs) {
    this.waiting = waiting;
    this.blocked = blocked;
    const byRating = waiting.toSorted((a, b) => a.rating - b.rating);
    for (const size of new Set(waiting.flatMap(({ seats }) => seats))) {
      this.wanting.set(
        size,
        byRating.filter(({ seats }) => seats.includes(size)),
      );
    }
  }

  /** As many groups as can be made now, but not more than `most`. */
  groups(most: number): Group[] {
    const found: Group[] = [];
    for (const first of this.waiting) {
      if (found.length === most) break;
      if (this.taken.has(first)) continue;
      const group = this.ofPeople(first) ?? this.withBots(first);
      if (!group) continue;
      for (const one of group.people) this.taken.add(one);
      found.push(group);
    }
    return found;
  }

  /** The largest table that fills now. */
  private ofPeople(first: Waiting): Group | undefined {
    for (const size of first.seats.toSorted((a, b) => b - a)) {
      const people = [first, ...this.nearest(first, size, () => true)];
      if (people.length === size) return { people, bots: 0 };
    }
    return undefined;
  }

  /** The table with the most people; of equal ones the smallest. */
  private withBots(first: Waiting): Group | undefined {
    if (!first.bots || first.waited < BOTS_AFTER) return undefined;
    let best: Group | undefined;
    for (const size of first.seats.toSorted((a, b) => a - b)) {
      const people = [first, ...this.nearest(first, size, ({ bots }) => bots)];
      if (people.length > (best?.people.length ?? 0)) best = { people, bots: size - people.length };
    }
    return best;
  }

  /** At most so many that a table of `size` is full, the nearest in rating, none of whom has blocked another. */
  private nearest(first: Waiting, size: number, agrees: (one: Waiting) => boolean): Waiting[] {
    const row = this.wanting.get(size) ?? [];
    const at = row.indexOf(first);
    const range = reach(first);
    const distance = (i: number): number => Math.abs((row[i]?.rating ?? Number.NaN) - first.rating);
    const chosen: Waiting[] = [];
    for (let low = at - 1, high = at + 1; chosen.length < size - 1; ) {
      const isLow = low >= 0 && !(distance(high) < distance(low));
      const i = isLow ? low-- : high++;
      const one = row[i];
      if (!one || distance(i) > range) break;
      const fits = !this.taken.has(one) && agrees(one);
      if (fits && this.getOn(one, [first, ...chosen])) chosen.push(one);
    }
    return chosen;
  }

  private getOn({ player }: Waiting, others: readonly Waiting[]): boolean {
    return !others.some((other) => this.blocked.has(player, other.player));
  }
}
