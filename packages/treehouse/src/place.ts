/** The 20 places of a tree as the numbers 0 … 19, level by level, and sets of them as bits (tree.level). */
export const TOP = 6;
export const PLACES = 20;

/** The number of place (level, i), with i from 1. */
export const placeAt = (level: number, i: number): number => (level * (level - 1)) / 2 - 1 + i - 1;

export const isPlace = (level: number, i: number): boolean =>
  level >= 2 && level <= TOP && i >= 1 && i <= level;

const bit = (level: number, i: number): number => (isPlace(level, i) ? 1 << placeAt(level, i) : 0);

export const LEVEL = new Int8Array(PLACES);
export const INDEX = new Int8Array(PLACES);
/** −1 left, 0 centre, 1 right. */
export const SIDE = new Int8Array(PLACES);
/** What a place stands on (tree.support) and what stands on it. */
export const BELOW = new Int32Array(PLACES);
export const ABOVE = new Int32Array(PLACES);
/** The places that touch a place (tree.touch). */
export const TOUCH = new Int32Array(PLACES);

for (let level = 2; level <= TOP; level++) {
  for (let i = 1; i <= level; i++) {
    const place = placeAt(level, i);
    LEVEL[place] = level;
    INDEX[place] = i;
    SIDE[place] = Math.sign(2 * i - level - 1);
    BELOW[place] = bit(level - 1, i - 1) | bit(level - 1, i);
    ABOVE[place] = bit(level + 1, i) | bit(level + 1, i + 1);
    TOUCH[place] = BELOW[place]! | ABOVE[place]! | bit(level, i - 1) | bit(level, i + 1);
  }
}

export const GROUND = bit(2, 1) | bit(2, 2);
const EVERYWHERE = (1 << PLACES) - 1;

const notOn = (side: number): number =>
  SIDE.reduce((open, at, place) => (at === side ? open & ~(1 << place) : open), EVERYWHERE);

/** The places that balance leaves open, by the marker's place + 1 (tree.balance.blocked). */
export const UNBLOCKED = Int32Array.of(notOn(-1), EVERYWHERE, notOn(1));
