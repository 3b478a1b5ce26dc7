/** Rows of figures by number. A number outside a row is a bug in the table of names that gives the numbers. */
export const valueAt = (row: Float64Array, i: number): number => row[i]!;

export function add(row: Float64Array, i: number, by: number): void {
  row[i] = valueAt(row, i) + by;
}
