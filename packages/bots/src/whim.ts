import { next, type Random } from '@treefort/kernel';

const WORD = 2 ** 32;

/** Which of the urges is the strongest after each has been stirred: the more whim, the more. */
export function drawnTo(urges: Float64Array, count: number, whim: number, random: Random): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const luck = ((next(random) >>> 0) + 0.5) / WORD;
    const value = Math.log(urges[i]!) - whim * Math.log(-Math.log(luck));
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  return best;
}
