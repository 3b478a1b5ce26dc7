/** The inverse of a square matrix, by Gauss and Jordan's elimination with the largest pivot of each column. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column]!));
    const largest = column + below.indexOf(Math.max(...below));
    const pivot = rows[largest]!;
    if (pivot[column] === 0) throw new Error('a singular matrix has no inverse');
    rows[largest] = rows[column]!;
    rows[column] = pivot.map((value) => value / pivot[column]!);
    for (const [i, row] of rows.entries()) {
      const factor = row[column]!;
      if (i !== column) rows[i] = row.map((value, j) => value - factor * rows[column]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
