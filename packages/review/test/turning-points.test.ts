import { expect, test } from 'vitest';
import type { Point } from '../src/point.ts';
import { turningPoints } from '../src/turning-points.ts';

/** A curve of two seats from the chances of the first, a decision at each choice. */
const curveOf = (...chances: readonly number[]): Point[] =>
  chances.map((chance, n) => ({ n, chances: [chance, 1 - chance] }));

const placesIn = (...chances: readonly number[]): number[] =>
  turningPoints(curveOf(...chances), []).map(({ n }) => n);

test('of changes near to each other the largest is told', () => {
  expect(placesIn(0.5, 0.5, 0.6, 0.9, 0.8, 0.8, 0.8)).toEqual([2, 5]);
  expect(placesIn(0.5, 0.9, 0.9, 0.9, 0.4)).toEqual([0, 3]);
});

test('at most five are told, the largest, in the order of the game', () => {
  const steps = [0.1, 0.2, 0.05, 0.3, 0.15, 0.25, 0.02].flatMap((by, i) => [
    i % 2 ? by : -by,
    0,
    0,
  ]);
  let chance = 0.5;
  const points = turningPoints(curveOf(chance, ...steps.map((by) => (chance += by))), []);
  expect(points.map(({ n }) => n)).toEqual([0, 3, 9, 12, 15]);
  expect(points.map(({ swing }) => Number(swing.toFixed(2)))).toEqual([0.1, 0.2, 0.3, 0.15, 0.25]);
});
