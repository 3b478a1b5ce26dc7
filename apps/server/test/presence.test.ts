import type { People } from '@treefort/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, serve } from '../src/index.ts';
import { ask, Connection, newPerson } from './client.ts';
import { startProcess } from './process.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();

const HERE = { here: true, since: null };
const AWAY = { here: false, since: expect.any(Number) };

/** Ends when people are told to be so. */
const seen = (connection: Connection, holds: (people: People) => boolean): Promise<void> =>
  connection.until(() => holds(connection.people));

const isHere = (seat: number) => (people: People) => people.seats[seat]?.here === true;
const isAway = (seat: number) => (people: People) => people.seats[seat]?.here === false;
const watched = (n: number) => (people: People) => people.watching === n;

test.each(['PostgreSQL', 'PGlite'])(
  'on %s all learn who is here, who is away and how many watch',
  async (kind) => {
    const place =
      kind === 'PGlite' ? { folder: await scratch() } : { url: await postgres.database() };
    const { url } = await running(place);
    const { table, people, connections } = await gather([url, url], {
      game: 'treehouse',
      seats: ['me', 'open', { bot: 'random' }],
    });
    const [ada, bob] = connections;
    for (const one of connections) {
      await seen(one, isHere(1));
      expect(one.people).toMatchObject({ seats: [HERE, HERE, null], watching: 0 });
    }
    const cy = await newPerson(url, 'Cy');
    const watchers = await Promise.all([
      Connection.open(url, table),
      Connection.open(url, table),
      Connection.open(url, table, cy),
      Connection.open(url, table, cy),
    ]);
    // One with two pages open is one.
    for (const one of [ada!, ...watchers]) await seen(one, watched(3));
    await ada!.send({ do: 'start' });
    const before = Date.now();
    await bob!.close();
    await watchers[0]!.close();
    const after = Date.now();
    for (const one of [ada!, watchers[2]!]) {
      await seen(one, isAway(1));
      await seen(one, watched(2));
      expect(one.people.seats).toEqual([HERE, AWAY, null]);
    }
    // Away since the page was closed, not since that was noticed.
    const { since } = ada!.people.seats[1]!;
    expect(since).toBeGreaterThan(before - 1000);
    expect(since).toBeLessThan(after + 4000);
    const late = await Connection.open(url, table);
    expect(late.presence[0]).toMatchObject({ seats: [HERE, { here: false, since }, null] });
    const back = await Connection.open(url, table, people[1]);
    expect(back.presence[0]!.seats[1]).toEqual(HERE);
    await seen(ada!, isHere(1));
    const told = [ada!, back, late].flatMap(({ received }) => received).join('\n');
    for (const { id } of [...people, cy]) expect(told).not.toContain(id);
  },
);

test('who sits down is not counted among those who watch any more', async () => {
  const { url } = await running({ folder: await scratch() });
  const { table, connections } = await gather([url], { game: 'fort', seats: ['me', 'open'] });
  const bob = await Connection.open(url, table, await newPerson(url, 'Bob'));
  await seen(connections[0]!, watched(1));
  expect(connections[0]!.people.seats).toEqual([HERE, null]);
  await bob.send({ do: 'sit' });
  for (const one of [connections[0]!, bob]) {
    await seen(one, watched(0));
    expect(one.people.seats).toEqual([HERE, HERE]);
  }
  await bob.send({ do: 'stand' });
  await seen(connections[0]!, watched(1));
  expect(connections[0]!.people.seats).toEqual([HERE, null]);
});

test('who asks for news without WebSocket is here too', async () => {
  const { url } = await running({ folder: await scratch() });
  const { table, people, connections } = await gather([url, url], { game: 'fort' });
  const [ada] = connections;
  await seen(ada!, isHere(1));
  await connections[1]!.close();
  await seen(ada!, isAway(1));
  const asked = ask(url, `/api/tables/${table}/news?after=1&wait=20`, { who: people[1]! });
  await seen(ada!, isHere(1));
  expect((await asked).body.people).toEqual({ seats: [HERE, HERE], watching: 0 });
});

test('since when one is away outlives the server', async () => {
  const config = readConfig({ ...SETTINGS, data: await scratch() }, {});
  const first = await serve(config);
  const { table, connections } = await gather([first.url, first.url], { game: 'treehouse' });
  await seen(connections[0]!, isHere(1));
  await connections[1]!.close();
  await seen(connections[0]!, isAway(1));
  const { people } = connections[0]!;
  expect(people.seats[1]).toEqual(AWAY);
  await first.close();
  const second = await serve(config);
  onTestFinished(() => second.close());
  const again = await Connection.open(second.url, table);
  expect(again.people.seats[1]).toEqual(people.seats[1]);
});

