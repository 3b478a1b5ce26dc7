import { fort } from '@treefort/fort';
import { sure } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { botsOf, levelsOf } from '../../src/roster.ts';
import { staysHonest, wholeGame } from '../honest.ts';

const options = (setup: 'basic' | 'draft') => sure(fort.options({ setup }));

describe.each(botsOf('fort').map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test.each([
    [2, 'basic'],
    [3, 'draft'],
    [4, 'basic'],
  ] as const)('plays a whole game of %i seats, %s', (seats, setup) => {
    const where = { game: fort, setup: { seats, options: options(setup) }, seed: `whole ${seats}` };
    const state = wholeGame(where, bot);
    expect(fort.outcome(state)?.winners.length).toBeGreaterThan(0);
  });

  test('chooses alike whatever the hidden cards are', () => {
    const where = { game: fort, setup: { seats: 3, options: options('draft') }, seed: 'honest' };
    staysHonest(where, bot, { every: 9 });
  });
});

test('there are five levels, the easiest first, each with a name, a face and a character of its own', () => {
  const levels = levelsOf('fort');
  expect(levels.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  for (const key of ['id', 'name', 'face', 'character'] as const) {
    expect(new Set(levels.map((level) => level[key])).size).toBe(5);
  }
});
