import type { Budget } from '@treefort/bots';
import { nth } from '@treefort/kernel';
import type { ArenaPlan } from './plan.ts';
import type { Share, Standing, Standings } from './standings.ts';

const RESULTS = ['contestant', 'played', 'wins', 'mean score', 'rating'];
const TIMES = ['ms a choice', 'longest', 'longest turn', 'faults'];

const percent = ({ value, low, high }: Share): string =>
  `${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

/** Times below ten milliseconds are told to a hundredth. */
const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const results = ({ name, played, winRate, meanScore, rating }: Standing): string[] => [
  name,
  `${played}`,
  percent(winRate),
  meanScore.toFixed(2),
  `${rating.value.toFixed(0)} (${rating.low.toFixed(0)} to ${rating.high.toFixed(0)})`,
];

const times = ({ msPerChoice, longestChoiceMs, longestTurnMs, faults }: Standing): string[] => [
  ...[msPerChoice, longestChoiceMs, longestTurnMs].map(ms),
  `${faults}`,
];

/** Rows with their columns in line, the first to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = nth(rows, 0).map((_, i) => Math.max(...rows.map((row) => nth(row, i).length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i ? cell.padStart(nth(widths, i)) : cell.padEnd(nth(widths, i))))
      .join('  ')
      .trimEnd(),
  );
}

const budgetText = ({ ms: most, iterations }: Budget): string =>
  [
    ...(most === undefined ? [] : [`${most} ms`]),
    ...(iterations === undefined ? [] : [`${iterations} iterations`]),
  ].join(', ') || 'no search';

/** What was played: game, options, seats; then how it was dealt. */
function headlines(
  { game, seats, options, seed }: ArenaPlan,
  { games, deals }: Standings,
): string[] {
  const told = Object.entries(options).flatMap(([name, value]) =>
    value === false ? [] : [`${name} ${typeof value === 'object' ? 'of its own' : value}`],
  );
  return [
    `${games} games of ${[game, ...told].join(', ')} with ${seats} seats`,
    `${deals} deals, seed ${JSON.stringify(seed)}`,
  ];
}

const seatsLine = ({ winRateBySeat }: Standings): string =>
  `wins by seat: ${winRateBySeat.map((share) => `${(share * 100).toFixed(1)} %`).join(', ')}`;

const faultLines = ({ standings }: Standings): string[] =>
  standings.flatMap(({ name, faults, firstFault }) =>
    faults > 0
      ? [`${name}: ${faults} faults, each replaced by a random choice; the first: ${firstFault}`]
      : [],
  );

/** The standings for a terminal: who is strong, then who is quick. */
export function reportText(plan: ArenaPlan, found: Standings): string {
  const { standings } = found;
  const timed = standings.map((standing) => [standing.name, ...times(standing)]);
  return [
    ...headlines(plan, found),
    '',
    ...aligned([RESULTS, ...standings.map(results)]),
    '',
    ...aligned([[nth(RESULTS, 0), ...TIMES], ...timed]),
    '',
    seatsLine(found),
    ...faultLines(found),
    '',
  ].join('\n');
}

/** The standings as a page. */
export function reportPage(plan: ArenaPlan, standings: Standings, command: string): string {
  const head = [...RESULTS, ...TIMES];
  const rule = head.map((name, i) =>
    i ? `${'-'.repeat(name.length - 1)}:` : '-'.repeat(name.length),
  );
  const rows = [
    head,
    rule,
    ...standings.standings.map((standing) => [...results(standing), ...times(standing)]),
  ];
  const budgets = plan.contestants.map(({ name, budget }) => `${name}: ${budgetText(budget)}`);
  return [
    `${headlines(plan, standings).join('; ')}.`,
    '',
    '```sh',
    command,
    '```',
    '',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Wins and ratings with their 95 % intervals; times in milliseconds. Budget of a choice: ${budgets.join('; ')}.`,
    `${nth(seatsLine(standings), 0).toUpperCase()}${seatsLine(standings).slice(1)}.`,
    ...faultLines(standings).map((line) => `\n${line}`),
    '',
  ].join('\n');
}
