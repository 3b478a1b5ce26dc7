import { canonical, type GameRecord, sha256 } from '@treefort/kernel';
import type { Review, ReviewBudget } from '@treefort/review';
import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';

const PREFIX = 'treefort.review.';
const MOST = 6;

/** The same game looked at as closely has the same name, wherever it came from. */
function keyOf(
  { game, rules, seed, seats, options, scenario, choices }: GameRecord,
  { iterations }: ReviewBudget,
): string {
  const said = canonical({ game, rules, seed, seats, options, scenario, choices, iterations });
  const bytes = sha256(new TextEncoder().encode(said)).subarray(0, 12);
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A review that was made in this browser before. */
export function keptReview(record: GameRecord, budget: ReviewBudget): Review | undefined {
  const text = readText(keyOf(record, budget));
  if (text === null) return undefined;
  try {
    const review = JSON.parse(text) as Review;
    // What lies in the browser may be of an older version: whatever does not fit is made again.
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

/** Four digits are more than anybody reads. */
const short = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;

/** Keeps a review; older ones make room. */
export function keepReview(record: GameRecord, budget: ReviewBudget, review: Review): void {
  for (const key of keysUnder(PREFIX).slice(0, -MOST)) dropText(key);
  keepText(keyOf(record, budget), JSON.stringify(review, short));
}
