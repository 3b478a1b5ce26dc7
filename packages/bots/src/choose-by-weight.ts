import { part, type Random } from '@treefort/kernel';
import { ln } from './exp-ln.ts';
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
    const value = temperature === 0 ? weight : ln(weight) - temperature * ln(-ln(luck));
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  return best;
}
