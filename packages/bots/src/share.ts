/** Turns how seats stand into shares that add up to 1: so much more is worth e times as much. */
export function share(out: Float64Array, seats: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) highest = Math.max(highest, out[seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += out[seat] = Math.exp(out[seat]! - highest);
  for (let seat = 0; seat < seats; seat++) out[seat]! /= sum;
}
