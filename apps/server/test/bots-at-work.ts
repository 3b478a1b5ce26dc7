import { levelsOf } from '@treefort/bots';
import { type Game, seatsIn, seedFromText, sure, Table } from '@treefort/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { type BotFault, BotPool, type BotPoolOptions } from '../src/bots/bot-pool.ts';
import { installedGames as games } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';

export const open = ({ id, rules, options }: Game, seats: number): Table => {
  const seed = seedFromText('bots');
  const record = { game: id, rules, seed, seats, options: sure(options({})), choices: [] };
  return sure(Table.open(games, record));
};

/** Longer than any bot thinks, on however busy a machine. */
export const NO_LIMIT = 3_600_000;

export function atWork(given: Partial<BotPoolOptions> = {}) {
  const faults: BotFault[] = [];
  const metrics = new Metrics();
  const report = (fault: BotFault) => void faults.push(fault);
  const bots = new BotPool({ threads: 2, metrics, report, limit: () => NO_LIMIT, ...given });
  onTestFinished(() => bots.close());
  return { bots, faults, metrics };
}

/** Lets bots of every level play a whole game, by turns. */
export function everyLevelPlays(chosen: readonly Game[]): void {
  test.each(chosen)(
    'bots of every level play a whole game of $id in their threads',
    async (game) => {
      const { bots, faults, metrics } = atWork();
      const levels = levelsOf(game.id).map(({ id }) => id);
      expect(levels.length).toBeGreaterThan(3);
      const table = open(game, 2);
      for (let turn = 0; !table.over; turn++) {
        const [seat] = seatsIn(table.game.actors(table.state));
        const { id: decision, options } = table.decision(seat!)!;
        const ids = options.map(({ id }) => id);
        const level = levels[turn % levels.length]!;
        const option = await bots.choose(table.record, { seat: seat!, bot: level, options: ids });
        sure(table.choose({ seat: seat!, decision, option: option! }));
      }
      expect(faults).toEqual([]);
      const text = await metrics.registry.metrics();
      for (const level of levels)
        expect(text).toContain(`treefort_bot_seconds_count{level="${level}"}`);
    },
  );
}
