import { canonical, type GameRecord, sha256 } from '@treefort/kernel';
import type { Review, ReviewBudget } from '@treefort/review';
import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';

const PREFIX = 'treefort.review.';
const MOST = 6;
/** Raised when the content of reviews changes: older ones are then made again. */
const FORM = 4;

/** The storage key: the same game reviewed with the same budget has the same key. */
function keyOf(
  { game, rules, seed, seats, options, scenario, choices }: GameRecord,
  { iterations }: ReviewBudget,
): string {
  const same = { game, rules, seed, seats, options, scenario, choices, iterations };
  const bytes = sha256(new TextEncoder().encode(canonical({ ...same, form: FORM }))).subarray(
    0,
    12,
  );
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A review that was made in this browser before. */
export function keptReview(record: GameRecord, budget: ReviewBudget): Review | undefined {
  const text = readText(keyOf(record, budget));
  if (text === null) return undefined;
  try {
    const review = JSON.parse(text.slice(text.indexOf('{'))) as Review;
    // A stored review may be of an older version: one that does not fit is made again.
    const fits =
      review.game === record.game &&
      review.choices === record.choices.length &&
      review.curve.at(-1)?.n === record.choices.length &&
      review.summaries.length === record.seats;
    return fits ? review : undefined;
  } catch {
    return undefined;
  }
}

/** When a stored review was made; 0 if it does not say. */
const madeAt = (key: string): number => Number.parseInt(readText(key) ?? '', 10) || 0;

/** Stores a review after the time of its making; the oldest ones are deleted. */
export function keepReview(record: GameRecord, budget: ReviewBudget, review: Review): void {
  const key = keyOf(record, budget);
  const others = keysUnder(PREFIX).filter((one) => one !== key);
  const byAge = others.map((one) => [madeAt(one), one] as const).sort(([a], [b]) => b - a);
  for (const [, old] of byAge.slice(MOST - 1)) dropText(old);
  keepText(key, `${Date.now()} ${JSON.stringify(review)}`);
}
