import { part, type Random } from '@treefort/kernel';
import { valueAt } from './row.ts';

/** Half of the smallest random fraction: keeps the logarithm finite. */
const NOT_ZERO = 2 ** -33;

/** Picks a move at random by its weight (Gumbel-max): temperature 0 picks the heaviest, a higher one is more erratic. */
export function chooseByWeight(
  weights: Float64Array,
  count: number,
  temperature: number,
  random: Random,
): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const luck = part(random) + NOT_ZERO;
    const weight = valueAt(weights, i);
    const value =
      temperature === 0 ? weight : Math.log(weight) - temperature * Math.log(-Math.log(luck));
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  return best;
}
