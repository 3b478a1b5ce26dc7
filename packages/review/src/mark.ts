/** How good a choice was, the best first. */
export const MARKS = ['best', 'good', 'doubtful', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** The win chance that a choice must cost at least to get each mark: fixed, and shown beside every review. */
export const THRESHOLDS: Readonly<Record<Mark, number>> = {
  best: 0,
  good: 0.01,
  doubtful: 0.03,
  mistake: 0.07,
  blunder: 0.15,
};

export const markOf = (cost: number): Mark =>
  MARKS.findLast((mark) => cost >= THRESHOLDS[mark]) ?? 'best';

/** How near somebody came to always choosing the best: each choice counts 1, less what it cost, and a blunder 0. */
export function accuracyOf(costs: readonly number[]): number {
  const kept = costs.map((cost) => 1 - Math.min(cost, THRESHOLDS.blunder) / THRESHOLDS.blunder);
  return kept.length === 0 ? 1 : kept.reduce((sum, part) => sum + part, 0) / kept.length;
}
