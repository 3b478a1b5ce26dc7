import type { Point } from '@treefort/review';

const LEFT = 46;
const RIGHT = 44;
const TOP = 12;
const BOTTOM = 42;
/** Faces at the ends of the lines, apart enough to be seen. */
const FACE = 30;

/** Where moments and chances are drawn. */
export interface Geometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(n: number): number;
  y(chance: number): number;
  /** The moment that lies nearest to a place. */
  momentAt(x: number): number;
}

export function geometryOf(width: number, height: number, last: number): Geometry {
  const [left, right, top, bottom] = [LEFT, width - RIGHT, TOP, height - BOTTOM];
  const across = Math.max(1, right - left);
  return {
    left,
    right,
    top,
    bottom,
    x: (n) => left + (across * n) / Math.max(1, last),
    y: (chance) => top + (bottom - top) * (1 - chance),
    momentAt: (x) => Math.max(0, Math.min(last, Math.round(((x - left) / across) * last))),
  };
}

/** The line of one seat. */
export const lineOf = (curve: readonly Point[], seat: number, { x, y }: Geometry): string =>
  curve
    .map(({ n, chances }, i) => {
      const place = `${x(n).toFixed(1)} ${y(chances[seat]!).toFixed(1)}`;
      return `${i === 0 ? 'M' : 'L'}${place}`;
    })
    .join('');

/** The heights of the faces at the ends of the lines: where the lines end, but apart from each other. */
export function faceHeights(chances: readonly number[], { y, top, bottom }: Geometry): number[] {
  const heights = chances.map(y);
  const order = [...heights.keys()].sort((a, b) => heights[b]! - heights[a]!);
  let free = bottom;
  for (const seat of order) {
    heights[seat] = Math.min(heights[seat]!, free);
    free = heights[seat]! - FACE;
  }
  let least = top;
  for (const seat of order.toReversed()) {
    heights[seat] = Math.max(heights[seat]!, least);
    least = heights[seat]! + FACE;
  }
  return heights;
}
