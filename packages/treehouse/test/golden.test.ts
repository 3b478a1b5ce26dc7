import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Circumstances } from './scene.ts';
import { story } from './story.ts';

const folder = new URL('golden/', import.meta.url);

/** Whole games as they were read and found right; `GOLDEN=write npx vitest run golden` writes them anew. */
const GAMES: readonly [file: string, seats: number, circumstances: Circumstances][] = [
  ['two.txt', 2, { seed: 'golden two' }],
  ['three.txt', 3, { seed: 'golden three' }],
  ['four.txt', 4, { seed: 'golden four' }],
  ['junior.txt', 3, { seed: 'golden junior', junior: true, fewest: true }],
];

describe('recorded games, with every view, option and refusal', () => {
  it.each(GAMES)('%s', (file, seats, circumstances) => {
    const told = story(seats, circumstances);
    if (process.env.GOLDEN === 'write') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL(file, folder), told);
    }
    const golden = readFileSync(new URL(file, folder), 'utf8').split('\n');
    expect(told.split('\n')).toEqual(golden);
  });
});
