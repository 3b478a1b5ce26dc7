import { part, type Random } from '@treefort/kernel';

/** Half of the least part there is: keeps luck from being 0. */
const NEVER_NOTHING = 2 ** -33;

/** Which of the urges is the strongest after each has been stirred: the more whim, the more. */
export function drawnTo(urges: Float64Array, count: number, whim: number, random: Random): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const luck = part(random) + NEVER_NOTHING;
    const value = Math.log(urges[i]!) - whim * Math.log(-Math.log(luck));
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  return best;
}
