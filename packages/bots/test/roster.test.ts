import { fort } from '@treefort/fort';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../src/network/loaded.ts';
import { analystOf, botsOf, championOf, levelsOf } from '../src/roster.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

describe.each([fort.id, treehouse.id])('the bots of %s', (game) => {
  it('are five levels in order, the last of them the champion', () => {
    expect(levelsOf(game).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(championOf(game)?.rank).toBe(5);
    expect(analystOf(game, 0)).toBeDefined();
  });

  it('have names of their own', () => {
    const ids = botsOf(game).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('champion');
  });
});

it.each(['nim', 'toString'])(
  '%s, which has no bots of its own, is left to the random one',
  (game) => {
    expect(botsOf(game).map(({ id }) => id)).toEqual(['random']);
    expect(levelsOf(game)).toEqual([]);
    expect(championOf(game)).toBeUndefined();
    expect(analystOf(game, 0)).toBeUndefined();
  },
);
