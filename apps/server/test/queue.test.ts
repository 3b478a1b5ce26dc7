import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { randomFromText } from '@treefort/kernel';
import { type QueueState, queueState } from '@treefort/protocol';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { installedGames } from '../src/games.ts';
import { QueueStore } from '../src/queue/queue-store.ts';
import { openDatabase } from '../src/storage/database.ts';
import { planMatched } from '../src/tables/plan-table.ts';
import { ask, Connection, contribute, newPerson, type Person, post } from './client.ts';
import { playRandomly } from './player.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { recordOf } from './table.ts';

const postgres = withPostgres();
let database = '';
/** Two servers on one database. */
let urls: string[] = [];

beforeEach(async () => {
  database = await postgres.database();
  urls = [];
  for (let i = 0; i < 2; i++) urls.push((await running({ url: database })).url);
});

const QUICK = { game: 'fort', pace: 'quick', seats: [2] };

async function join(who: Person, wish: object = {}): Promise<QueueState> {
  const { status, body } = await post(who.url, '/api/queue', { ...QUICK, ...wish }, who);
  expect({ status, body }).toMatchObject({ status: 200 });
  return queueState.parse(body);
}

const leave = (who: Person) => ask(who.url, '/api/queue', { method: 'DELETE', who });

async function place(who: Person, known = '', wait = 0): Promise<QueueState> {
  const path = `/api/queue?known=${known}&wait=${wait}`;
  return queueState.parse((await ask(who.url, path, { who })).body);
}

/** Asks until the state is of a kind. */
async function until<Is extends QueueState['is']>(who: Person, is: Is) {
  for (let known = ''; ; ) {
    const state = await place(who, known, 5);
    if (state.is === is) return state as Extract<QueueState, { is: Is }>;
    known = state.is === 'ready' ? state.table : state.is;
  }
}

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((name, i) => newPerson(urls[i % urls.length]!, name)));

/** The time to come to the tables that are ready is over, now. */
async function timeIsUp(): Promise<void> {
  await query(database, 'update queue set ready_until = now() where table_id is not null');
  await query(database, 'update queue_pools set due = now()');
}

test('two strangers on two servers find each other and play', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  expect(await join(ada)).toMatchObject({ is: 'waiting', waiting: 1, ...QUICK });
  const waits = until(ada, 'ready');
  await join(bob);
  const { table, left } = await waits;
  expect(left).toBeLessThanOrEqual(30_000);
  expect(await until(bob, 'ready')).toMatchObject({ table });
  const { body } = await ask(urls[1]!, `/api/tables/${table}`);
  expect(body).toMatchObject({ matched: true, clock: { move: 30 }, phase: 'open' });
  expect(body.seats).not.toContainEqual(expect.objectContaining({ host: true }));
  const lines = await Promise.all([ada, bob].map((who) => Connection.open(who.url, table, who)));
  await contribute(table, ada);
  expect(lines[0]!.last.phase).toBe('open');
  // The last one who comes starts the game: nobody has to.
  await contribute(table, bob);
  await Promise.all(lines.map((line) => line.until(() => line.last.phase === 'playing')));
  await until(ada, 'idle');
  await Promise.all(lines.map((line, i) => playRandomly(line, randomFromText(`queue ${i}`))));
  await recordOf(urls[0]!, table);
});

