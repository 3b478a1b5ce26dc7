import type { BoxFile } from '@treefort/fort';
import { ENDING_NAMES, lift, winBar } from './charts.ts';
import { DEEDS, ENDINGS } from './facts.ts';
import type { Figures, RewardFigures } from './figures.ts';

/** A whole study: what was played with, and what came out for each number of seats. */
export interface Report {
  readonly box: BoxFile;
  readonly setup: string;
  readonly bot: string;
  readonly budget: string;
  readonly seed: string;
  readonly figures: readonly Figures[];
}

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

/** A table of Markdown, its first column to the left. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((name, i) => `${'-'.repeat(Math.max(3, name.length - 1))}${i ? ':' : '-'}`);
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function overview(reports: readonly Report[]): string {
  const head = [
    ...['box', 'seats', 'games', ...ENDINGS.map((reason) => ENDING_NAMES[reason])],
    ...['rounds', 'winner’s points', 'others’ points', 'margin', 'choices'],
  ];
  const rows = reports.flatMap(({ box, figures }) =>
    figures.map(({ seats, games, endings, rounds, scores, margin, choices }) => [
      ...[box.name, `${seats}`, `${games}`],
      ...ENDINGS.map((reason) => percent(endings[reason], games)),
      `${rounds.mean.toFixed(1)} (${rounds.min} to ${rounds.max})`,
      ...[scores.winners, scores.others, margin, choices].map(({ mean }) => mean.toFixed(1)),
    ]),
  );
  return table(head, rows);
}

function prices(reports: readonly Report[]): string {
  const head = ['box', 'level', 'toys', 'pizzas', 'of either', 'points'];
  const rows = reports.flatMap(({ box }) =>
    box.levels.map(({ toys, pizzas, any, points }, level) => [
      box.name,
      ...[level, toys, pizzas, any, points].map(String),
    ]),
  );
  return table(head, rows);
}

function kids({ cards }: Figures): string {
  const head = ['card', 'copies', ...DEEDS, 'in a deck', 'in a winner’s', 'ratio'];
  const rows = cards.map((card) => [
    card.id,
    card.copies === 0 ? 'friend' : `${card.copies}`,
    ...DEEDS.map((deed) => card.deeds[deed].toFixed(2)),
    ...[card.inAll, card.inWinners, lift(card)].map((value) => value.toFixed(2)),
  ]);
  return table(head, rows);
}

function rewards(name: string, found: readonly RewardFigures[]): string {
  const withPoints = found.some(({ points }) => points !== undefined);
  const head = [
    name,
    'in the game',
    'taken',
    'of those',
    'wins (95 %)',
    ...(withPoints ? ['points'] : []),
  ];
  const rows = found.map((reward) => {
    const { value, low, high } = winBar(reward);
    const wins = `${value.toFixed(1)} % (${low!.toFixed(1)} to ${high!.toFixed(1)})`;
    const points = reward.points === undefined ? [] : [reward.points.toFixed(2)];
    const { id, offered, taken } = reward;
    return [id, `${offered}`, `${taken}`, percent(taken, offered), wins, ...points];
  });
  return table(head, rows);
}

/** The tables of a study, beside those of an earlier one where there is one. */
export function tablesOf(report: Report, before?: Report): string {
  const both = before ? [before, report] : [report];
  const { bot, budget, seed, setup, figures } = report;
  const sections = figures.flatMap((found) => [
    `## Cards, ${found.seats} seats`,
    'How often a game each was played, added, discarded to follow, recruited, trashed and tucked; how many lie in a deck and in a winner’s deck at the end.',
    kids(found),
    `## Perks, ${found.seats} seats`,
    rewards('perk', found.perks),
    `## Made-up rules, ${found.seats} seats`,
    rewards('rule', found.rules),
  ]);
  const played = `${bot} (${budget}) on every seat, ${setup} setup, seed ${JSON.stringify(seed)}.`;
  const parts = [
    ...['# The Fort box in figures', '## Overview', played, overview(both)],
    ...['## Prices', prices(both), ...sections],
  ];
  return `${parts.join('\n\n')}\n`;
}
