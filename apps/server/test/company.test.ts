import { stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Administration, FolderInUse } from '../src/index.ts';
import { lockFolder } from '../src/storage/folder-lock.ts';
import { type Answer, ask, Connection, newPerson, newTable, type Person, post } from './client.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();

interface Known {
  readonly name: string;
  readonly friend: string;
  readonly here: boolean;
  readonly blocked: boolean;
}

const put = (who: Person, path: string, body: object): Promise<Answer> =>
  ask(who.url, path, { who, method: 'PUT', body });

const relate = (who: Person, { id: player }: Person, change: object): Promise<Answer> =>
  put(who, '/api/me/company', { person: { player }, ...change });

const company = async (who: Person) =>
  (await ask(who.url, '/api/me/company', { who })).body as unknown as {
    readonly people: readonly Known[];
    readonly invitations: readonly { readonly table: string }[];
  };

const knows = async (who: Person, name: string): Promise<Known | undefined> =>
  (await company(who)).people.find((one) => one.name === name);

const people = (url: string, ...names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => newPerson(url, name)));

describe.each(['folder', 'postgres'])('company in a %s', (store) => {
  const opened = async (): Promise<string> =>
    (
      await running(
        store === 'folder' ? { folder: await scratch() } : { url: await postgres.database() },
      )
    ).url;

  test('people who met become friends by a yes of both, see each other, and invite', async () => {
    const url = await opened();
    const table = await gather([url, url], { game: 'treehouse' });
    await start(table);
    await playOut(table);
    const [ada, bob] = table.people as [Person, Person];
    await expect.poll(async () => (await knows(ada, 'Bob'))?.friend).toBe('no');
    const person = { table: table.table, seat: 1 };
    expect(await put(ada, '/api/me/company', { person, friend: true })).toMatchObject({
      status: 200,
    });
    expect(await knows(ada, 'Bob')).toMatchObject({ friend: 'asked', here: false });
    expect(await knows(bob, 'Ada')).toMatchObject({ friend: 'asks', here: false });
    const next = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
    const invite = (who: Person, { id: player }: Person) =>
      post(url, '/api/me/invitations', { player, table: next }, who);
    expect(await invite(ada, bob)).toMatchObject({ status: 404 });
    await relate(bob, ada, { friend: true });
    expect(await knows(ada, 'Bob')).toMatchObject({ friend: 'yes', here: false });
    // Who is here shows only to friends, and only who likes that.
    await put(bob, '/api/me/visible', { visible: true });
    expect(await knows(ada, 'Bob')).toMatchObject({ here: true });
    expect(await invite(ada, bob)).toMatchObject({ status: 200 });
    expect((await company(bob)).invitations).toMatchObject([{ table: next, game: 'fort' }]);
    const seats = await ask(url, `/api/tables/${table.table}/company`, { who: ada });
    expect(seats.body).toEqual([null, { friend: 'yes', muted: false, blocked: false }]);
    await relate(bob, ada, { friend: false });
    expect(await knows(ada, 'Bob')).toMatchObject({ friend: 'no', here: false });
  });

  test('the blocked do not come to the table, and are not told why', async () => {
    const url = await opened();
    const [ada, bob, cy] = (await people(url, 'Ada', 'Bob', 'Cy')) as [Person, Person, Person];
    await relate(ada, bob, { friend: true });
    await relate(bob, ada, { friend: true });
    await relate(ada, bob, { blocked: true });
    expect(await knows(ada, 'Bob')).toMatchObject({ friend: 'no', blocked: true });
    expect(await knows(bob, 'Ada')).toBeUndefined();
    // Asking again is answered as if it had been heard.
    expect(await relate(bob, ada, { friend: true })).toMatchObject({ status: 200 });
    expect(await knows(ada, 'Bob')).toMatchObject({ friend: 'no' });
    const table = await newTable(ada, { game: 'fort', seats: ['me', 'open', 'open'] });
    const sit = (who: Person) => post(url, `/api/tables/${table}/sit`, {}, who);
    expect(await sit(bob)).toMatchObject({ status: 409, body: { rule: 'sit.unwanted' } });
    expect(await sit(cy)).toMatchObject({ status: 200 });
    await relate(ada, bob, { blocked: false });
    expect(await sit(bob)).toMatchObject({ status: 200 });
  });
});

