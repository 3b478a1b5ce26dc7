import { sure } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { botsOf, levelsOf } from '../../src/roster.ts';
import { staysHonest, wholeGame } from '../honest.ts';

const where = (seats: number, options: object, seed: string) => ({
  game: treehouse,
  setup: { seats, options: sure(treehouse.options(options)) },
  seed,
});

describe.each(botsOf('treehouse').map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [2, { junior: true }],
    [3, { junior: true, fewest: true }],
    [4, { fewest: true }],
  ])('plays a whole game of %i seats, %o', (seats, options) => {
    const state = wholeGame(where(seats, options, 'whole'), bot);
    expect(treehouse.outcome(state)?.winners.length).toBeGreaterThan(0);
  });

  test.each([2, 3, 4])('of %i seats chooses alike whatever the hidden rooms are', (seats) => {
    staysHonest(where(seats, {}, 'honest'), bot, { every: 5 });
  });
});

test('there are five levels, the easiest first, each with a name, a face and a character of its own', () => {
  const levels = levelsOf('treehouse');
  expect(levels.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  for (const key of ['id', 'name', 'face', 'character'] as const) {
    expect(new Set(levels.map((level) => level[key])).size).toBe(5);
  }
});
