import { nth } from '@treefort/kernel';

/** One figure, and what it was to reach. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
  readonly reached?: boolean;
}

/** A figure that should be large. */
export const more = (name: string, value: number, unit: string, goal?: number): Line => ({
  ...{ name, value, unit },
  ...(goal !== undefined && { goal: `≥ ${number(goal)}`, reached: value >= goal }),
});

/** A figure that should be small. */
export const less = (name: string, value: number, unit: string, goal?: number): Line => ({
  ...{ name, value, unit },
  ...(goal !== undefined && { goal: `< ${number(goal)}`, reached: value < goal }),
});

const digits = (value: number): number => Math.max(0, 2 - Math.floor(Math.log10(value)));

/** A number as people read it, with three digits that count. */
export const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits(value) });

const cells = ({ name, value, unit, goal, reached }: Line): string[] => [
  name,
  `${number(value)} ${unit}`,
  goal ?? '',
  reached === undefined ? '' : reached ? 'reached' : 'MISSED',
];

/** The figures in columns, numbers to the right. */
export const table = (lines: readonly Line[]): string =>
  columns([['what', 'measured', 'to reach', ''], ...lines.map(cells)]);

/** Rows under each other, the first column to the left and the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = nth(rows, 0).map((_, column) =>
    Math.max(...rows.map((row) => nth(row, column).length)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(nth(widths, 0)) : cell.padStart(nth(widths, column));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
