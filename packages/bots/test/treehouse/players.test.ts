import { expect, test } from 'vitest';
import { levelsOf } from '../../src/roster.ts';
import { wholeGamesOfTreehouse } from './whole-games.ts';

wholeGamesOfTreehouse({
  games: [
    [2, {}],
    [3, { junior: true, fewest: true }],
  ],
  honest: [3],
});

test('there are five levels, the easiest first, each with an id, a face and a character of its own', () => {
  const levels = levelsOf('treehouse');
  expect(levels.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  for (const key of ['id', 'face', 'character'] as const) {
    expect(new Set(levels.map((level) => level[key])).size).toBe(5);
  }
});
