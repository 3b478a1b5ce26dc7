import { importRecord, sure } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { ask } from './client.ts';
import { running, scratch, withPostgres } from './running.ts';
import { gather, playOut, recordOf, start } from './table.ts';
import { replaysHere, wholeGames } from './whole-games.ts';

const postgres = withPostgres();

wholeGames(postgres, [2]);

test.each(['treehouse', 'fort'])('a whole game of %s with bots', async (game) => {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url], {
    game,
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
  });
  await start(company);
  await playOut(company);
  await replaysHere(url, company);
});

test('a whole game with its data in a folder, and its record as one short text', async () => {
  const { url } = await running({ folder: await scratch() });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const early = await ask(url, `/api/tables/${company.table}/record`);
  expect(early).toMatchObject({ status: 409, body: { why: 'refused' } });
  await playOut(company);
  await replaysHere(url, company);
  const { body } = await ask(url, `/api/tables/${company.table}/record?format=text`);
  const record = await recordOf(url, company.table);
  expect(sure(importRecord(games, String(body.text)))).toMatchObject({ choices: record.choices });
});
