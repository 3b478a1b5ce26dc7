import { expect, test } from 'vitest';
import { RateLimit } from '../src/limits/rate-limit.ts';

test('so many at once, then so many a second, for each key alone', () => {
  const limit = new RateLimit(3, 2);
  const taken = (key: string, now: number, times: number) =>
    Array.from({ length: times }, () => limit.take(key, now)).filter(Boolean).length;
  expect(taken('a', 0, 5)).toBe(3);
  expect(taken('b', 0, 5)).toBe(3);
  expect(taken('a', 499, 1)).toBe(0);
  expect(taken('a', 1000, 5)).toBe(2);
  expect(taken('a', 60_000, 5)).toBe(3);
});

test('a key that was not used for long is not kept', () => {
  const limit = new RateLimit(3, 2);
  for (let i = 0; i < 1000; i++) limit.take(`address ${i}`, i);
  const kept = Reflect.get(limit, 'levels') as ReadonlyMap<string, unknown>;
  expect(kept.size).toBe(1000);
  limit.take('another', 10_000);
  expect([...kept.keys()]).toEqual(['another']);
});
