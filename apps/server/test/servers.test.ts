import { randomFromText } from '@treefort/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenBy } from './chosen-by.ts';
import { Connection, contribute, newPerson, newTable } from './client.ts';
import { mustAnswer, playRandomly } from './player.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { StubbornPlayer } from './stubborn-player.ts';
import { gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();

/** Three servers that started together on one empty database; the last test kills one. */
let servers: ServerProcess[] = [];
let database = '';

beforeAll(async () => {
  database = await postgres.database();
  servers = await Promise.all([1, 2, 3].map(() => startProcess({ url: database })));
}, 60_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
});

test.each(['treehouse', 'fort'])(
  'players of one table of %s sit on different servers',
  async (game) => {
    const urls = servers.map(({ url }) => url);
    const company = await gather(urls, { game });
    const watcher = await Connection.open(urls[1]!, company.table);
    await start(company);
    await playOut(company);
    const records = await Promise.all(urls.map((url) => recordOf(url, company.table)));
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
    for (const one of [...company.connections, watcher]) {
      await one.until(() => one.last.phase === 'over');
      const places = one.news.flatMap(({ happened }) => happened.map(({ n }) => n));
      expect(places).toEqual(Array.from({ length: one.last.n }, (_, n) => n));
      expect(one.last.outcome).toEqual(records[0]!.outcome);
    }
  },
);

test('two servers racing for the same choice: exactly one wins', async () => {
  const [a, b] = servers;
  const company = await gather([a!.url, b!.url], { game: 'fort' });
  await start(company);
  const { table, people, connections } = company;
  const twice = await Promise.all(
    people.map(async (who, i) => [
      connections[i]!,
      await Connection.open((i === 0 ? b : a)!.url, table, who),
    ]),
  );
  for (let i = 0; i < 60; ) {
    const n = Math.max(...twice.flat().map(({ last }) => last.n));
    await Promise.all(twice.flat().map((one) => one.until(() => one.last.n >= n)));
    const both = twice.find((pair) => pair.every((one) => mustAnswer(one)));
    if (!both) {
      // The server is about to answer what is no question.
      await Promise.race(twice.flat().map((one) => one.until(() => one.last.n > n)));
      continue;
    }
    i++;
    const { id: decision, options } = mustAnswer(both[0]!)!;
    const replies = await Promise.all(
      both.map((one, k) => one.send({ do: 'choose', decision, options: [options.at(-k)!.id] })),
    );
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    for (const reply of replies) if (!reply.ok) expect(reply.why).toBe('stale');
    await Promise.all(twice.flat().map((one) => one.until(() => one.last.n > n)));
  }
  const [written] = await query(
    database,
    `select count(*)::int from moves where table_id = $1 and entry like '%"by":"player"%'`,
    [table],
  );
  expect(written).toEqual({ count: 60 });
});

test('a bot moves once, though several servers have the table', async () => {
  const ada = await newPerson(servers[0]!.url);
  const seats = ['me', { bot: 'random' }, { bot: 'random' }];
  const table = await newTable(ada, { game: 'treehouse', seats });
  const connections = await Promise.all(
    servers.map(({ url }) => Connection.open(url, table, { ...ada, url })),
  );
  await contribute(table, ada);
  await connections[0]!.send({ do: 'start' });
  await Promise.all(
    connections.map((one, i) => playRandomly(one, randomFromText(`everywhere ${i}`))),
  );
  const record = await recordOf(servers[1]!.url, table);
  const chosen = connections[2]!.news.flatMap(({ happened }) =>
    happened.flatMap(({ did, seat }) => (did === 'choose' && seat !== 0 ? [seat] : [])),
  );
  expect(chosen).toHaveLength(record.choices.filter(([seat]) => seat !== 0).length);
});

test('one is killed in mid-game, the database restarts, and all goes on', async () => {
  const alive = new Set(servers);
  const urls = servers.map(({ url }) => url);
  const seats = ['me', 'open', 'open', { bot: 'random' }];
  const company = await gather(urls, { game: 'fort', seats });
  await start(company);
  const { table, people } = company;
  const players = people.map((who, i) => {
    const where = () => (alive.has(servers[i]!) ? servers[i]! : [...alive][0]!).url;
    return new StubbornPlayer(who, table, where, randomFromText(`three ${i}`));
  });
  const watcher = await Connection.open(urls[1]!, table);
  const games = Promise.all(players.map((player) => player.play()));
  await watcher.until(() => watcher.last.n > 30);
  alive.delete(servers[0]!);
  await servers[0]!.kill('SIGKILL');
  await watcher.until(() => watcher.last.n > 60);
  await postgres.restart();
  await games;
  const record = await recordOf(urls[2]!, table);
  for (const [seat, { given }] of players.entries()) {
    expect(given.map(({ option }) => option)).toEqual(chosenBy(record, seat));
  }
});

test('what a server wrote before it died, without telling anybody, is told by the others', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const [ada] = company.connections;
  const { n } = ada!.last;
  const entry = { did: 'chat', seat: null, name: 'Cy', text: 'last words' };
  const insert = 'insert into moves (table_id, n, entry) values ($1, $2, $3)';
  await query(database, insert, [company.table, n, JSON.stringify(entry)]);
  await ada!.until(() => ada!.last.n === n + 1);
  expect(ada!.last.happened).toMatchObject([{ did: 'chat', text: 'last words' }]);
});

test('a client that was told more by another server is told nothing twice', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const [ada, bob] = company.connections;
  const { n } = ada!.last;
  await Promise.all([ada!.close(), bob!.close()]);
  // Nobody is told of this entry: the server that wrote it has died, and here nobody waits for news.
  const entry = { did: 'chat', seat: null, name: 'Cy', text: 'last words' };
  const insert = 'insert into moves (table_id, n, entry) values ($1, $2, $3)';
  await query(database, insert, [company.table, n, JSON.stringify(entry)]);
  const back = await Connection.open(url, company.table, company.people[0], { after: n + 1 });
  expect(back.last).toMatchObject({ n: n + 1, happened: [] });
});
