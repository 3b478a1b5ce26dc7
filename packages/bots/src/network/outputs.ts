import { MOST_SEATS } from '../tree-paths.ts';
import { exp } from './exp.ts';

const WIDTH = 16;

/** The width of the last layer: each seat's chance from the one who looks on, then each code of a move. */
export const outputsFor = (codes: number): number =>
  Math.ceil((MOST_SEATS + codes) / WIDTH) * WIDTH;

/** What a network says of the seats, seen from one of them, as chances that add up to 1. */
export function chancesFrom(
  said: Float32Array,
  seats: number,
  seat: number,
  out: Float64Array,
): void {
  let highest = said[0]!;
  for (let i = 1; i < seats; i++) if (said[i]! > highest) highest = said[i]!;
  let sum = 0;
  for (let i = 0; i < seats; i++) {
    const share = exp(said[i]! - highest);
    out[(seat + i) % seats] = share;
    sum += share;
  }
  for (let i = 0; i < seats; i++) out[i]! /= sum;
}
