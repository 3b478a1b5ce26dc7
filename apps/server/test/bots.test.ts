import { levelsOf } from '@treefort/bots';
import { type Game, seatsIn, seedFromText, sure, Table } from '@treefort/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { type BotFault, Bots, type Workplace } from '../src/bots.ts';
import { games } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';

const open = ({ id, rules, options }: Game, seats: number): Table => {
  const seed = seedFromText('bots');
  const record = { game: id, rules, seed, seats, options: sure(options({})), choices: [] };
  return sure(Table.open(games, record));
};

const [treehouse] = games;

/** Longer than any bot thinks, on however busy a machine. */
const NO_LIMIT = 3_600_000;

function atWork(given: Partial<Workplace> = {}) {
  const faults: BotFault[] = [];
  const metrics = new Metrics();
  const report = (fault: BotFault) => void faults.push(fault);
  const bots = new Bots({ threads: 2, metrics, report, limit: () => NO_LIMIT, ...given });
  onTestFinished(() => bots.close());
  return { bots, faults, metrics };
}

test.each(games)('bots of every level play a whole game of $id in their threads', async (game) => {
  const { bots, faults, metrics } = atWork();
  const levels = levelsOf(game.id).map(({ id }) => id);
  expect(levels.length).toBeGreaterThan(3);
  const table = open(game, 2);
  for (let turn = 0; !table.over; turn++) {
    const [seat] = seatsIn(table.game.actors(table.state));
    const { id: decision, options } = table.decision(seat!)!;
    const ids = options.map(({ id }) => id);
    const level = levels[turn % levels.length]!;
    const option = await bots.choose(table.record, { seat: seat!, bot: level }, ids);
    sure(table.choose({ seat: seat!, decision, option }));
  }
  expect(faults).toEqual([]);
  const text = await metrics.registry.metrics();
  for (const level of levels)
    expect(text).toContain(`treefort_bot_seconds_count{level="${level}"}`);
});

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
  const chosen = await bots.choose(table.record, { seat, bot: 'random' }, ids);
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
    chosen.add(await bots.choose(record, { seat: 0, bot: 'random' }, ids));
  }
  expect([...chosen].sort()).toEqual(ids);
});
