import { nth } from '@treefort/kernel';

/** The inverse of a symmetric, positive definite matrix: its pivots are never 0, so they need not be looked for. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const lead = nth(rows, column);
    const pivot = lead.map((value) => value / nth(lead, column));
    for (const [i, row] of rows.entries()) {
      const factor = nth(row, column);
      rows[i] = i === column ? pivot : row.map((value, j) => value - factor * nth(pivot, j));
    }
  }
  return rows.map((row) => row.slice(size));
}