test('who sat down by another server counts too', async () => {
  const place = { url: await postgres.database() };
  const [{ url }, { url: elsewhere }] = [await running(place), await running(place)];
  const [ada, bob, cy] = (await people(url, 'Ada', 'Bob', 'Cy')) as [Person, Person, Person];
  await relate(ada, bob, { blocked: true });
  const table = await newTable(cy, { game: 'fort', seats: ['me', 'open', 'open'] });
  const sit = (who: Person, at: string) => post(at, `/api/tables/${table}/sit`, {}, who);
  expect(await sit(ada, url)).toMatchObject({ status: 200 });
  expect(await sit(bob, elsewhere)).toMatchObject({ status: 409, body: { rule: 'sit.unwanted' } });
});

test('of two who sit down at the same moment on two servers one stays out, if one has blocked the other', async () => {
  const database = await postgres.database();
  const [{ url }, { url: elsewhere }] = [
    await running({ url: database }),
    await running({ url: database }),
  ];
  const [ada, bob, cy] = (await people(url, 'Ada', 'Bob', 'Cy')) as [Person, Person, Person];
  await relate(ada, bob, { blocked: true });
  const table = await newTable(cy, { game: 'fort', seats: ['me', 'open', 'open'] });
  // Both have asked who is there before either can go on.
  const held = new pg.Client({ connectionString: database });
  await held.connect();
  await held.query('begin; lock table relations in access exclusive mode');
  const sits = [
    post(url, `/api/tables/${table}/sit`, {}, ada),
    post(elsewhere, `/api/tables/${table}/sit`, {}, bob),
  ];
  const asking = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await query(database, asking))[0].count < sits.length);
  await held.query('commit');
  await held.end();
  const answers = (await Promise.all(sits)).sort((a, b) => a.status - b.status);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { rule: 'sit.unwanted' } }]);
});

test('an invitation is the host’s: it brings nobody to a table where somebody has blocked them', async () => {
  const { url } = await running({ url: await postgres.database() });
  const [ada, bob, cy] = (await people(url, 'Ada', 'Bob', 'Cy')) as [Person, Person, Person];
  await relate(ada, bob, { blocked: true });
  const setUp = async (host: Person) => {
    const wanted = { game: 'fort', seats: ['me', 'invited', 'open'] };
    const { body } = await post(url, '/api/tables', wanted, host);
    const { id, invites } = body as unknown as { id: string; invites: string[] };
    const sit = (who: Person, how: object = {}) => post(url, `/api/tables/${id}/sit`, how, who);
    return { sit, invite: invites[1]! };
  };
  const hers = await setUp(cy);
  expect(await hers.sit(ada)).toMatchObject({ status: 200 });
  expect(await hers.sit(bob, { invite: hers.invite })).toMatchObject({
    status: 409,
    body: { rule: 'sit.unwanted' },
  });
  // Whom Ada herself invites is wanted.
  const own = await setUp(ada);
  expect(await own.sit(bob)).toMatchObject({ status: 409 });
  expect(await own.sit(bob, { invite: own.invite })).toMatchObject({ status: 200 });
});

test('there is no rematch with somebody who was blocked after the game, nor an invitation by them', async () => {
  const { url } = await running({ url: await postgres.database() });
  const three = await gather([url, url, url], { game: 'treehouse' });
  await start(three);
  await playOut(three);
  const [ada, bob, cy] = three.people as [Person, Person, Person];
  const again = (who: Person) => post(url, `/api/tables/${three.table}/rematch`, {}, who);
  const next = async () => (await ask(url, `/api/tables/${three.table}`)).body.rematch;
  await relate(ada, bob, { friend: true });
  await relate(bob, ada, { friend: true });
  const table = await newTable(bob, { game: 'fort', seats: ['me', 'open'] });
  await post(url, '/api/me/invitations', { player: ada.id, table }, bob);
  expect((await company(ada)).invitations).toMatchObject([{ table }]);
  expect(await again(ada)).toMatchObject({ status: 200 });
  expect(await again(bob)).toMatchObject({ status: 200 });
  await relate(ada, bob, { blocked: true });
  expect((await company(ada)).invitations).toEqual([]);
  for (const who of [ada, bob]) {
    expect(await again(who)).toMatchObject({ status: 409, body: { rule: 'sit.unwanted' } });
  }
  // The last yes makes no table of two who do not want to meet.
  expect(await again(cy)).toMatchObject({ status: 200 });
  expect(await next()).toBeNull();
  await relate(ada, bob, { blocked: false });
  expect(await again(ada)).toMatchObject({ status: 200 });
  expect(await next()).not.toBeNull();
});

