import { type Bar, barChart, columnChart } from './chart.ts';
import { ENDINGS } from './facts.ts';
import type { CardFigures, Figures, RewardFigures, Spread } from './figures.ts';

/** What each way to end is called. */
export const ENDING_NAMES = {
  level: 'fort level 5',
  points: '25 points',
  'park-deck': 'empty Park deck',
} as const;

const SCORE_BIN = 4;
const MOST_MARGIN = 24;

const seatsText = ({ seats }: Figures): string => `${seats} seats`;

/** The share of all, in per cent, of the numbers from `from` up to but not including `to`. */
export function shareBetween({ seen }: Spread, from: number, to: number): number {
  const entries = Object.entries(seen).map(([value, times]) => [Number(value), times] as const);
  const all = entries.reduce((sum, [, times]) => sum + times, 0);
  const within = entries.filter(([value]) => value >= from && value < to);
  return all === 0 ? 0 : (100 * within.reduce((sum, [, times]) => sum + times, 0)) / all;
}

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

function endings(all: readonly Figures[]): string {
  return columnChart({
    title: 'What ends a game of Fort',
    labels: all.map(seatsText),
    series: ENDINGS.map((reason) => ({
      name: ENDING_NAMES[reason],
      values: all.map(({ endings: found, games }) => (100 * found[reason]) / games),
    })),
    unit: ' %',
  });
}

function rounds(all: readonly Figures[]): string {
  const least = Math.min(...all.map(({ rounds: { min } }) => min));
  const most = Math.max(...all.map(({ rounds: { max } }) => max));
  const labels = range(least, most + 1);
  return columnChart({
    title: 'Rounds in a game',
    labels: labels.map(String),
    series: all.map((figures) => ({
      name: seatsText(figures),
      values: labels.map((round) => shareBetween(figures.rounds, round, round + 1)),
    })),
    unit: ' %',
  });
}

function scores(figures: Figures): string {
  const { winners, others } = figures.scores;
  const least = Math.floor(Math.min(winners.min, others.min) / SCORE_BIN) * SCORE_BIN;
  const bins = range(least, Math.max(winners.max, others.max) + 1, SCORE_BIN);
  const shares = (spread: Spread) =>
    bins.map((from) => shareBetween(spread, from, from + SCORE_BIN));
  return columnChart({
    title: `Points at the end, ${seatsText(figures)}`,
    labels: bins.map((from) => `${from}–${from + SCORE_BIN - 1}`),
    series: [
      { name: 'winners', values: shares(winners) },
      { name: 'others', values: shares(others) },
    ],
    unit: ' %',
  });
}

function margins(all: readonly Figures[]): string {
  const labels = range(0, MOST_MARGIN + 1);
  return columnChart({
    title: 'By how many points the winner beats the next',
    labels: labels.map((margin) => (margin === MOST_MARGIN ? `${margin}+` : `${margin}`)),
    series: all.map((figures) => ({
      name: seatsText(figures),
      values: labels.map((margin) =>
        shareBetween(figures.margin, margin, margin === MOST_MARGIN ? Infinity : margin + 1),
      ),
    })),
    unit: ' %',
  });
}

function parts(all: readonly Figures[]): string {
  const groups = all.flatMap((figures) => [
    { label: `winners of ${figures.seats}`, found: figures.parts.winners },
    { label: `others of ${figures.seats}`, found: figures.parts.others },
  ]);
  const names = { track: 'track', fort: 'fort', rule: 'made-up rule', sculpture: 'sculpture' };
  return columnChart({
    title: 'Where the points come from',
    labels: groups.map(({ label }) => label),
    series: (['track', 'fort', 'rule', 'sculpture'] as const).map((part) => ({
      name: names[part],
      values: groups.map(({ found }) => found[part]),
    })),
    unit: '',
  });
}

/** How much more often a card lies in a winner's deck than in anybody's. */
export const lift = ({ inWinners, inAll }: CardFigures): number =>
  inAll === 0 ? 0 : inWinners / inAll;

function kids(figures: Figures): string {
  const bars = figures.cards
    .filter(({ copies }) => copies > 0)
    .map((card) => ({ name: card.id, value: lift(card) }))
    .sort((a, b) => b.value - a.value);
  const title = `Copies in a winner's deck for each in anybody's, ${seatsText(figures)}`;
  return barChart({ title, bars, usual: 1, unit: '' });
}

/** The share of victories of those who took it, with its 95 % interval (Wilson's), in per cent. */
export function winBar({ id, wins, taken }: RewardFigures): Bar {
  if (taken === 0) return { name: id, value: 0, low: 0, high: 100 };
  const share = wins / taken;
  const z = 1.959964 ** 2 / taken;
  const middle = (share + z / 2) / (1 + z);
  const reach = Math.sqrt(z * share * (1 - share) + (z * z) / 4) / (1 + z);
  return {
    name: id,
    value: 100 * share,
    low: 100 * (middle - reach),
    high: 100 * (middle + reach),
  };
}

function rewards(title: string, found: readonly RewardFigures[], seats: number): string {
  const bars = found
    .filter(({ taken }) => taken > 0)
    .map(winBar)
    .sort((a, b) => b.value - a.value);
  return barChart({ title: `${title}, ${seats} seats`, bars, usual: 100 / seats, unit: ' %' });
}

/** Every picture of a study by the name of its file. */
export function chartsOf(all: readonly Figures[]): ReadonlyMap<string, string> {
  return new Map([
    ['endings.svg', endings(all)],
    ['rounds.svg', rounds(all)],
    ['margins.svg', margins(all)],
    ['parts.svg', parts(all)],
    ...all.flatMap((figures): [string, string][] => {
      const { seats, perks, rules } = figures;
      return [
        [`scores-${seats}.svg`, scores(figures)],
        [`kids-${seats}.svg`, kids(figures)],
        [`perks-${seats}.svg`, rewards('Wins of those who took a perk', perks, seats)],
        [`rules-${seats}.svg`, rewards('Wins of those who kept a made-up rule', rules, seats)],
      ];
    }),
  ]);
}
