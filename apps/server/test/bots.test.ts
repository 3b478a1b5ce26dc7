import { randomFromText, seatsIn, seedFromText, sure, Table } from '@treefort/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { type BotFault, Bots } from '../src/bots.ts';
import { games } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';

const open = () =>
  sure(
    Table.open(games, {
      game: 'treehouse',
      rules: '1',
      seed: seedFromText('bots'),
      seats: 3,
      options: { junior: false, fewest: false },
      choices: [],
    }),
  );

function atWork(worker?: URL): { bots: Bots; faults: BotFault[]; metrics: Metrics } {
  const faults: BotFault[] = [];
  const metrics = new Metrics();
  const bots = new Bots(2, metrics, (fault) => faults.push(fault), worker);
  onTestFinished(() => bots.close());
  return { bots, faults, metrics };
}

test('bots of every level play a whole game in their threads', async () => {
  const { bots, faults } = atWork();
  const table = open();
  while (!table.over) {
    const [seat] = seatsIn(table.game.actors(table.state));
    const { id: decision, options } = table.decision(seat!)!;
    const ids = options.map(({ id }) => id);
    const option = await bots.choose(table.record, { seat: seat!, level: 'random' }, ids);
    sure(table.choose({ seat: seat!, decision, option }));
  }
  expect(faults).toEqual([]);
});

test.each([
  [0, 'stumbled'],
  [1, 'not offered'],
  [2, 'abort'],
])('a bot on seat %i that fails is replaced for that answer (%s)', async (seat, reason) => {
  const { bots, faults, metrics } = atWork(new URL('./bad-bots.ts', import.meta.url));
  const ids = open()
    .decision(seat)!
    .options.map(({ id }) => id);
  const chosen = await bots.choose(open().record, { seat, level: 'random' }, ids);
  expect(ids).toContain(chosen);
  expect(faults).toMatchObject([{ level: 'random' }]);
  expect(faults[0]!.reason).toContain(reason);
  expect(await metrics.registry.metrics()).toContain('treefort_bot_faults_total{level="random"} 1');
});

test('every answer in place of a failed one can come up', async () => {
  const { bots } = atWork(new URL('./bad-bots.ts', import.meta.url));
  const ids = ['a', 'b', 'c'];
  const random = randomFromText('x');
  expect(random).toBeDefined();
  const chosen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    chosen.add(await bots.choose(open().record, { seat: 0, level: 'random' }, ids));
  }
  expect([...chosen].sort()).toEqual(ids);
});
