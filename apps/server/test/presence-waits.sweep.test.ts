import { expect, test } from 'vitest';
import { ask, Connection, newPerson } from './client.ts';
import { AWAY, everybodyLearns, HERE, isAway, isHere, seen, watched } from './presence-seen.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();

test('on PGlite all learn who is here, who is away and how many watch', async () => {
  await everybodyLearns({ folder: await scratch() });
});

test('a spectator who sits down is no longer counted as watching', async () => {
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
  const asked = ask(url, `/api/tables/${table}/news?after=${ada!.last.n}&wait=20`, {
    who: people[1]!,
  });
  await seen(ada!, isHere(1));
  expect((await asked).body.people).toEqual({ seats: [HERE, HERE], watching: 0 });
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
