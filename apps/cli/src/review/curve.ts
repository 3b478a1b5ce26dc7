import { nth } from '@treefort/kernel';
import type { Point } from '@treefort/review';

const ROWS = 11;
const COLUMNS = 66;
const SHARED = '*';

/** The chances at a part of the game, from 0 to 1: those of the last decision before it. */
function chancesAt(curve: readonly Point[], part: number): readonly number[] {
  const end = curve.at(-1)!.n;
  const point = curve.findLast(({ n }) => n <= part * end) ?? nth(curve, 0);
  return point.chances;
}

/** The curve of every seat in characters, each seat by its number; where two meet stands a star. */
export function curveLines(curve: readonly Point[]): string[] {
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  for (let column = 0; column < COLUMNS; column++) {
    for (const [seat, chance] of chancesAt(curve, column / (COLUMNS - 1)).entries()) {
      const row = nth(rows, Math.round((1 - chance) * (ROWS - 1)));
      row[column] = row[column] === ' ' ? `${seat + 1}` : SHARED;
    }
  }
  return rows.map((row, i) => {
    const percent = `${Math.round(100 * (1 - i / (ROWS - 1)))} %`.padStart(6);
    return `  ${percent} |${row.join('')}`.trimEnd();
  });
}
