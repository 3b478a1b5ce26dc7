import {
  type FortState,
  KINDS,
  levelEntry,
  levelOf,
  packOf,
  STUFF_HOLDS,
  stuffOf,
  TOP_LEVEL,
} from '@treefort/fort';

/** What a seat still needs for its next fort level, and how much room its Stuff has. */
export class LevelNeeds {
  /** Missing of each kind, and beyond those of any kind. */
  readonly missing: [pizzas: number, toys: number] = [0, 0];
  any = 0;
  readonly room: [pizzas: number, toys: number] = [0, 0];
  /** Whether there is a next level. */
  climbs = false;

  look(s: FortState, seat: number): this {
    const level = levelOf(s, seat);
    this.climbs = level < TOP_LEVEL;
    const price = levelEntry(s, Math.min(level + 1, TOP_LEVEL));
    let spare = 0;
    for (const kind of KINDS.keys()) {
      const have = stuffOf(s, seat, kind) + packOf(s, seat, kind);
      const needed = kind === 0 ? price.pizzas : price.toys;
      this.missing[kind] = this.climbs ? Math.max(0, needed - have) : 0;
      spare += Math.max(0, have - needed);
      this.room[kind] = STUFF_HOLDS - stuffOf(s, seat, kind);
    }
    this.any = this.climbs ? Math.max(0, price.any - spare) : 0;
    return this;
  }

  /** All that is missing. */
  get all(): number {
    return this.missing[0] + this.missing[1] + this.any;
  }

  missingOf(kind: number): number {
    return kind === 0 ? this.missing[0] : this.missing[1];
  }

  /** How many more of a kind the Stuff would hold. */
  roomFor(kind: number): number {
    return kind === 0 ? this.room[0] : this.room[1];
  }

  /** How many of so many resources of a kind would be of use for the next level. */
  useful(kind: number, count: number): number {
    return Math.min(count, this.missingOf(kind) + this.any);
  }
}
