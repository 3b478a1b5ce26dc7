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
  ...(goal !== undefined && { goal: `≥ ${shown(goal)}`, reached: value >= goal }),
});

/** A figure that should be small. */
export const less = (name: string, value: number, unit: string, goal?: number): Line => ({
  ...{ name, value, unit },
  ...(goal !== undefined && { goal: `< ${shown(goal)}`, reached: value < goal }),
});

const digits = (value: number): number => Math.max(0, 2 - Math.floor(Math.log10(value)));

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits(value) });

const cells = ({ name, value, unit, goal, reached }: Line): string[] => [
  name,
  `${shown(value)} ${unit}`,
  goal ?? '',
  reached === undefined ? '' : reached ? 'reached' : 'MISSED',
];

/** The figures in columns, numbers to the right. */
export function table(lines: readonly Line[]): string {
  const rows = [['what', 'measured', 'to reach', ''], ...lines.map(cells)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const text = rows.map(([name, value, goal, reached]) =>
    [name!.padEnd(widths[0]!), value!.padStart(widths[1]!), goal!.padStart(widths[2]!), reached!]
      .join('  ')
      .trimEnd(),
  );
  return text.join('\n');
}