test('the queue never matches players with someone they blocked', async () => {
  const { url } = await running({ url: await postgres.database() });
  const [ada, bob, cy] = (await people(url, 'Ada', 'Bob', 'Cy')) as [Person, Person, Person];
  await relate(ada, bob, { blocked: true });
  const wish = { game: 'fort', pace: 'quick', seats: [2] };
  const join = (who: Person) => post(url, '/api/queue', wish, who);
  const place = async (who: Person) => (await ask(url, '/api/queue', { who })).body;
  for (const who of [ada, bob, cy]) expect(await join(who)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await place(cy)).is, { timeout: 20_000 }).toBe('ready');
  const states = [await place(ada), await place(bob)];
  expect(states.map(({ is }) => is).sort()).toEqual(['ready', 'waiting']);
});

test('nobody is found by guessing, and the same person cannot be reported twice for one thing', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const [ada, bob] = (await people(url, 'Ada', 'Bob')) as [Person, Person];
  const nobody = { ...bob, id: 'nobody' };
  expect(await relate(ada, nobody, { friend: true })).toMatchObject({ status: 404 });
  expect(await relate(ada, ada, { friend: true })).toMatchObject({ status: 404 });
  const report = (why: string) =>
    post(url, '/api/reports', { person: { player: bob.id }, why }, ada);
  for (const why of ['name', 'name', 'chat']) {
    expect(await report(why)).toMatchObject({ status: 200 });
  }
  expect(await report('nonsense')).toMatchObject({ status: 400 });
  expect(await query(database, 'select why from reports order by why')).toEqual([
    { why: 'chat' },
    { why: 'name' },
  ]);
});

test.each(['folder', 'postgres'])(
  'who runs a server on a %s sees reports, takes names away and closes tables while it runs',
  async (store) => {
    const place =
      store === 'folder' ? { folder: await scratch() } : { url: await postgres.database() };
    const { url } = await running(place);
    const [ada, bob] = (await people(url, 'Ada', 'Rude Name')) as [Person, Person];
    const table = await newTable(bob, { game: 'fort', seats: ['me', 'open'], public: true });
    const person = { table, seat: 0 };
    const report = (text: string) => post(url, '/api/reports', { person, why: 'name', text }, ada);
    for (const text of [' ', 'red \u001b[31m', 'turned \u202e', 'x'.repeat(501)]) {
      expect(await report(text)).toMatchObject({ status: 400 });
    }
    // What happened may be said after a report without words.
    const wordless = { person, why: 'name' };
    expect(await post(url, '/api/reports', wordless, ada)).toMatchObject({ status: 200 });
    expect(await report('  It is rude  ')).toMatchObject({ status: 200 });
    const watching = await Connection.open(url, table, ada);
    await Administration.on(place, async (admin) => {
      expect(await admin.reports()).toMatchObject([
        { name: 'Rude Name', player: bob.id, why: 'name', by: 1, table, texts: ['It is rude'] },
      ]);
      expect(await admin.removeName(bob.id)).toMatch(/^Guest \d{4}$/);
      expect(await admin.removeName('nobody')).toBeUndefined();
      expect((await admin.reports())[0]!.at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
      expect(await admin.settle(bob.id)).toBe(1);
      expect(await admin.health()).toMatchObject({ servers: 1, players: 2, open: 1, reports: 0 });
      const told = async () => JSON.stringify((await ask(url, '/api/tables')).body);
      await expect.poll(told).not.toContain('Rude');
      expect(await admin.closeTable(table)).toBe(true);
      expect(await admin.closeTable(table)).toBe(false);
    });
    await watching.until(() => watching.closed !== undefined);
    await expect.poll(async () => (await ask(url, `/api/tables/${table}`)).status).toBe(404);
    expect((await ask(url, '/api/me/tables', { who: bob })).body).toMatchObject({ tables: [] });
  },
);

test('a folder that something else holds is named as in use, and a socket takes no nonsense', async () => {
  const folder = await scratch();
  const unlock = await lockFolder(folder);
  const health = () => Administration.on({ folder }, (admin) => admin.health());
  await expect(health()).rejects.toThrow(FolderInUse);
  await unlock();
  // As left behind by a server that was killed.
  await writeFile(`${folder}/admin.sock`, '');
  await running({ folder });
  expect((await stat(`${folder}/admin.sock`)).mode & 0o777).toBe(0o600);
  for (const nonsense of ['{}\n', '{"act":"constructor","id":""}\n', 'x'.repeat(5000)]) {
    const line = connect(`${folder}/admin.sock`);
    line.on('error', () => {}).end(nonsense);
    expect(await text(line).catch(() => '')).toBe('');
  }
  expect(await health()).toMatchObject({ players: 0 });
});
