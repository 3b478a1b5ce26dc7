import { CONFIDENCE } from './confidence.ts';

/** The least that anybody's chance is taken for, so that nothing is ever quite out of the question. */
const LEAST = 1e-4;

/** The two ways in which chances are found: a choice is weighed by search, a position is foreseen by playing it on. */
export type ChanceKind = 'weighed' | 'foreseen';

/**
 * What was found as the chances that were seen to come true: each to the power of how far it can be trusted, then
 * shared out anew. Above 1 it was too timid, below 1 too sure of itself.
 */
export function calibrated(
  kind: ChanceKind,
  game: string,
  found: readonly number[],
): readonly number[] {
  return tempered(found, CONFIDENCE[kind][game]?.[found.length] ?? 1);
}

/** Chances to a power, shared out anew. */
export function tempered(chances: readonly number[], power: number): readonly number[] {
  const weights = chances.map((chance) => Math.max(LEAST, chance) ** power);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
