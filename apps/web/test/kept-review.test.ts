import { sure } from '@treefort/kernel';
import { loadNetwork, reviewOf } from '@treefort/review';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReview, keptReview } from '../src/review/kept-review.ts';
import { dropText, keysUnder } from '../src/shell/storage.ts';
import { savedPosition } from './positions.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

/** A browser's storage: its keys come in the order of the alphabet. */
function storage(): Storage {
  const texts: Record<string, string> = {};
  const acts = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
  return new Proxy(texts, {
    ownKeys: () => Object.keys(texts).sort(),
    get: (_, name) => Reflect.get(acts, name),
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  for (const key of keysUnder('treefort.')) dropText(key);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { record } = savedPosition(
  { game: 'treehouse', seats: 2, seed: 'kept', until: (table) => table.record.choices.length > 8 },
  'kept',
);

it('a review is kept to the last digit, and only for the same game looked at as closely', () => {
  const budget = { iterations: 4 };
  const review = sure(reviewOf(record, budget));
  keepReview(record, budget, review);
  expect(keptReview(record, budget)).toEqual(review);
  expect(keptReview(record, { iterations: 5 })).toBeUndefined();
  expect(keptReview({ ...record, choices: record.choices.slice(1) }, budget)).toBeUndefined();
});

it('the oldest reviews make room', () => {
  const budgets = Array.from({ length: 9 }, (_, n) => ({ iterations: n + 1 }));
  const review = sure(reviewOf(record, { iterations: 2 }));
  for (const budget of budgets) {
    vi.advanceTimersByTime(1000);
    keepReview(record, budget, review);
  }
  const there = budgets.filter((budget) => keptReview(record, budget) !== undefined);
  expect(there.map(({ iterations }) => iterations)).toEqual([4, 5, 6, 7, 8, 9]);
});
