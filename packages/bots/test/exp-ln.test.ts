import { part, randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { exp, ln } from '../src/exp-ln.ts';

test('powers of e come from sums and products alone, and are as good', () => {
  for (let x = -79; x < 60; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 8);
  expect(exp(0)).toBe(1);
  expect(exp(-1000)).toBe(0);
});

test('so do logarithms', () => {
  const random = randomFromText('logarithms');
  for (let i = 0; i < 5000; i++) {
    const x = part(random) * 10 ** (i % 60) * 1e-35 + 1e-36;
    expect(ln(x)).toBeCloseTo(Math.log(x), 10);
  }
  expect(ln(1)).toBeCloseTo(0, 12);
  expect(ln(0)).toBe(Number.NEGATIVE_INFINITY);
  for (const x of [0.01, 0.3, 1, 17]) expect(ln(exp(x))).toBeCloseTo(x, 8);
});