test('moves write nothing about people', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const company = await gather([url, url], { game: 'treehouse' });
  await seen(company.connections[0]!, isHere(1));
  await start(company);
  const rows = () =>
    query(database, 'select ctid::text, xmin::text, player from guests order by 1');
  const before = await rows();
  // The replies come after all that was sent before.
  await Promise.all(company.connections.map((one) => one.send({ do: 'chat', text: 'ready?' })));
  const told = company.connections.map(({ presence }) => presence.length);
  expect(before).toHaveLength(2);
  await playOut(company);
  expect(await rows()).toEqual(before);
  expect(company.connections.map(({ presence }) => presence.length)).toEqual(told);
});

test('two servers tell of each other’s people; who changes the server is not away', async () => {
  const database = await postgres.database();
  const [a, b] = [await running({ url: database }), await running({ url: database })];
  const { table, people, connections } = await gather([a.url, b.url], { game: 'fort' });
  const [ada, bob] = connections;
  const watcher = await Connection.open(b.url, table);
  for (const one of [ada!, bob!, watcher]) {
    await seen(one, (told) => isHere(0)(told) && isHere(1)(told) && told.watching === 1);
  }
  const { length } = ada!.presence;
  const moved = await Connection.open(a.url, table, { ...people[1]!, url: a.url });
  await bob!.close();
  await watcher.close();
  for (const one of [ada!, moved]) await seen(one, watched(0));
  // The watcher went after him and is gone: he never was.
  expect(ada!.presence.slice(length).filter(isAway(1))).toEqual([]);
  await moved.close();
  const late = await Connection.open(b.url, table);
  await seen(late, isAway(1));
  expect(late.people.seats).toEqual([HERE, AWAY]);
});

test('people of a killed server have gone after a while, by the database’s clock', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const doomed = await startProcess({ url: database });
  const { table, people, connections } = await gather([url, doomed.url], { game: 'fort' });
  await Connection.open(doomed.url, table);
  const [ada] = connections;
  await seen(ada!, (told) => isHere(1)(told) && told.watching === 1);
  await doomed.kill('SIGKILL');
  const late = await Connection.open(url, table);
  expect(late.presence[0]!.seats).toEqual([HERE, HERE]);
  const [row] = await query(
    database,
    `update servers set beat_at = beat_at - interval '16 seconds'
     where id = (select server from guests where player = $1)
     returning round(extract(epoch from beat_at) * 1000)::float8 as at`,
    [people[1]!.id],
  );
  await seen(ada!, isAway(1));
  expect(ada!.people).toMatchObject({ seats: [HERE, { here: false, since: row.at }], watching: 1 });
  await seen(late, isAway(1));
  expect(await query(database, 'select id from servers')).toHaveLength(1);
});

test('people of a server that vanished have gone, also where nobody was left to tell', async () => {
  const database = await postgres.database();
  const doomed = await startProcess({ url: database });
  const { url } = await running({ url: database });
  const { people, connections } = await gather([url, doomed.url], { game: 'fort' });
  await seen(connections[0]!, isHere(1));
  await doomed.kill('SIGKILL');
  // As another server would that was killed after it.
  await query(
    database,
    'delete from servers where id = (select server from guests where player = $1)',
    [people[1]!.id],
  );
  await seen(connections[0]!, isAway(1));
});

test('a server that was taken for dead comes back with its people', async () => {
  const database = await postgres.database();
  const [a, b] = [await running({ url: database }), await running({ url: database })];
  const { table, people, connections } = await gather([a.url, b.url], { game: 'fort' });
  await seen(connections[1]!, isHere(0));
  const isNoted = async () =>
    (await query(database, 'select 1 from guests where player = $1', [people[0]!.id])).length > 0;
  await query(
    database,
    'delete from servers where id = (select server from guests where player = $1)',
    [people[0]!.id],
  );
  expect(await isNoted()).toBe(false);
  while (!(await isNoted())) await new Promise((resolve) => setTimeout(resolve, 50));
  const late = await Connection.open(b.url, table);
  expect(late.people.seats).toEqual([HERE, HERE]);
});
