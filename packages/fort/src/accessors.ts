import type { Design } from './box.ts';
import type { LevelEntry } from './box-file.ts';
import type { FortState } from './state.ts';

/** What one row of the state or the box holds for a seat or a symbol. Plain functions: the engine's loops inline them. */

export const levelOf = (s: FortState, seat: number): number => s.level[seat]!;

/** The points of a seat on the track. */
export const trackOf = (s: FortState, seat: number): number => s.track[seat]!;

/** How many resources of a kind a seat has in its Stuff. */
export const stuffOf = (s: FortState, seat: number, kind: number): number =>
  s.stuff[seat * 2 + kind]!;

/** How many resources of a kind a seat has in its Pack. */
export const packOf = (s: FortState, seat: number, kind: number): number =>
  s.pack[seat * 2 + kind]!;

export const allStuff = (s: FortState, seat: number): number =>
  stuffOf(s, seat, 0) + stuffOf(s, seat, 1);

export const allPacked = (s: FortState, seat: number): number =>
  packOf(s, seat, 0) + packOf(s, seat, 1);

/** The perk that a seat has taken, or NONE. */
export const perkOf = (s: FortState, seat: number): number => s.perk[seat]!;

/** The made-up rule that a seat keeps, or NONE. */
export const ruleOf = (s: FortState, seat: number): number => s.rule[seat]!;

/** The price and points of a fort level. */
export const levelEntry = (s: FortState, level: number): LevelEntry => s.box.levels[level]!;

/** How many symbols of a suit, or coins, a design shows. */
export const symbolsOn = (design: Design, suit: number): number => design.count[suit]!;

/** How many symbols of a suit were added to the played card. */
export const addedOf = (s: FortState, suit: number): number => s.added[suit]!;
