import { commitment, type GameRecord, sharedSeed } from '@treefort/kernel';
import { beforeEach, expect, test } from 'vitest';
import {
  ask,
  Connection,
  contribute,
  newContribution,
  newPerson,
  newTable,
  post,
} from './client.ts';
import { keptOf } from './hidden-bytes.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();
let database = '';
let url = '';

beforeEach(async () => {
  database = await postgres.database();
  ({ url } = await running({ url: database }));
});

const act = (who: Parameters<typeof contribute>[1], table: string, name: string, body = {}) =>
  post(url, `/api/tables/${table}/${name}`, body, who);

test('a game is shuffled by the server’s secret and every player’s device together', async () => {
  const ada = await newPerson(url, 'Ada');
  const wanted = { game: 'treehouse', seats: ['me', { bot: 'random' }, 'open'] };
  const made = await post(url, '/api/tables', wanted, ada);
  const table = String(made.body.id);
  const bob = await newPerson(url, 'Bob');
  await act(bob, table, 'sit');
  const connections = await Promise.all([ada, bob].map((who) => Connection.open(url, table, who)));
  const company: Company = { table, people: [ada, bob], connections };
  const own = [newContribution(), newContribution()] as const;

  expect(await act(ada, table, 'start')).toMatchObject({
    status: 409,
    body: { message: 'seat 0: its device has not taken part in the shuffle yet' },
  });
  await connections[0]!.send({ do: 'contribute', contribution: own[0] });
  await connections[1]!.send({ do: 'contribute', contribution: own[1] });
  await connections[0]!.until(() => connections[0]!.last.happened.some(({ seat }) => seat === 2));
  const { commitment: told, contributions } = connections[0]!.last;
  expect(told).toBe(made.body.commitment);
  expect((await ask(url, `/api/tables/${table}`)).body.commitment).toBe(told);
  // All know that they are fixed; nobody knows them.
  const fixed = own.map((one) => ({ commitment: commitment(one) }));
  expect(contributions).toEqual([fixed[0], null, fixed[1]]);
  for (const [i, { received }] of connections.entries()) {
    expect(received.join('\n')).not.toContain(own[1 - i]);
  }

  await start(company);
  const shown = own.map((value) => ({ commitment: commitment(value), value }));
  expect(connections[1]!.last.contributions).toEqual([shown[0], null, shown[1]]);
  await playOut(company);
  const { seed, shuffle, commitment: stated } = await recordOf(url, table);
  expect(shuffle!.contributions).toEqual([own[0], null, own[1]]);
  expect([stated, commitment(shuffle!.secret)]).toEqual([told, told]);
  expect(sharedSeed(shuffle!)).toBe(seed);
});

test('a contribution is sent once; standing up takes it back', async () => {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const contribution = newContribution();
  expect(await act(bob, table, 'contribute', { contribution })).toMatchObject({ status: 403 });
  await act(bob, table, 'sit');
  await contribute(table, ada, bob);
  expect(await act(bob, table, 'contribute', { contribution })).toMatchObject({
    body: { message: 'this seat has its part in the shuffle already' },
  });
  for (const wrong of ['', 'x'.repeat(64), contribution.toUpperCase().padEnd(65, 'F')]) {
    const { status } = await act(bob, table, 'contribute', { contribution: wrong });
    expect(status).toBe(400);
  }
  await act(bob, table, 'stand');
  await act(bob, table, 'sit');
  expect(await act(ada, table, 'start')).toMatchObject({ status: 409 });
  await act(bob, table, 'contribute', { contribution });
  expect(await act(ada, table, 'start')).toMatchObject({ status: 200 });
  expect(await act(bob, table, 'contribute', { contribution })).toMatchObject({
    body: { why: 'over' },
  });
  const { plan, log } = await keptOf(database, table);
  expect(plan).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(log.filter(({ entry }) => entry.did === 'contribute')).toHaveLength(3);
});

test('a table of before, which has its whole seed, is played and says so', async () => {
  const company = await gather([url, url], { game: 'treehouse' });
  await query(
    database,
    `update tables set plan = plan - 'secret' || jsonb_build_object('seed', plan->'secret') where id = $1`,
    [company.table],
  );
  await query(database, 'delete from moves where n > 0 and table_id = $1', [company.table]);
  const { url: other } = await running({ url: database });
  const connections = await Promise.all(
    company.people.map((who) => Connection.open(other, company.table, { ...who, url: other })),
  );
  const contribution = newContribution();
  expect(await connections[0]!.send({ do: 'contribute', contribution })).toMatchObject({
    message: 'at this table the server alone shuffles',
  });
  await start({ ...company, connections });
  expect(connections[0]!.last.contributions).toBeNull();
  await playOut({ ...company, connections });
  const record: GameRecord = await recordOf(other, company.table);
  expect(record.shuffle).toBeUndefined();
  expect(record.commitment).toBe(connections[0]!.news[0]!.commitment);
});
