import type { Tenth } from './tenths.ts';

const INK = '#7d8590';
const COLOURS = ['#4a90d9', '#d9822b'] as const;
const SIZE = 320;
const LEFT = 44;
const TOP = 34;
const GAP = 70;
/** What is allowed above and below. */
const REACH = 0.05;
const TWO_SIDED_95 = 1.96;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** One square: what was said to the right, what came true upwards, a band for what is allowed. */
function square(name: string, tenths: readonly Tenth[], i: number): string[] {
  const left = LEFT + i * (SIZE + GAP);
  const x = (chance: number) => fixed(left + chance * SIZE);
  const y = (chance: number) => fixed(TOP + (1 - Math.max(0, Math.min(1, chance))) * SIZE);
  const text = (at: string, where: string, words: string, more = '') =>
    `<text x="${at}" y="${where}" fill="${INK}" ${more}>${words}</text>`;
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
    `<line x1="${x(0)}" y1="${y(tick)}" x2="${x(1)}" y2="${y(tick)}" stroke="${INK}" stroke-opacity="0.2"/>`,
    text(fixed(left - 6), fixed(Number(y(tick)) + 4), `${tick * 100} %`, 'text-anchor="end"'),
    text(x(tick), fixed(TOP + SIZE + 18), `${tick * 100} %`, 'text-anchor="middle"'),
  ]);
  const band = `<polygon points="${x(0)},${y(REACH)} ${x(1 - REACH)},${y(1)} ${x(1)},${y(1)} ${x(1)},${y(1 - REACH)} ${x(REACH)},${y(0)} ${x(0)},${y(0)}" fill="${INK}" fill-opacity="0.15"/>`;
  const dots = tenths
    .filter(({ count }) => count > 0)
    .flatMap(({ said, cameTrue, error }) => [
      `<line x1="${x(said)}" y1="${y(cameTrue - TWO_SIDED_95 * error)}" x2="${x(said)}" y2="${y(cameTrue + TWO_SIDED_95 * error)}" stroke="${COLOURS[i]}" stroke-width="2"/>`,
      `<circle cx="${x(said)}" cy="${y(cameTrue)}" r="4.5" fill="${COLOURS[i]}"/>`,
    ]);
  return [
    text(x(0), '18', name, 'font-size="14" font-weight="600"'),
    ...ticks,
    band,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="${INK}" stroke-dasharray="3 3"/>`,
    ...dots,
  ];
}

/** What the review said against what came true, one square for each game. */
export function plotOf(
  games: readonly (readonly [name: string, tenths: readonly Tenth[]])[],
): string {
  const width = LEFT + games.length * (SIZE + GAP) - GAP + 20;
  const title = 'What the review said, and how often it came true';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${TOP + SIZE + 28}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    ...games.flatMap(([name, tenths], i) => square(name, tenths, i)),
    '</svg>',
    '',
  ].join('\n');
}
