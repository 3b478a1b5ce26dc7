import { randomFromText } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../src/heuristics.ts';
import type { Judge } from '../src/network/judge.ts';
import { Search } from '../src/search.ts';
import { nim, nimInsight, type ToyState } from './toys.ts';

const SETTINGS = { exploration: 0.8, guided: true, positions: 64 };

/** Knows nothing: all moves are alike, and so are both seats. */
const ignorant: Judge<ToyState> = {
  look() {},
  seats: () => 2,
  chances: (out) => void out.fill(0.5, 0, 2),
  urge: () => 0,
};

const opinionsOn = (left: number, judge: Judge<ToyState>, memory?: Memory<ToyState>) =>
  new Search(nim, { ...nimInsight, judge }, SETTINGS).think(
    { view: [left, 0], seat: 0, memory },
    { iterations: 3000 },
    randomFromText(`${left}`),
  );

describe('a search with a judge', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
  ])('takes the winning number of %i matches, whatever the judge knows: %i', (left, take) => {
    const opinions = opinionsOn(left, ignorant);
    expect(opinions.reduce((a, b) => (b.visits > a.visits ? b : a)).option).toBe(String(take));
  });

  test('lets a rival play as guessed, and then sees the end without asking the judge', () => {
    const taking = (take: number): Memory<ToyState> => ({
      hear() {},
      likelihood: () => 1,
      guess: () => ({
        temperature: 0,
        policy: (_, __, moves, count, out) => {
          for (let i = 0; i < count; i++) out[i] = moves[i] === take ? 1e9 : 1;
        },
      }),
    });
    const silent: Judge<ToyState> = {
      ...ignorant,
      chances: () => {
        throw new Error('asked');
      },
    };
    const best = (take: number) =>
      Math.max(...opinionsOn(8, silent, taking(take)).map(({ chance }) => chance));
    expect(best(1)).toBeGreaterThan(0.9);
    const sharp = Math.max(...opinionsOn(8, ignorant).map(({ chance }) => chance));
    expect(sharp).toBeLessThan(0.4);
  });
});
