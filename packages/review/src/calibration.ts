import type { Weighed } from '@treefort/bots';
import { CONFIDENCE, type Powers } from './confidence.ts';
import { gameReview } from './games.ts';

/** The least that anybody's chance is taken for, so that nothing is ever quite out of the question. */
const LEAST = 1e-4;

/** The two ways in which chances are found: a choice is weighed by search, a position is foreseen by playing it on. */
export type ChanceKind = 'weighed' | 'foreseen';

/** What chances were found for: a position as somebody saw it. */
export interface Seen {
  readonly game: string;
  readonly view: unknown;
}

/** How much of the game is over, from 0 to 1. */
export const progressOf = ({ game, view }: Seen): number => gameReview(game).progress(view);

/** The power for a position: from the first one to the last, evenly. */
export const powerAt = ([first, last]: Powers, progress: number): number =>
  first + (last - first) * progress;

/**
 * What was found as the chances that were seen to come true: each to the power of how far it can be trusted, then
 * shared out anew. Above 1 it was too timid, below 1 too sure of itself.
 */
export function calibrated(
  kind: ChanceKind,
  seen: Seen,
  found: readonly number[],
): readonly number[] {
  const powers = CONFIDENCE[kind][seen.game]?.[found.length];
  return tempered(found, powers ? powerAt(powers, progressOf(seen)) : 1);
}

/** The chances after an option that was weighed; where the game ends with it they need no correction. */
export const chancesAfter = (seen: Seen, { chances, ends }: Weighed): readonly number[] =>
  ends ? chances : calibrated('weighed', seen, chances);

/** Chances to a power, shared out anew. */
export function tempered(chances: readonly number[], power: number): readonly number[] {
  const weights = chances.map((chance) => Math.max(LEAST, chance) ** power);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
