import { expect, onTestFinished, test } from 'vitest';
import { readConfig, serve } from '../src/index.ts';
import { Connection } from './client.ts';
import { AWAY, everybodyLearns, HERE, isAway, isHere, seen } from './presence-seen.ts';
import { startProcess } from './process.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';
import { gather } from './table.ts';

const postgres = withPostgres();

test('on PostgreSQL all learn who is here, who is away and how many watch', async () => {
  await everybodyLearns({ url: await postgres.database() });
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
