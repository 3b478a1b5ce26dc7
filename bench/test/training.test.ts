import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureOf } from '../src/training/picture.ts';
import { generationsIn } from '../src/training/table.ts';

const inResults = (name: string): string =>
  readFileSync(new URL(`../results/${name}`, import.meta.url), 'utf8');

test('the picture of the training shows the tables beside it', () => {
  const games = generationsIn(inResults('training.md'));
  expect([...games.keys()]).toEqual(['Treehouse', 'Fort']);
  expect(inResults('training.svg')).toBe(pictureOf(games));
});
