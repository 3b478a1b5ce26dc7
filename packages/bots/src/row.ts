/** Rows of figures by number. A number outside a row is a bug in the table of names that gives the numbers. */
export const valueAt = (row: Float64Array, i: number): number => row[i]!;

export function add(row: Float64Array, i: number, by: number): void {
  row[i] = valueAt(row, i) + by;
}

/** Figures times their weights, added up; there may be more figures than weights. */
export function weighed(figures: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * figures[i]!;
  return sum;
}
