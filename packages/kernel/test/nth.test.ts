import { expect, test } from 'vitest';
import { nth } from '../src/nth.ts';

test('nth gives the entry, also where it is 0, null or the last', () => {
  expect([nth([0, 1], 0), nth([null], 0), nth(Int8Array.of(1, 2), 1)]).toEqual([0, null, 2]);
});

test('nth names an entry that is missing', () => {
  expect(() => nth(['a'], 1)).toThrow('no entry 1 in a list of 1');
  expect(() => nth([], -1)).toThrow(RangeError);
});
