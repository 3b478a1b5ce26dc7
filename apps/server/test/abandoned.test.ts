import { expect, test } from 'vitest';
import { ask, contribute, newPerson, newTable, post } from './client.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();

test('tables that nobody started are removed after a month, with all that belongs to them; others stay', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const ada = await newPerson(url);
  const open = () => newTable(ada, { game: 'fort', seats: ['me', { bot: 'random' }] });
  const [abandoned, young, begun, alive] = await Promise.all([open(), open(), open(), open()]);
  await post(url, `/api/tables/${abandoned}/chat`, { text: 'anybody?' }, ada);
  await contribute(begun, ada);
  await post(url, `/api/tables/${begun}/start`, {}, ada);
  const old = [abandoned, begun, alive];
  await query(
    database,
    `update tables set created_at = now() - interval '31 days' where id = any($1)`,
    [old],
  );
  await query(
    database,
    `update moves set at = now() - interval '31 days' where table_id = any($1)`,
    [old],
  );
  await post(url, `/api/tables/${alive}/chat`, { text: 'soon!' }, ada);

  // Every server looks when it starts, and tells the others.
  await running({ url: database });
  const statusOf = async (table: string) => (await ask(url, `/api/tables/${table}`)).status;
  while ((await statusOf(abandoned)) !== 404) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await Promise.all([young, begun, alive].map(statusOf))).toEqual([200, 200, 200]);
  const left = await query(
    database,
    `select table_id from moves where table_id = $1 union all
     select table_id from seated where table_id = $1`,
    [abandoned],
  );
  expect(left).toEqual([]);
});
