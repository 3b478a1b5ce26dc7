import { exp } from '../exp-ln.ts';
import { valueAt } from '../row.ts';
import { MOST_SEATS } from '../tree-paths.ts';

const WIDTH = 16;

/** The width of the last layer: each seat's chance from the one who looks on, then each code of a move. */
export const outputsFor = (codes: number): number =>
  Math.ceil((MOST_SEATS + codes) / WIDTH) * WIDTH;

/** What a network says of the seats, seen from one of them, added to how each stands without it, as chances that add up to 1. */
export function chancesFrom(
  said: Float32Array,
  standing: Float64Array,
  { seats, seat }: { readonly seats: number; readonly seat: number },
  out: Float64Array,
): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < seats; i++) {
    const who = (seat + i) % seats;
    const exponent = said[i]! + valueAt(standing, who);
    out[who] = exponent;
    if (exponent > highest) highest = exponent;
  }
  let sum = 0;
  for (let i = 0; i < seats; i++) sum += out[i] = exp(valueAt(out, i) - highest);
  for (let i = 0; i < seats; i++) out[i]! /= sum;
}
