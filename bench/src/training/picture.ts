import type { Generation } from './table.ts';

/** Mid-tones, to be read on a light page and on a dark one. */
const INK = '#7d8590';
const WINS = '#4a90d9';
const RESULTS = '#d9822b';
const MOVES = '#3fa66b';

const WIDTH = 340;
const HEIGHT = 150;
const LEFT = 44;
const TOP = 44;
const GAP = 64;
const BETWEEN = 44;
const TWO_SIDED_95 = 1.96;

type Mark = (generation: number, value: number) => readonly [x: number, y: number];

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const words = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" fill="${INK}" ${more}>${text}</text>`;

const stroke = (points: readonly (readonly [number, number])[], colour: string): string =>
  `<polyline points="${points.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;

/** Wilson's interval of a share. */
function interval({ wins, games }: { wins: number; games: number }): readonly [number, number] {
  const z2 = TWO_SIDED_95 ** 2 / games;
  const middle = (wins + z2 / 2) / (1 + z2);
  const reach =
    (TWO_SIDED_95 * Math.sqrt((wins * (1 - wins)) / games + z2 / (4 * games))) / (1 + z2);
  return [middle - reach, middle + reach];
}

/** A panel from 0 to `most` with lines across it. */
function panel(
  { left, top, last, most }: { left: number; top: number; last: number; most: number },
  label: (value: number) => string,
): { readonly parts: readonly string[]; readonly at: Mark } {
  const at: Mark = (generation, value) => [
    left + (WIDTH * generation) / last,
    top + HEIGHT * (1 - value / most),
  ];
  const parts = [0, 1, 2, 3, 4].flatMap((i) => {
    const [, y] = at(0, (most * i) / 4);
    return [
      `<line x1="${left}" y1="${fixed(y)}" x2="${left + WIDTH}" y2="${fixed(y)}" stroke="${INK}" stroke-opacity="0.2"/>`,
      words(left - 6, y + 4, label((most * i) / 4), 'text-anchor="end"'),
    ];
  });
  return { parts, at };
}

function winsPanel(generations: readonly Generation[], left: number, last: number): string[] {
  const { parts, at } = panel({ left, top: TOP, last, most: 1 }, (x) => `${Math.round(x * 100)} %`);
  const chance = stroke([at(0, 0.25), at(last, 0.25)], INK).replace(
    'stroke-width="2"',
    'stroke-dasharray="3 3"',
  );
  const dots = generations.flatMap(({ generation, measured }) => {
    if (!measured) return [];
    const [x, y] = at(generation, measured.wins);
    const [low, high] = interval(measured).map((share) => at(generation, share));
    return [
      stroke([low!, high!], WINS),
      `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="3.5" fill="${WINS}"/>`,
    ];
  });
  return [...parts, chance, ...dots];
}

function surprisePanel(generations: readonly Generation[], left: number, last: number): string[] {
  const top = TOP + HEIGHT + BETWEEN;
  const { parts, at } = panel({ left, top, last, most: 1.4 }, (x) => x.toFixed(2));
  return [
    words(left, top - 10, 'surprise at results (orange), openness of choices (green)'),
    ...parts,
    stroke(
      generations.map(({ generation, results }) => at(generation, results)),
      RESULTS,
    ),
    stroke(
      generations.map(({ generation, moves }) => at(generation, moves)),
      MOVES,
    ),
    words(left + WIDTH / 2, top + HEIGHT + 18, `generation 1 to ${last}`, 'text-anchor="middle"'),
  ];
}

/** Strength and surprise by generation, one column for each game. */
export function pictureOf(games: ReadonlyMap<string, readonly Generation[]>): string {
  const width = LEFT + games.size * (WIDTH + GAP) - GAP + 20;
  const height = TOP + HEIGHT * 2 + BETWEEN + 30;
  const columns = Array.from(games, ([name, generations], i) => {
    const left = LEFT + i * (WIDTH + GAP);
    const last = generations.at(-1)?.generation ?? 1;
    return [
      words(left, 16, name, 'font-size="14" font-weight="600"'),
      words(left, 34, 'wins of one seat against three; dashed: by chance'),
      ...winsPanel(generations, left, last),
      ...surprisePanel(generations, left, last),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>Strength and surprise of the learned players by generation</title>',
    ...columns.flat(),
    '</svg>',
    '',
  ].join('\n');
}
