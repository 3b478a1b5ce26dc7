import { seedFromText } from '@treefort/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installedGames } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';
import type { TableStore } from '../src/storage/table-store.ts';
import type { LiveTable, TableContext } from '../src/tables/live-table.ts';
import { LiveTables } from '../src/tables/live-tables.ts';
import type { TablePlan } from '../src/tables/plan.ts';

const LONG = 60_000;
const LIMIT = 3;

const planOf = (id: string): TablePlan => ({
  id,
  game: 'treehouse',
  rules: '1',
  options: { junior: false, fewest: false },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  seed: seedFromText(id),
  public: false,
  clock: { kind: 'none' },
});

let tables: LiveTables;

beforeEach(() => {
  vi.useFakeTimers();
  const store = { planOf: async (id: string) => (id === 'none' ? null : planOf(id)) };
  const context = { games: installedGames, metrics: new Metrics() };
  tables = new LiveTables(
    store as unknown as TableStore,
    context as unknown as TableContext,
    LIMIT,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const find = async (id: string): Promise<LiveTable> => (await tables.find(id))!;
const inMemory = (): string[] => [...tables.all].map(({ id }) => id);

test('a table is loaded once, and one that does not exist is not there', async () => {
  expect(await find('a')).toBe(await find('a'));
  expect(tables.inMemory('a')).toBe(await find('a'));
  expect(await tables.find('none')).toBeNull();
  expect(inMemory()).toEqual(['a']);
});

test('where there are too many, the one that was not used for longest goes', async () => {
  for (const id of ['a', 'b', 'c', 'a']) await find(id);
  vi.advanceTimersByTime(LONG);
  await find('d');
  expect(inMemory()).toEqual(['c', 'a', 'd']);
});

test('a table that was asked for just now stays, however many there are', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await find(id);
  expect(inMemory()).toHaveLength(LIMIT + 1);
  vi.advanceTimersByTime(LONG);
  await find('e');
  expect(inMemory()).toEqual(['c', 'd', 'e']);
});

test('a table at which something happens stays', async () => {
  const busy = await find('a');
  vi.spyOn(busy, 'busy', 'get').mockReturnValue(true);
  vi.spyOn(await find('b'), 'hasSubscribers', 'get').mockReturnValue(true);
  await find('c');
  vi.advanceTimersByTime(LONG);
  await find('d');
  expect(inMemory()).toEqual(['a', 'b', 'd']);
});

test('tables with subscribers come by turns, a few at a time', async () => {
  for (const id of ['a', 'b', 'c']) await find(id);
  for (const id of ['a', 'c'])
    vi.spyOn(await find(id), 'hasSubscribers', 'get').mockReturnValue(true);
  const next = (count: number) => tables.nextWithSubscribers(count).map(({ id }) => id);
  expect(next(5)).toEqual(['a', 'c']);
  expect([next(1), next(1), next(1), next(1)]).toEqual([['a'], ['c'], [], ['a']]);
});
