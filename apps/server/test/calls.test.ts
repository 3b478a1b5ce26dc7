import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type Server, serve } from '../src/index.ts';
import { playing, playUntil, settings, subscribe, turnAt } from './called-players.ts';
import { ask, Connection, newPerson, post } from './client.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { PushBrowser } from './push-browser.ts';
import { query } from './query.ts';
import { startReceiver } from './receiver.ts';
import { running, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';

const postgres = withPostgres();
const publicUrl = 'https://games.example.org';
const calls = { privateAddresses: true, timeLimit: 2000, hold: 50, interval: 50, retry: 10 };

/** Other tests may be running. */
const SLOW = { timeout: 10_000 };

/** It is within these hours, wherever the test began. */
const now = new Date().getUTCHours();
const hour = (from: number) => `${String((now + from) % 24).padStart(2, '0')}:00`;
const quiet = { from: hour(0), to: hour(2), zone: 'UTC' };

describe.each(['PostgreSQL', 'a folder'])('on %s', (store) => {
  let server: Server;
  let mailbox: Mailbox;
  let folder: string;
  let url = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'treefort-'));
    mailbox = await startMailbox();
    const place =
      store === 'a folder' ? { folder: join(folder, 'data') } : { url: await postgres.database() };
    const mail = { smtp: mailbox.url, from: 'Treefort <games@example.org>' };
    const config = readConfig(SETTINGS, {});
    server = await serve({ ...config, database: place, publicUrl, mail, calls });
    url = server.url;
  }, 60_000);

  afterAll(async () => {
    await server.close();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('who is not at the table is notified in her language, once until she has looked', async () => {
    const service = await startReceiver();
    const { people, table, begin } = await playing(url);
    const browsers = [
      await subscribe(people[0], service),
      await subscribe(people[1], service, 'ru'),
    ];
    const told = (seat: number) =>
      service.received
        .filter(({ path }) => path === `/${people[seat]!.id}`)
        .map(({ body }) => browsers[seat]!.read(body));
    await begin();
    await service.until(2);
    const { seat: first } = await turnAt(people, table);
    const second = 1 - first;
    expect(told(first)).toMatchObject([{ about: 'your-turn', table }]);
    expect(told(second)).toMatchObject([{ about: 'table-ready', table }]);
    expect(told(0)[0]!.body).toBe('Fort with Bob');
    expect(told(1)[0]!.body).toBe('Форт. За столом с вами: Ada');
    const { headers } = service.received[0]!;
    expect(headers).toMatchObject({ ttl: '86400', topic: table });
    expect(headers.authorization).toMatch(/^vapid t=/);
    // The second was told of the start and has not looked since: what comes next is about another table.
    await playUntil(second, people, table);
    const other = await playing(url, url, people);
    await other.begin();
    await expect
      .poll(() => told(second).map((one) => one.table), SLOW)
      .toEqual([table, other.table]);
    // The first has acted, and is told again.
    await playUntil(first, people, table);
    const here = () => told(first).filter((one) => one.table === table);
    await expect.poll(() => here().length, SLOW).toBeGreaterThan(1);
    expect(here().at(-1)).toMatchObject({ about: 'your-turn' });
    const before = told(second).length;
    // By now the second has acted too.
    await playUntil(second, people, table);
    await expect.poll(() => told(second).length, SLOW).toBeGreaterThan(before);
  });

  test('mail is sent only to confirmed addresses, and ends with one click', async () => {
    const { people, begin, table } = await playing(url);
    const [ada] = people;
    const body = { address: 'ada@example.com', language: 'fr' };
    expect(await settings(ada, '/mail', 'PUT', body)).toMatchObject({ status: 200 });
    expect((await settings(ada)).body.mail).toEqual({
      offered: true,
      address: null,
      unconfirmed: 'ada@example.com',
    });
    await mailbox.until(1);
    const [, secret] = /\/calls\/confirm#([\w-]+)/.exec(mailbox.received[0]!.text) ?? [];
    const confirm = () => post(url, '/api/calls/confirm', { secret });
    for (const once of [await confirm(), await confirm()]) {
      expect(once).toMatchObject({ status: 200, body: { address: 'ada@example.com' } });
    }
    await begin();
    await mailbox.until(2);
    const { to, text } = mailbox.received[1]!;
    expect(to).toBe('ada@example.com');
    expect(text).toContain(`${publicUrl}/table/${table}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, stop] = /List-Unsubscribe: <https:\/\/games.example.org([^>]+)>/.exec(text) ?? [];
    const click = () =>
      fetch(url + stop, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).status).toBe(200);
    expect((await click()).status).toBe(404);
    expect((await settings(ada)).body.mail).toMatchObject({ address: null, unconfirmed: null });
    // Nor does the old link bring it back.
    expect(await confirm()).toMatchObject({ status: 404 });
  });

  test('a webhook is posted to, and forgotten when it is gone', async () => {
    const chat = await startReceiver();
    chat.status = 404;
    const { people, table, begin } = await playing(url);
    const hook = { url: `${chat.url}/hook`, language: 'pt' };
    expect(await settings(people[0], '/webhook', 'PUT', hook)).toMatchObject({ status: 200 });
    await begin();
    await chat.until(1);
    const said = JSON.parse(String(chat.received[0]!.body)) as Record<string, string>;
    expect(said).toMatchObject({ table, url: `${publicUrl}/table/${table}`, content: said.text });
    expect(said.text).toContain('Fort com Bob');
    await expect
      .poll(async () => (await settings(people[0])).body.webhook, SLOW)
      .toEqual({ offered: true, url: null });
  });

  test('a push service that fails is asked again, one that does not know the browser never', async () => {
    const service = await startReceiver();
    service.status = 503;
    const { people, begin } = await playing(url);
    await subscribe(people[0], service);
    await begin();
    await service.until(2);
    service.status = 410;
    expect((await settings(people[0])).body.push).toMatchObject({ here: 'en' });
    const push = async () => (await settings(people[0])).body.push;
    await expect.poll(push, SLOW).toMatchObject({ devices: [], here: null });
  });

  test('in quiet hours nothing comes before they are ended', async () => {
    const service = await startReceiver();
    // Not the host, who may be told first that the table is full.
    const { people, begin } = await playing(url);
    await subscribe(people[0], service);
    await subscribe(people[1], service);
    expect(await settings(people[1], '/quiet', 'PUT', quiet)).toMatchObject({ status: 200 });
    await begin();
    await (await playing(url, url, people)).begin();
    await service.until(2);
    const to = service.received.map(({ path }) => path);
    expect(to).toEqual([`/${people[0].id}`, `/${people[0].id}`]);
    expect((await settings(people[1])).body.quiet).toEqual(quiet);
    expect(await settings(people[1], '/quiet', 'DELETE')).toMatchObject({ status: 200 });
    await service.until(4);
    expect(service.received.slice(2).map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => `/${people[1].id}`),
    );
  });

  test('a device that is signed out is notified no more', async () => {
    const service = await startReceiver();
    const { people } = await playing(url);
    await subscribe(people[0], service);
    const { body: link } = await post(url, '/api/me/links', undefined, people[0]);
    const secret = String(link.link).split('#')[1];
    const { body: other } = await post(url, '/api/sign-in', { secret });
    const there = { url, id: people[0].id, token: String(other.token) };
    const [device] = ((await settings(there)).body.push as { devices: string[] }).devices;
    await ask(url, `/api/me/devices/${device}`, { who: there, method: 'DELETE' });
    expect((await settings(there)).body.push).toMatchObject({ devices: [] });
  });

  test('notifications are ended as often as somebody asks for it', async () => {
    const { people } = await playing(url);
    await subscribe(people[0], await startReceiver());
    for (let i = 0; i < 2; i++) {
      expect(await settings(people[0], '/push/here', 'DELETE')).toMatchObject({ status: 200 });
    }
    expect((await settings(people[0])).body.push).toMatchObject({ devices: [] });
  });
});

test('two servers share the keys, and either sends', async () => {
  const database = await postgres.database();
  const servers = await Promise.all(
    [1, 2].map(() => running({ url: database }, {}, { publicUrl, calls })),
  );
  const service = await startReceiver();
  const { people, begin } = await playing(servers[0]!.url, servers[1]!.url);
  const keys = await Promise.all(people.map(async (who) => (await settings(who)).body.push));
  expect(keys[0]).toEqual(keys[1]);
  for (const who of people) await subscribe(who, service);
  await begin();
  await service.until(2);
});

test('who looks at the table is not told what was still to be sent', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database }, {}, { publicUrl, calls });
  const service = await startReceiver();
  const { people, table, begin } = await playing(url);
  await subscribe(people[0], service);
  await settings(people[0], '/quiet', 'PUT', quiet);
  await begin();
  const waiting = () => query(database, 'select about from outbox');
  await expect.poll(waiting, SLOW).toHaveLength(1);
  await Connection.open(url, table, people[0]);
  await expect.poll(waiting, SLOW).toHaveLength(0);
  expect(await query(database, 'select looked from called')).toEqual([{ looked: true }]);
});

test('a push service that hangs holds up neither moves nor other messages', async () => {
  const patient = { ...calls, timeLimit: 60_000 };
  const { url } = await running({ url: await postgres.database() }, {}, { calls: patient });
  const [dead, alive] = [await startReceiver(), await startReceiver()];
  dead.status = 0;
  const { people, begin } = await playing(url);
  await subscribe(people[0], dead);
  await subscribe(people[1], alive);
  await begin();
  for (let more = 0; more < 9; more++) await (await playing(url, url, people)).begin();
  await alive.until(10);
  await expect.poll(() => dead.received.length, SLOW).toBe(8);
});

test('nobody is flooded: three letters to one address a day, thirty tables an hour', async () => {
  const database = await postgres.database();
  const mailbox = await startMailbox();
  const mail = { smtp: mailbox.url, from: 'games@example.org' };
  const { url } = await running({ url: database }, {}, { publicUrl, mail, calls });
  const statuses: number[] = [];
  for (const address of [
    'eve@example.org',
    'Eve@example.org',
    'EVE@example.org',
    'eve@Example.org',
  ]) {
    const who = await newPerson(url);
    const { status } = await settings(who, '/mail', 'PUT', { address, language: 'en' });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await mailbox.until(3);
  await mailbox.close();
  const service = await startReceiver();
  // Not the host, who may be told first that the table is full.
  const { people, begin } = await playing(url);
  for (const who of people) await subscribe(who, service);
  await query(
    database,
    `insert into called (player, table_id, what) select $1, 'table ' || n, 'your-turn' from generate_series(1, 30) n`,
    [people[1].id],
  );
  await begin();
  await service.until(1);
  expect(service.received[0]!.path).toBe(`/${people[0].id}`);
  expect(await query(database, 'select count(*)::int from called')).toEqual([{ count: 31 }]);
});

test.each([
  ['push', 200],
  ['webhook', 200],
] as const)('by %s nobody is told more than %d things a day', async (channel, most) => {
  const database = await postgres.database();
  const { url } = await running({ url: database }, {}, { publicUrl, calls });
  const service = await startReceiver();
  const { people, begin } = await playing(url);
  for (const who of people) {
    if (channel === 'push') await subscribe(who, service);
    else {
      const hook = { url: `${service.url}/${who.id}`, language: 'en' };
      expect(await settings(who, '/webhook', 'PUT', hook)).toMatchObject({ status: 200 });
    }
  }
  // Not the host, who may be told first that the table is full. Midnight may come before the game begins.
  await query(
    database,
    `insert into calls_sent (player, channel, day, n) values ($1, $2, current_date, $3)`,
    [people[1].id, channel, most],
  );
  await begin();
  await service.until(1);
  const left = () => query(database, 'select id from outbox');
  await expect.poll(left, SLOW).toHaveLength(0);
  const sent = await query(
    database,
    'select n from calls_sent where player = $1 and day = current_date',
    [people[1].id],
  );
  const toHim = service.received.filter(({ path }) => path === `/${people[1].id}`);
  expect(toHim).toHaveLength((sent[0]?.n ?? 0) > most ? 0 : 1);
});

test('addresses that lead into private networks, and hours that are none, are refused', async () => {
  const { url } = await running({ url: await postgres.database() }, {}, { publicUrl });
  const who = await newPerson(url);
  const language = 'en';
  const wrong: readonly [string, object][] = [
    ['/webhook', { url: 'https://169.254.169.254/latest', language }],
    ['/webhook', { url: 'http://example.org/hook', language }],
    ['/push', new PushBrowser().subscription('https://[::1]/push')],
    ['/push', new PushBrowser().subscription('http://example.org/push')],
    ['/quiet', { from: '22:00', to: '25:00', zone: 'UTC' }],
    ['/quiet', { from: '22:00', to: '07:00', zone: 'Mars/Olympus' }],
  ];
  for (const [path, body] of wrong) {
    expect(await settings(who, path, 'PUT', body)).toMatchObject({ status: 400 });
  }
});