/** A page that waits for news; its request has arrived. */
async function openPage({ url, token }: Person): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${token}`, expect: '100-continue' };
  const page = request(`${url}/api/queue?known=waiting&wait=25`, { headers });
  page.on('error', () => {}).end();
  await once(page, 'continue');
  return page;
}

test('a closed page is soon matched no more, and one that is loaded again keeps its place', async () => {
  const [ada, bob, cy] = (await people('Ada', 'Bob', 'Cy')) as [Person, Person, Person];
  // Three are wanted, so nobody is matched yet.
  for (const who of [ada, bob]) await join(who, { seats: [3] });
  const pages = [await openPage(ada), await openPage(bob)];
  const before = await query(database, 'select player, joined_at from queue order by player');
  const waiting = async () => (await ask(urls[0]!, '/api/queue/waiting')).body;
  await expect.poll(waiting, { timeout: 10_000 }).toMatchObject([{ waiting: 2 }]);
  for (const page of pages) page.destroy();
  const again = await openPage(bob);
  // Long before a page counts as closed because nothing was heard of it.
  await expect.poll(waiting, { timeout: 10_000 }).toMatchObject([{ waiting: 1 }]);
  expect(await query(database, 'select player, joined_at from queue order by player')).toEqual(
    before,
  );
  again.destroy();
  // Both meet again where their pages were closed for a while, though on another server.
  await join(cy, { seats: [3] });
  const back = { ...ada, url: urls[1]! };
  await Promise.all([back, bob, cy].map((who) => until(who, 'ready')));
});

test('nobody is matched twice, though two servers look at once', async () => {
  const all = await people(...Array.from({ length: 41 }, (_, i) => `Player ${i}`));
  await Promise.all(all.map((who, i) => join(who, { seats: i % 3 === 0 ? [2, 3] : [2] })));
  await query(database, `update queue_pools set due = now()`);
  const alone = async () =>
    query(database, 'select player from queue where table_id is null') as Promise<object[]>;
  while ((await alone()).length > 1) await place(all[0]!, 'waiting', 0.1);
  const seated = await query(
    database,
    `select s.player, count(*)::int as tables from seated s group by s.player`,
  );
  expect(seated.length).toBeGreaterThanOrEqual(40);
  for (const { tables } of seated) expect(tables).toBe(1);
  const [unlike] = await query(
    database,
    `select count(*)::int from tables t where jsonb_array_length(plan->'seats') <>
       (select count(*) from queue q where q.table_id = t.id)`,
  );
  expect(unlike).toEqual({ count: 0 });
});

test('of two tables planned for the same person one is made', async () => {
  const all = await people('Ada', 'Bob', 'Cy');
  for (const who of all) await join(who, { seats: [4] });
  const [ada, bob, cy] = all.map(({ id }) => id) as [string, string, string];
  const game = installedGames.find(({ id }) => id === 'fort')!;
  const planned = (...players: string[]) => {
    const seats = players.map((player) => ({ kind: 'player' as const, player, name: player }));
    return { plan: planMatched(game, seats, { kind: 'none' }), players };
  };
  const databases = await Promise.all([1, 2].map(() => openDatabase({ url: database })));
  const stores = databases.map((one) => new QueueStore(one));
  // All have begun before the first of them can go on.
  const held = new pg.Client({ connectionString: database });
  await held.connect();
  await held.query('begin; select from queue for update');
  const matches = [
    stores[0]!.match([planned(ada, bob)]),
    stores[1]!.match([planned(bob, cy)]),
    stores[0]!.match([planned(cy, ada)]),
  ];
  const blocked = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await query(database, blocked))[0].count < matches.length);
  await held.query('commit');
  await held.end();
  await Promise.all(matches);
  await Promise.all(databases.map((one) => one.close()));
  const seated = await query(database, 'select player, table_id from seated');
  expect(new Set(seated.map(({ player }) => player)).size).toBe(2);
  expect(await query(database, 'select count(*)::int from tables')).toEqual([{ count: 1 }]);
});

test('who does not come loses the place, and the others have theirs again', async () => {
  const [ada, bob, cy, di] = (await people('Ada', 'Bob', 'Cy', 'Di')) as [
    Person,
    Person,
    Person,
    Person,
  ];
  for (const who of [ada, bob, cy]) await join(who, { seats: [3] });
  const { table } = await until(ada, 'ready');
  const joined = `select player, joined_at from queue where player = any($1) order by player`;
  const before = await query(database, joined, [[ada.id, bob.id]]);
  await contribute(table, ada, bob);
  await timeIsUp();
  await Promise.all([until(ada, 'waiting'), until(bob, 'waiting'), until(cy, 'idle')]);
  expect(await query(database, joined, [[ada.id, bob.id]])).toEqual(before);
  for (const url of urls) expect((await ask(url, `/api/tables/${table}`)).status).toBe(404);
  await join(di, { seats: [3] });
  const again = await until(ada, 'ready');
  expect(await until(di, 'ready')).toMatchObject({ table: again.table });
  await contribute(again.table, ada, bob, di);
  await Promise.all([ada, bob, di].map((who) => until(who, 'idle')));
});

test('a player who leaves while a table is ready sends the others back to the queue at once', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  for (const who of [ada, bob]) await join(who);
  await until(ada, 'ready');
  expect(await leave(bob)).toMatchObject({ status: 200 });
  await until(ada, 'waiting');
  expect(await place(bob)).toEqual({ is: 'idle' });
  // The same by standing up at the table.
  await join(bob);
  const { table } = await until(bob, 'ready');
  await post(ada.url, `/api/tables/${table}/stand`, {}, ada);
  await until(bob, 'waiting');
  await until(ada, 'idle');
});

test('a game that has begun stays, though the time to come is over', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  for (const who of [ada, bob]) await join(who);
  const { table } = await until(ada, 'ready');
  await contribute(table, ada, bob);
  await until(ada, 'idle');
  // As where the server died before it took them out of the queue.
  const row = `insert into queue (player, game, pace, seats, bots, rating, table_id, ready_until)
    values ($1, 'fort', 'quick', '{2}', false, 25, $2, now())`;
  await query(database, row, [ada.id, table]);
  await query(database, 'update queue_pools set due = now()');
  await until(ada, 'idle');
  const { body } = await ask(urls[0]!, `/api/tables/${table}`);
  expect(body).toMatchObject({ phase: 'playing' });
});

test('a table that cannot be read keeps nobody from the queue', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  for (const who of [ada, bob]) await join(who);
  const { table } = await until(ada, 'ready');
  await query(database, `update tables set plan = jsonb_set(plan, '{rules}', '"99"')`);
  await timeIsUp();
  const another = async (who: Person) => {
    for (;;) {
      const state = await place(who, table, 5);
      if (state.is === 'ready' && state.table !== table) return state.table;
    }
  };
  expect(await another(ada)).toBe(await another(bob));
});

test('bots take the empty seats after a while, if that is wanted', async () => {
  const [ada] = (await people('Ada')) as [Person];
  await join(ada, { seats: [3], bots: true });
  await query(database, `update queue set joined_at = joined_at - interval '1 minute'`);
  const { table } = await until(ada, 'ready');
  const { body } = await ask(urls[0]!, `/api/tables/${table}`);
  const kinds = (body.seats as { kind: string }[]).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['bot', 'bot', 'player']);
});

test('one place for each player; who changes the wish keeps it among the same', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  await join(ada, { seats: [4] });
  await query(database, `update queue set joined_at = joined_at - interval '1 minute'`);
  expect((await join(ada, { seats: [3] })) as { waited: number }).toMatchObject({ seats: [3] });
  expect(await query(database, 'select count(*)::int from queue')).toEqual([{ count: 1 }]);
  const state = await place(ada);
  expect(state.is === 'waiting' && state.waited).toBeGreaterThan(50_000);
  // Another pace is another queue.
  await join(bob, { seats: [3], pace: 'calm' });
  const { body } = await ask(urls[1]!, '/api/queue/waiting');
  expect(body).toEqual(expect.arrayContaining([{ game: 'fort', pace: 'calm', waiting: 1 }]));
  for (const wish of [{ seats: [7] }, { game: 'chess' }, { pace: 'never' }]) {
    const refused = await post(ada.url, '/api/queue', { ...QUICK, ...wish }, ada);
    expect(refused.status).toBe(400);
  }
});

test('nobody is matched with a player whose page is closed', async () => {
  const [ada, bob] = (await people('Ada', 'Bob')) as [Person, Person];
  const row = `insert into queue (player, game, pace, seats, bots, rating, seen_at)
    values ($1, 'fort', 'quick', '{2}', false, 25, now() - interval '2 minutes')`;
  await query(database, row, [ada.id]);
  await join(bob);
  const hers = 'select from queue where player = $1';
  while ((await query(database, hers, [ada.id])).length > 0) await place(bob, 'waiting', 0.1);
  expect(await place(bob)).toMatchObject({ is: 'waiting', waiting: 1 });
});

test('an address has as many places as players may share it', async () => {
  const { url } = await running({ url: database }, { 'players-per-address': '2' });
  const [ada, bob, cy] = await Promise.all(
    ['Ada', 'Bob', 'Cy'].map((name) => newPerson(url, name)),
  );
  // Who only looks takes up no place.
  expect(await place(cy!)).toEqual({ is: 'idle' });
  await join(ada!, { seats: [4] });
  await join(bob!, { seats: [4] });
  expect(await post(url, '/api/queue', QUICK, cy)).toMatchObject({ status: 429 });
  await leave(bob!);
  await join(cy!, { seats: [4] });
  const flood = await Promise.all(
    Array.from({ length: 20 }, () => post(url, '/api/queue', QUICK, ada)),
  );
  expect(flood.map(({ status }) => status)).toContain(429);
});

test('who lets others wait again and again has to wait too, and so do new players from there', async () => {
  const { url } = await running({ url: database }, { 'players-per-address': '10' });
  const here = (name: string) => newPerson(url, name);
  const [ada, eve] = [await newPerson(urls[0]!, 'Ada'), await here('Eve')];
  const refused = (who: Person) => post(who.url, '/api/queue', QUICK, who);
  await join(ada);
  // Once by not coming, once by leaving the queue, once by standing up.
  const ways = [
    async (table: string) => {
      await contribute(table, ada);
      await timeIsUp();
    },
    async () => void (await leave(eve)),
    async (table: string) => void (await post(url, `/api/tables/${table}/stand`, {}, eve)),
  ];
  for (const way of ways) {
    await join(eve);
    const { table } = await until(eve, 'ready');
    await way(table);
    await until(eve, 'idle');
    await until(ada, 'waiting');
  }
  expect(await refused(eve)).toMatchObject({ status: 429 });
  // Another name helps twice, and costs nobody elsewhere anything.
  for (const name of ['Eva', 'Evi']) {
    const other = await here(name);
    await join(other);
    await until(other, 'ready');
    await leave(other);
    await until(ada, 'waiting');
  }
  expect(await refused(await here('Evita'))).toMatchObject({ status: 429 });
  const bob = await newPerson(urls[1]!, 'Bob');
  await join(bob);
  await until(bob, 'ready');
  // It is forgotten after ten minutes.
  await query(database, `update queue_missed set at = at - interval '10 minutes'`);
  await join(eve, { seats: [4] });
});

test('on the folder store too', async () => {
  const { url } = await running({ folder: await scratch() });
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(url, name)));
  await join(ada!);
  for (let missed = 0; missed < 2; missed++) {
    await join(bob!);
    await until(ada!, 'ready');
    await leave(bob!);
    await until(ada!, 'waiting');
  }
  await join(bob!);
  const { table } = await until(ada!, 'ready');
  await contribute(table, ada!, bob!);
  await until(bob!, 'idle');
  expect((await ask(url, `/api/tables/${table}`)).body).toMatchObject({ phase: 'playing' });
});
