import type { Game } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { installedGames } from '../src/games.ts';
import { ask, Connection } from './client.ts';
import { floodedLog, writeTable } from './long-log.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();

test('a long log is played once, and no request plays it again or is sent all of it', async () => {
  let plays = 0;
  const counting = installedGames.map(
    (game): Game => ({
      ...game,
      play(...played) {
        plays++;
        game.play(...played);
      },
    }),
  );
  const database = await postgres.database();
  const { url } = await running({ url: database }, {}, {}, counting);
  const flooded = floodedLog(3000);
  await writeTable(database, flooded);
  const { length } = flooded.log;
  plays = 0;
  const first = await ask(url, '/api/tables/flooded-log/news');
  expect(first.body).toMatchObject({ phase: 'playing', n: length });
  // Each undo plays what came since the last news, a handful of choices.
  expect(plays).toBeLessThan(length * 12);
  plays = 0;
  for (const after of [0, 1, length - 1, length]) {
    const { body } = await ask(url, `/api/tables/flooded-log/news?after=${after}`);
    expect((body.happened as object[]).length).toBeLessThan(1300);
    const connection = await Connection.open(url, 'flooded-log', undefined, { after });
    await connection.close();
  }
  expect(plays).toBe(0);
});
