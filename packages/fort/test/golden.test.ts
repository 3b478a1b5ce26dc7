import { describe, expect, it } from 'vitest';
import { golden } from './golden.ts';
import type { Deal } from './random-game.ts';
import { story } from './story.ts';

/** Whole games as they were read and found right; `GOLDEN=write npx vitest run golden` writes them anew. */
const GAMES: readonly [file: string, deal: Deal][] = [
  ['two.txt', { seats: 2, seed: 'golden 2 basic 2', setup: 'basic' }],
  ['three.txt', { seats: 3, seed: 'golden 3 basic 1', setup: 'basic' }],
  ['four.txt', { seats: 4, seed: 'golden 4 basic 30', setup: 'basic' }],
  ['draft.txt', { seats: 3, seed: 'golden 3 draft 19', setup: 'draft' }],
];

describe('recorded games, with every view, option and refusal', () => {
  it.each(GAMES)('%s', (file, deal) => {
    const told = story(deal);
    expect(told.split('\n')).toEqual(golden(file, told).split('\n'));
  });
});
