import { type FortState, KINDS, STUFF_HOLDS, TOP_LEVEL } from '@treefort/fort';

/** What a seat still needs for its next fort level, and how much room its Stuff has. */
export class LevelNeeds {
  /** Missing of each kind, and beyond those of any kind. */
  readonly missing = [0, 0];
  any = 0;
  readonly room = [0, 0];
  /** Whether there is a next level. */
  climbs = false;

  look(s: FortState, seat: number): this {
    const level = s.level[seat]!;
    this.climbs = level < TOP_LEVEL;
    const price = s.box.levels[Math.min(level + 1, TOP_LEVEL)]!;
    let spare = 0;
    for (const kind of KINDS.keys()) {
      const have = s.stuff[seat * 2 + kind]! + s.pack[seat * 2 + kind]!;
      const needed = kind === 0 ? price.pizzas : price.toys;
      this.missing[kind] = this.climbs ? Math.max(0, needed - have) : 0;
      spare += Math.max(0, have - needed);
      this.room[kind] = STUFF_HOLDS - s.stuff[seat * 2 + kind]!;
    }
    this.any = this.climbs ? Math.max(0, price.any - spare) : 0;
    return this;
  }

  /** All that is missing. */
  get all(): number {
    return this.missing[0]! + this.missing[1]! + this.any;
  }

  /** How many of so many resources of a kind would be of use for the next level. */
  useful(kind: number, count: number): number {
    return Math.min(count, this.missing[kind]! + this.any);
  }
}
