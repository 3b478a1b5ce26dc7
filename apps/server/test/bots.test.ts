import { expect, test } from 'vitest';
import { installedGames } from '../src/games.ts';
import { atWork, everyLevelPlays, NO_LIMIT, open } from './bots-at-work.ts';

const treehouse = installedGames.find(({ id }) => id === 'treehouse');

everyLevelPlays([treehouse!]);

const BAD = new URL('./bad-bots.ts', import.meta.url);

test.each([
  [0, 'stumbled', NO_LIMIT],
  [1, 'not offered', NO_LIMIT],
  // It never answers, so it does not matter how soon it is ended.
  [2, 'abort', 50],
])('a bot on seat %i that fails is replaced for that answer (%s)', async (seat, reason, ms) => {
  const { bots, faults, metrics } = atWork({ worker: BAD, limit: () => ms });
  const table = open(treehouse!, 3);
  const ids = table.decision(seat)!.options.map(({ id }) => id);
  const chosen = await bots.choose(table.record, { seat, bot: 'random', options: ids });
  expect(ids).toContain(chosen);
  expect(faults).toMatchObject([{ level: 'random' }]);
  expect(faults[0]!.reason).toContain(reason);
  expect(await metrics.registry.metrics()).toContain('treefort_bot_faults_total{level="random"} 1');
});

test('every answer in place of a failed one can come up', async () => {
  const { bots } = atWork({ worker: BAD });
  const ids = ['a', 'b', 'c'];
  const { record } = open(treehouse!, 3);
  const chosen = new Set<string>();
  // Ends when all have come up; a bot that could not choose one of them would never end.
  while (chosen.size < ids.length) {
    chosen.add((await bots.choose(record, { seat: 0, bot: 'random', options: ids }))!);
  }
  expect([...chosen].sort()).toEqual(ids);
});

/** Gives everything that can happen the time to happen, without waiting for a clock. */
const turns = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('a bot that waits for a thread has not begun: its time counts from its own turn', async () => {
  const begun: string[] = [];
  const limit = (_: string, level: string) => {
    begun.push(level);
    return level === 'endless' ? 500 : NO_LIMIT;
  };
  const { bots, faults } = atWork({ threads: 1, worker: BAD, limit });
  const { record } = open(treehouse!, 3);
  const options = ['a', 'b'];
  const first = bots.choose(record, { seat: 2, bot: 'endless', options });
  const others = ['one', 'two'].map((bot) => bots.choose(record, { seat: 1, bot, options }));
  await turns();
  expect(begun).toEqual(['endless']);
  await first;
  await Promise.all(others);
  expect(begun).toEqual(['endless', 'one', 'two']);
  expect(faults.map(({ level }) => level)).toEqual(['endless', 'one', 'two']);
  for (const { reason } of faults.slice(1)) expect(reason).toContain('not offered');
});

test('where many wait, each thinks less', async () => {
  const { bots } = atWork({ threads: 1, worker: BAD });
  const { record } = open(treehouse!, 4);
  // This one answers with the haste it was told.
  const options = ['1', '2', '3'];
  const asked = options.map(() => bots.choose(record, { seat: 3, bot: 'random', options }));
  expect(await Promise.all(asked)).toEqual(['3', '2', '1']);
});

test('a server that stops has no answer, and no bot at fault', async () => {
  const { bots, faults } = atWork({ threads: 1, worker: BAD });
  const { record } = open(treehouse!, 3);
  const asked = [2, 0].map((seat) => bots.choose(record, { seat, bot: 'random', options: ['a'] }));
  await bots.close();
  expect(await Promise.all(asked)).toEqual([null, null]);
  expect(faults).toEqual([]);
});
