import { nth } from '@treefort/kernel';

/** Mid-tones, to be read on a light page and on a dark one. */
const COLOURS = ['#4a90d9', '#d9822b', '#3fa66b', '#a06cd5'] as const;
const INK = '#7d8590';
const FONT = 'font-family="system-ui, sans-serif" font-size="12"';

/** One kind of column. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** Columns side by side over each label. */
export interface ColumnChart {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly unit: string;
}

/** A bar from the left, with the reach of its uncertainty where that is known. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

/** Bars below each other, and a line at what would be usual. */
export interface BarChart {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly usual: number;
  readonly unit: string;
}

const WIDTH = 720;
const LEFT = 48;
const TOP = 52;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" fill="${INK}" ${more}>${escaped(words)}</text>`;

const box = (
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  fill: string,
): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" rx="1.5" fill="${fill}"/>`;

const line = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  more = '',
): string =>
  `<line x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}" stroke="${INK}" ${more}/>`;

const fixed = (value: number): string => String(Math.round(value * 100) / 100);

const svg = (title: string, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" ${FONT}>`,
    `<title>${escaped(title)}</title>`,
    text(0, 16, title, 'font-size="14" font-weight="600"'),
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** A round number that is a good step for so large a range. */
export function stepFor(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? power;
}

function legend(series: readonly Series[]): string[] {
  let x = LEFT;
  return series.flatMap(({ name }, i) => {
    const at = x;
    x += 28 + name.length * 7;
    return [box(at, 28, [10, 10], nth(COLOURS, i % COLOURS.length)), text(at + 15, 37, name)];
  });
}

/** Columns over labels, with a scale at the left. */
export function columnChart({ title, labels, series, unit }: ColumnChart): string {
  const height = 200;
  const most = Math.max(1e-9, ...series.flatMap(({ values }) => values));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const y = (value: number) => TOP + height * (1 - value / top);
  const room = (WIDTH - LEFT) / labels.length;
  const width = (room * 0.8) / series.length;
  const scale = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  // Where labels are many, as many are written as can be read.
  const every = Math.ceil((Math.max(...labels.map(({ length }) => length)) * 7 + 6) / room);
  return svg(title, TOP + height + 26, [
    ...(series.length > 1 ? legend(series) : []),
    ...scale.flatMap((value) => [
      line([LEFT, y(value)], [WIDTH, y(value)], 'stroke-opacity="0.25"'),
      text(LEFT - 6, y(value) + 4, `${fixed(value)}${unit}`, 'text-anchor="end"'),
    ]),
    ...labels.flatMap((label, at) => [
      ...series.map(({ values }, i) => {
        const x = LEFT + room * at + room * 0.1 + width * i;
        const tall = y(0) - y(nth(values, at));
        return box(
          x,
          y(nth(values, at)),
          [Math.max(1, width - 1), tall],
          nth(COLOURS, i % COLOURS.length),
        );
      }),
      ...(at % every === 0
        ? [text(LEFT + room * (at + 0.5), TOP + height + 16, label, 'text-anchor="middle"')]
        : []),
    ]),
  ]);
}

/** Bars with names at the left and values at the right. */
export function barChart({ title, bars, usual, unit }: BarChart): string {
  const names = 170;
  const tall = 18;
  const most = Math.max(usual, 1e-9, ...bars.map(({ value, high }) => high ?? value)) * 1.02;
  const x = (value: number) => names + ((WIDTH - names - 60) * value) / most;
  const bottom = 32 + bars.length * tall;
  return svg(title, bottom + 8, [
    ...bars.flatMap(({ name, value, low, high }, i) => {
      const y = 32 + i * tall;
      const colour = COLOURS[value < usual ? 1 : 0];
      return [
        text(names - 8, y + 13, name, 'text-anchor="end"'),
        box(names, y + 3, [x(value) - names, tall - 6], colour),
        ...(low === undefined || high === undefined
          ? []
          : [line([x(low), y + tall / 2], [x(high), y + tall / 2], 'stroke-width="2"')]),
        text(WIDTH - 54, y + 13, `${value.toFixed(unit ? 1 : 2)}${unit}`),
      ];
    }),
    line([x(usual), 28], [x(usual), bottom], 'stroke-dasharray="3 3"'),
  ]);
}
