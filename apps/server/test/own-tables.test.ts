import { beforeEach, expect, test } from 'vitest';
import { ask, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { takeBackBefore } from './older-database.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();
let database = '';
let url = '';

beforeEach(async () => {
  database = await postgres.database();
  ({ url } = await running({ url: database }));
});

interface Own {
  readonly id: string;
  readonly phase: string;
  readonly you: number;
  readonly asked: boolean;
  readonly at: number;
}

interface Page {
  readonly tables: readonly Own[];
  readonly next: string | null;
}

const page = async (who: Person, after = '', at = url): Promise<Page> =>
  (await ask(at, `/api/me/tables${after && `?after=${after}`}`, { who })).body as unknown as Page;

const own = async (who: Person, at = url): Promise<readonly Own[]> =>
  (await page(who, '', at)).tables;

const ids = (tables: readonly Own[]): string[] => tables.map(({ id }) => id);

const act = (who: Person, table: string, name: string, body: object = {}) =>
  post(url, `/api/tables/${table}/${name}`, body, who);

test('a player finds the own tables from anywhere, the latest first, and where it is the own turn', async () => {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  expect(await own(ada)).toEqual([]);
  const first = await newTable(ada, { game: 'treehouse', seats: ['me', 'open'] });
  const second = await newTable(bob, { game: 'fort', seats: ['me', 'open', 'open'] });
  expect(ids(await own(ada))).toEqual([first]);
  await act(ada, second, 'sit', { seat: 2 });
  expect(await own(ada)).toMatchObject([
    { id: second, phase: 'open', you: 2, asked: false, seats: [{ name: 'Bob' }, {}, {}] },
    { id: first, phase: 'open', you: 0, asked: false },
  ]);
  await act(bob, first, 'sit');
  await contribute(first, ada, bob);
  await act(bob, first, 'start');
  expect(await own(ada)).toMatchObject([{ id: first, asked: true, phase: 'playing' }, {}]);
  const { body } = await ask(url, `/api/tables/${first}/news`, { who: ada });
  const { id: decision, options } = body.decision as { id: string; options: { id: string }[] };
  await act(ada, first, 'choose', { decision, options: [options[0]!.id] });
  expect((await own(ada))[0]).toMatchObject({ id: first, asked: false });
  expect((await own(bob))[0]).toMatchObject({ id: first, asked: true, you: 1 });
  // A bot answers for the player who left.
  await act(bob, first, 'stand');
  expect((await own(bob))[0]).toMatchObject({ id: first, asked: false });
  await act(ada, second, 'stand');
  expect(ids(await own(ada))).toEqual([first]);
  const { url: elsewhere } = await running({ url: database });
  expect(ids(await own(ada, elsewhere))).toEqual([first]);
  const text = JSON.stringify([await own(ada), await own(bob)]);
  for (const { id, token } of [ada, bob]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(id);
  }
});

test('is for players', async () => {
  expect(await ask(url, '/api/me/tables')).toMatchObject({ status: 401 });
});

test('finished games stay for a week, and a rematch is there for all', async () => {
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  await playOut(company);
  const [ada, bob] = company.people;
  await act(bob!, company.table, 'rematch');
  const { body } = await act(ada!, company.table, 'rematch');
  for (const who of [ada!, bob!]) {
    const found = await own(who);
    expect(ids(found).sort()).toEqual([company.table, String(body.table)].sort());
    expect(found.find(({ id }) => id === company.table)).toMatchObject({ phase: 'over' });
  }
  await query(database, `update tables set ended_at = ended_at - interval '8 days'`);
  expect(ids(await own(ada!))).toEqual([body.table]);
});

test('there are 24 on a page, those going on before those that are over, and none is missing', async () => {
  const company = await gather([url, url], { game: 'treehouse' });
  const [ada] = company.people;
  const wanted = { game: 'fort', seats: ['me', 'open'] };
  const made: string[] = [];
  for (let i = 0; i < 28; i++) made.push(await newTable(ada!, wanted));
  const newest = made.toReversed();
  const end = (id: string) =>
    query(
      database,
      `update tables set phase = 'over', ended_at = clock_timestamp() where id = '${id}'`,
    );
  await end(newest[0]!);
  const first = await page(ada!);
  expect(ids(first.tables)).toEqual(newest.slice(1, 25));
  // A game that ends meanwhile leaves no gap.
  await end(newest[24]!);
  const second = await page(ada!, first.next!);
  expect(ids(second.tables).sort()).toEqual(
    [...newest.slice(25), company.table, newest[0]!, newest[24]!].sort(),
  );
  expect(second.next).toBeNull();
});

test('tables from before this was written down are found as well', async () => {
  const { table, people } = await gather([url, url], { game: 'fort' });
  await takeBackBefore(database, '003-seated');
  const { url: newer } = await running({ url: database });
  for (const who of people) expect(ids(await own(who, newer))).toEqual([table]);
});
