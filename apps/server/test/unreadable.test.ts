import { standard } from '@treefort/fort';
import { expect, test } from 'vitest';
import { exportRecords } from '../src/index.ts';
import { ask, Connection, newPerson, newTable, post } from './client.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();

const RULES = `plan = jsonb_set(plan, '{rules}', '"99"')`;

test('a table that cannot be read is listed as such and keeps nothing else from going on', async () => {
  const database = await postgres.database();
  const { url: first } = await running({ url: database });
  const [bad, good] = [
    await gather([first, first], { game: 'treehouse', public: true }),
    await gather([first, first], { game: 'treehouse', public: true }),
  ];
  await Promise.all([bad, good].map(start));
  await query(database, `update tables set ${RULES}, due = clock_timestamp() where id = $1`, [
    bad.table,
  ]);
  await query(
    database,
    `insert into seated select '${bad.people[0]!.id}', '${good.table}' on conflict do nothing`,
  );
  const { url } = await running({ url: database });
  const unreadable = { id: bad.table, game: 'treehouse', unreadable: true };
  const shown = await ask(url, '/api/tables?phase=playing');
  expect(shown).toMatchObject({ status: 200, body: { next: null } });
  expect(shown.body.tables).toEqual(
    expect.arrayContaining([unreadable, expect.objectContaining({ id: good.table })]),
  );
  const own = await ask(url, '/api/me/tables', { who: bad.people[0]! });
  expect(own).toMatchObject({ status: 200, body: { tables: [unreadable] } });
  for (const path of ['', '/news', '/record']) {
    expect(await ask(url, `/api/tables/${bad.table}${path}`)).toMatchObject({
      status: 500,
      body: { why: 'unreadable' },
    });
  }
  const chat = await post(url, `/api/tables/${bad.table}/chat`, { text: 'hm' }, bad.people[0]!);
  expect(chat).toMatchObject({ status: 500, body: { why: 'unreadable' } });
  // It was due first, and the other table is answered for all the same.
  const left = await post(url, `/api/tables/${good.table}/stand`, {}, good.people[0]!);
  expect(left).toMatchObject({ status: 200 });
  const watcher = await Connection.open(url, good.table);
  await query(database, `update tables set due = clock_timestamp() - interval '1 minute'`);
  await watcher.until(() => watcher.news.length > 1 || watcher.last.n > 4);
});

test('an export goes on, and says what it left out', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    const company = await gather([url, url], { game: 'treehouse' });
    await start(company);
    await playOut(company);
    tables.push(company.table);
  }
  const [rules, damaged, whole] = tables;
  await query(database, `update tables set ${RULES} where id = $1`, [rules]);
  await query(database, 'delete from moves where table_id = $1 and n = 9', [damaged]);
  const leftOut: Record<string, string> = {};
  const lines: string[] = [];
  const note = (id: string, why: string) => {
    leftOut[id] = why;
  };
  for await (const line of exportRecords({ url: database }, note)) lines.push(line);
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([whole]);
  expect(leftOut).toEqual({
    [rules!]: expect.stringContaining('unknown rules "99"'),
    [damaged!]: expect.stringContaining('expected entry 9'),
  });
});

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test('lists are paged, and a table in them is small whatever box it brings', async () => {
  const { url } = await running({ url: await postgres.database() });
  const ada = await newPerson(url, 'Ada of the Long Name and more of it');
  const box = { ...standard.file, name: 'A box with quite a long name' };
  const wanted = { game: 'fort', seats: ['me', 'open', { bot: 'owl' }, 'invited'], public: true };
  const made: string[] = [];
  for (let i = 0; i < 29; i++) made.push(await newTable(ada, { ...wanted, options: { box } }));
  const found: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await ask(url, `/api/tables${after && `?after=${after}`}`);
    const tables = body.tables as { id: string; box: string }[];
    for (const table of tables) expect(bytesOf(table)).toBeLessThan(200);
    expect(tables[0]).toMatchObject({ box: 'A box with q…' });
    found.push(...tables.map(({ id }) => id));
    if (body.next === null) break;
    after = String(body.next);
  }
  expect(found).toEqual(made.toReversed());
});

test('four long names of any alphabet leave a listed table small', async () => {
  const { url } = await running({ url: await postgres.database() });
  const people = await Promise.all(
    ['Константинополь', 'Александрийский', 'Бранденбургский', '𠮷野家の長い名前です本当に長い'].map(
      (name) => newPerson(url, name),
    ),
  );
  const options = { box: { ...standard.file, name: 'Коробка с длинным названием' } };
  const wanted = { game: 'fort', seats: ['me', 'open', 'open', 'open'], public: true, options };
  const id = await newTable(people[0]!, wanted);
  for (const who of people.slice(1)) await post(url, `/api/tables/${id}/sit`, {}, who);
  const { body } = await ask(url, '/api/tables');
  const [table] = body.tables as { seats: { name: string }[] }[];
  const { body: own } = await ask(url, '/api/me/tables', { who: people[0]! });
  for (const one of [table, ...(own.tables as unknown[])]) expect(bytesOf(one)).toBeLessThan(200);
  expect(table!.seats.map(({ name }) => name)).toEqual([
    ...[/^Кон.*…$/, /^Але.*…$/, /^Бра.*…$/, /^𠮷野家.*…$/].map((name) =>
      expect.stringMatching(name),
    ),
  ]);
});
