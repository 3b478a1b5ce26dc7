import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFromText, sure } from '@treefort/kernel';
import { expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { recordIn, saveRecord } from '../src/record-file.ts';
import { folder } from './run.ts';

it('a record is saved beside the old file and takes its place when it is whole', async () => {
  const [game] = games;
  const options = sure(game!.options({}));
  const seed = seedFromText('saved');
  const record = { game: game!.id, rules: game!.rules, seed, seats: 2, options, choices: [] };
  const place = folder();
  const [file, old] = [join(place, 'save.json'), join(place, 'old.json')];
  writeFileSync(file, 'the old one');
  // A second name of the same file shows whether it was written over.
  linkSync(file, old);
  await saveRecord(file, record);
  expect(readFileSync(old, 'utf8')).toBe('the old one');
  expect(sure(recordIn(readFileSync(file, 'utf8')))).toMatchObject({ seed, choices: [] });
  expect(readdirSync(place).sort()).toEqual(['old.json', 'save.json']);
});
