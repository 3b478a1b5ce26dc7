import { exp } from './exp-ln.ts';
import { valueAt } from './row.ts';

/** Turns scores into shares that add up to 1: one point more makes a share e times as large. */
export function softmax(out: Float64Array, seats: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) highest = Math.max(highest, valueAt(out, seat));
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += out[seat] = exp(valueAt(out, seat) - highest);
  for (let seat = 0; seat < seats; seat++) out[seat] = valueAt(out, seat) / sum;
}
