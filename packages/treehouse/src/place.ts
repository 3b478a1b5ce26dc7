/** The 20 places of a tree as the numbers 0 … 19, level by level, and sets of them as bits (tree.level). */
export const TOP = 6;
export const PLACES = 20;

/** The number of place (level, i), with i from 1. */
export const placeAt = (level: number, i: number): number => (level * (level - 1)) / 2 - 1 + i - 1;

export const isPlace = (level: number, i: number): boolean =>
  level >= 2 && level <= TOP && i >= 1 && i <= level;

const bit = (level: number, i: number): number => (isPlace(level, i) ? 1 << placeAt(level, i) : 0);

const LEVEL = new Int8Array(PLACES);
const INDEX = new Int8Array(PLACES);
const SIDE = new Int8Array(PLACES);
const BELOW = new Int32Array(PLACES);
const ABOVE = new Int32Array(PLACES);
const TOUCH = new Int32Array(PLACES);

for (let level = 2; level <= TOP; level++) {
  for (let i = 1; i <= level; i++) {
    const place = placeAt(level, i);
    LEVEL[place] = level;
    INDEX[place] = i;
    SIDE[place] = Math.sign(2 * i - level - 1);
    const below = bit(level - 1, i - 1) | bit(level - 1, i);
    const above = bit(level + 1, i) | bit(level + 1, i + 1);
    BELOW[place] = below;
    ABOVE[place] = above;
    TOUCH[place] = below | above | bit(level, i - 1) | bit(level, i + 1);
  }
}

export const GROUND = bit(2, 1) | bit(2, 2);
const EVERYWHERE = (1 << PLACES) - 1;

const notOn = (side: number): number =>
  SIDE.reduce((open, at, place) => (at === side ? open & ~(1 << place) : open), EVERYWHERE);

const UNBLOCKED = Int32Array.of(notOn(-1), EVERYWHERE, notOn(1));

export const levelOf = (place: number): number => LEVEL[place]!;

/** A place as it is written: its level, and its number there from 1. */
export const written = (place: number): { level: number; place: number } => ({
  level: levelOf(place),
  place: INDEX[place]!,
});

/** The side of the tree that a place is on: −1 left, 0 centre, 1 right. */
export const sideOf = (place: number): number => SIDE[place]!;

/** The places that a place stands on, as bits (tree.support). */
export const belowOf = (place: number): number => BELOW[place]!;

/** The places that stand on a place, as bits. */
export const aboveOf = (place: number): number => ABOVE[place]!;

/** The places that touch a place, as bits (tree.touch). */
export const touchedBy = (place: number): number => TOUCH[place]!;

/** The places that the marker leaves open where it stands, as bits (tree.balance.blocked). */
export const unblockedAt = (balance: number): number => UNBLOCKED[balance + 1]!;
