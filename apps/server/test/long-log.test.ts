import { setImmediate } from 'node:timers/promises';
import type { Game } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { installedGames } from '../src/games.ts';
import { LiveTable, type TableContext } from '../src/tables/live-table.ts';
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

test('others have a turn between the answers to many who ask for a long history at once', async () => {
  const { plan, log } = floodedLog(1000);
  const written = log.map((entry, n) => ({ n, at: n, entry }));
  const context = {
    games: installedGames,
    journal: {
      async *read(_: string, from: number) {
        yield written.slice(from);
      },
    },
    people: { load: async () => {}, people: () => ({ seats: [], watchers: 0 }) },
  };
  const live = new LiveTable(plan, context as unknown as TableContext);
  expect((await live.newsSince(null, 0, 0)).length).toBeGreaterThan(20_000);
  let asking = true;
  const turns = (async () => {
    let count = 0;
    for (; asking; count++) await setImmediate();
    return count;
  })();
  await Promise.all(Array.from({ length: 20 }, () => live.newsSince(null, 0, 0)));
  asking = false;
  expect(await turns).toBeGreaterThanOrEqual(20);
});
