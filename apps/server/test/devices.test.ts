import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, type Server, serve } from '../src/index.ts';
import { Devices } from '../src/players/devices.ts';
import { hashOf } from '../src/players/secret.ts';
import { migrate } from '../src/storage/migrations.ts';
import type { Schema } from '../src/storage/schema.ts';
import { Browser } from './browser.ts';
import { ask, newPerson, newTable, post } from './client.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';

const postgres = withPostgres();
let servers: Server[] = [];
let database = '';
let url = '';
/** Another server on the same database. */
let elsewhere = '';

beforeAll(async () => {
  database = await postgres.database();
  const config = readConfig({ ...SETTINGS, 'trust-proxy': 'yes' }, { DATABASE_URL: database });
  servers = [await serve(config), await serve(config)];
  [url, elsewhere] = servers.map((server) => server.url) as [string, string];
}, 60_000);

afterAll(() => Promise.all(servers.map((server) => server.close())));

async function browser(name: string, at = url): Promise<Browser> {
  const page = new Browser(at);
  expect(await page.post('/api/players', { name })).toMatchObject({ status: 200 });
  return page;
}

const me = async (who: Browser): Promise<unknown> => {
  const { status, body } = await who.ask('/api/me');
  return status === 200 ? body.name : status;
};

const devicesOf = async (who: Browser) =>
  (await who.ask('/api/me/devices')).body as unknown as { id: string; here: boolean }[];

const linkOf = async (who: Browser): Promise<string> =>
  String((await who.post('/api/me/links')).body.link);

const secretOf = (link: string): string => new URL(link, url).hash.slice(1);

/** A second browser of the same player. */
async function another(who: Browser, at = url): Promise<Browser> {
  const page = new Browser(at);
  const secret = secretOf(await linkOf(who));
  expect(await page.post('/api/sign-in', { secret })).toMatchObject({ status: 200 });
  return page;
}

/** Lets time pass for secrets and devices. */
const pass = (time: string) =>
  query(
    database,
    `with devices as (update devices set used_at = used_at - interval '${time}')
     update device_secrets set made_at = made_at - interval '${time}',
       retired_at = retired_at - interval '${time}'`,
  );

const retired = async ({ secret }: Browser): Promise<boolean> => {
  const rows = await query(
    database,
    'select 1 from device_secrets where hash = $1 and retired_at is not null',
    [hashOf(secret!)],
  );
  return rows.length > 0;
};

/** What is true at the latest when no server remembers anything without asking. */
const soon = <T>(act: () => Promise<T>) => expect.poll(act, { timeout: 5000 });

describe('who is who', () => {
  test('a page gets a cookie that scripts cannot read, and no token; a program the other way round', async () => {
    const page = new Browser(url);
    const { body } = await page.post('/api/players', { name: 'Ada' });
    expect(Object.keys(body).sort()).toEqual(['id', 'name']);
    const { text } = page.cookies.get('treefort')!;
    expect(text).toMatch(/^treefort=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await me(page)).toBe('Ada');
    const program = await fetch(`${url}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Bot"}',
    });
    expect(program.headers.get('set-cookie')).toBeNull();
    expect(await program.json()).toMatchObject({ name: 'Bot', token: expect.any(String) });
    const all = await query(database, 'select hash from device_secrets');
    expect(all.map(({ hash }) => hash)).toContainEqual(hashOf(page.secret!));
  });

  test('a player who takes a name again stays the same player', async () => {
    const page = new Browser(url);
    const { body } = await page.post('/api/players', { name: 'Ada' });
    expect((await page.post('/api/players', { name: 'Eda' })).body).toEqual({
      ...body,
      name: 'Eda',
    });
    expect(await me(page.at(elsewhere))).toBe('Eda');
  });

  test('neither secret is good in the other’s place', async () => {
    const page = await browser('Ada');
    const bot = await newPerson(url, 'Bot');
    const headers = { authorization: `Bearer ${page.secret}` };
    expect((await fetch(`${url}/api/me`, { headers })).status).toBe(401);
    const cookie = { cookie: `treefort=${bot.token}` };
    expect((await fetch(`${url}/api/me`, { headers: cookie })).status).toBe(401);
    expect(await page.post('/api/me/token')).toMatchObject({ status: 403 });
  });

  test('over https the cookie belongs to this host alone, and one from before https moves over', async () => {
    const page = await browser('Ada');
    const { secret } = page;
    const secure = { 'x-forwarded-proto': 'https' };
    await pass('2 minutes');
    expect((await page.ask('/api/me', { headers: secure })).body.name).toBe('Ada');
    const { text } = page.cookies.get('__Host-treefort')!;
    expect(text).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    expect(text).toContain('; Path=/;');
    expect(text).not.toContain('Domain');
    expect(page.secret).toBeUndefined();
    expect((await page.ask('/api/me', { headers: secure })).body.name).toBe('Ada');
    // What another host of the domain could plant: a cookie without the prefix.
    const planted = new Browser(url);
    const { value } = page.cookies.get('__Host-treefort')!;
    planted.cookies.set('treefort', { value, text: '' });
    expect(await planted.ask('/api/me', { headers: secure })).toMatchObject({ status: 401 });
    expect(secret).not.toBe(value);
  });
});

describe('a link to another device', () => {
  test('says who one would become, works once, and changes nothing when it is only opened', async () => {
    const [anna, boris] = [await browser('Anna'), await browser('Boris', elsewhere)];
    const link = await linkOf(anna);
    expect(link).toMatch(/^\/me#[\w-]{43}$/);
    const { secret: before } = boris;
    for (const path of [link, `/me/${secretOf(link)}`]) {
      const opened = await fetch(elsewhere + path, { headers: { cookie: boris.cookie } });
      expect(opened.headers.get('content-type')).toContain('text/html');
      expect(opened.headers.get('set-cookie')).toBeNull();
    }
    const secret = secretOf(link);
    const offer = await boris.post('/api/sign-in/offer', { secret });
    expect(offer.body).toMatchObject({
      player: { name: 'Anna' },
      you: { name: 'Boris' },
      onlyHere: true,
    });
    expect([boris.secret, await me(boris)]).toEqual([before, 'Boris']);
    const again = boris.at(url);
    const taken = await Promise.all(
      [boris, again].map((one) => one.post('/api/sign-in', { secret })),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [winner] = taken[0]!.status === 200 ? [boris] : [again];
    expect(await me(winner!)).toBe('Anna');
    expect(await me(anna)).toBe('Anna');
    // The browser has lost what it had as Boris, so nobody may use it.
    const stale = new Browser(elsewhere);
    stale.cookies.set('treefort', { value: before!, text: '' });
    await soon(() => me(stale)).toBe(401);
  });

  test('works for ten minutes, and no longer when another was made', async () => {
    const anna = await browser('Anna');
    const [first, second] = [await linkOf(anna), await linkOf(anna)].map(secretOf);
    const phone = new Browser(url);
    expect(await phone.post('/api/sign-in', { secret: first })).toMatchObject({ status: 404 });
    await query(database, `update sign_in_links set until = until - interval '11 minutes'`);
    for (const path of ['/api/sign-in/offer', '/api/sign-in']) {
      expect(await phone.post(path, { secret: second })).toMatchObject({ status: 404 });
    }
    expect(phone.cookies.size).toBe(0);
  });
});

describe('other sites', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of the same domain', { origin: 'http://127.0.0.1:1' }],
    ['a page without origin', { origin: 'null' }],
    ['what the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('%s changes nothing', async (_, headers) => {
    const [anna, eve] = [await browser('Anna'), await browser('Eve')];
    const secret = secretOf(await linkOf(eve));
    const changes = [
      ['POST', '/api/sign-in', { secret }],
      ['POST', '/api/sign-in/offer', { secret }],
      ['POST', '/api/players', { name: 'Eve' }],
      ['POST', '/api/me/links', undefined],
      ['DELETE', '/api/me/devices', undefined],
      ['PATCH', '/api/me', { name: 'Eve' }],
    ] as const;
    const before = anna.cookie;
    for (const [method, path, body] of changes) {
      const { status } = await anna.ask(path, { method, headers, ...(body && { body }) });
      expect({ path, status }).toEqual({ path, status: 403 });
    }
    expect([anna.cookie, await me(anna)]).toEqual([before, 'Anna']);
    const form = await fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers: { cookie: anna.cookie, 'content-type': 'text/plain', origin: url },
      body: JSON.stringify({ secret }),
    });
    expect(form.status).toBe(415);
  });

  test('a cookie without a page behind it changes nothing and opens no connection', async () => {
    const anna = await browser('Anna');
    const { cookie } = anna;
    const bare = await fetch(`${url}/api/me/links`, { method: 'POST', headers: { cookie } });
    expect(bare.status).toBe(403);
    const host = await newPerson(url);
    const table = await newTable(host, { game: 'fort', seats: ['me', 'open'] });
    await expect(anna.connect(table, { origin: 'https://evil.example' })).rejects.toThrow('403');
    expect((await anna.connect(table)).last.phase).toBe('open');
  });
});

describe('a secret', () => {
  test('is replaced after a day, while requests to two servers are under way', async () => {
    const anna = await browser('Anna');
    const first = anna.secret!;
    await pass('25 hours');
    const tabs = [url, elsewhere, url, elsewhere, url, elsewhere].map((at) => anna.at(at));
    const renewed = () => tabs.filter(({ secret }) => secret !== first);
    await soon(async () => {
      expect(await Promise.all(tabs.map(me))).toEqual(tabs.map(() => 'Anna'));
      return renewed().length;
    }).toBeGreaterThan(0);
    // What was sent before the new one came is answered, and an answer that was lost costs nothing.
    expect(await me(anna.at(elsewhere))).toBe('Anna');
    for (const tab of renewed()) expect(await me(tab)).toBe('Anna');
  });

  test('that was replaced is refused, and signs the device out on which it was', async () => {
    const [anna, boris] = [await browser('Anna'), await browser('Boris')];
    const stolen = anna.at(elsewhere);
    const phone = await another(anna);
    await pass('25 hours');
    await soon(async () => [await me(anna), anna.secret]).not.toContain(stolen.secret);
    await pass('2 minutes');
    await soon(async () => [await me(anna), await retired(stolen)]).toEqual(['Anna', true]);
    await soon(() => me(stolen)).toBe(401);
    // The owner of the newer one cannot be told from a thief.
    await soon(() => me(anna)).toBe(401);
    expect([await me(phone), await me(boris)]).toEqual(['Anna', 'Boris']);
  });

  test('of a program is replaced when it asks, and the old one ends when the new one is used', async () => {
    const bot = await newPerson(url, 'Bot');
    expect(await post(url, '/api/me/token', undefined, bot)).toMatchObject({ status: 409 });
    await pass('2 minutes');
    const { body } = await post(url, '/api/me/token', undefined, bot);
    const renewed = { ...bot, token: String(body.token) };
    const statuses = async () => [
      (await ask(elsewhere, '/api/me', { who: renewed })).status,
      (await ask(url, '/api/me', { who: bot })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await pass('2 minutes');
    await soon(statuses).toEqual([200, 401]);
  });
});

describe('signing out', () => {
  test('the devices are listed, and one or all others are signed out on every server', async () => {
    // Servers also look for themselves from time to time: here they have to be told.
    const check = vi.spyOn(Devices.prototype, 'check').mockResolvedValue();
    onTestFinished(() => check.mockRestore());
    const anna = await browser('Anna');
    const [phone, laptop] = [await another(anna, elsewhere), await another(anna)];
    const listed = await devicesOf(anna);
    expect(listed).toMatchObject([{}, {}, {}]);
    expect(listed.filter(({ here }) => here)).toMatchObject([
      { kind: 'browser', label: 'Firefox, Linux' },
    ]);
    expect(JSON.stringify(listed)).not.toContain(anna.secret);
    const there = (await devicesOf(phone)).find(({ here }) => here)!.id;
    const table = await newTable(await newPerson(url), { game: 'fort', seats: ['me', 'open'] });
    const [open, other] = [await phone.connect(table), await laptop.connect(table)];
    const path = `/api/me/devices/${there}`;
    expect(await anna.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
    await open.until(() => open.closed !== undefined);
    expect(open.closed).toEqual({ code: 1008 });
    await soon(() => me(phone)).toBe(401);
    expect((await phone.connect(table)).last.you).toBeNull();
    expect([await me(laptop), other.closed]).toEqual(['Anna', undefined]);
    expect(await anna.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect(await anna.ask('/api/me/devices', { method: 'DELETE' })).toMatchObject({ status: 200 });
    await other.until(() => other.closed !== undefined);
    expect([await me(anna), await me(laptop)]).toEqual(['Anna', 401]);
  });

  test('nobody signs out the devices of others; signing out here takes the cookie too', async () => {
    const [anna, boris] = [await browser('Anna'), await browser('Boris')];
    const [{ id } = { id: '' }] = await devicesOf(anna);
    const path = `/api/me/devices/${id}`;
    expect(await boris.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect([await devicesOf(anna), await me(anna)]).toMatchObject([[{ id }], 'Anna']);
    expect(await anna.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect([anna.cookies.size, await me(anna)]).toEqual([0, 401]);
  });

  test('a server that was not told finds out when it hears from the database again', async () => {
    const anna = await browser('Anna', elsewhere);
    const table = await newTable(await newPerson(url), { game: 'fort', seats: ['me', 'open'] });
    const open = await anna.connect(table);
    const [{ id } = { id: '' }] = await devicesOf(anna);
    await query(database, 'delete from devices where id = $1', [id]);
    await query(
      database,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await open.until(() => open.closed !== undefined);
    expect(open.closed).toEqual({ code: 1008 });
  });

  test('a request that waits is refused when its device is signed out meanwhile', async () => {
    const anna = await browser('Anna');
    const phone = await another(anna, elsewhere);
    const table = await newTable(await newPerson(url), { game: 'fort', seats: ['me', 'open'] });
    const path = `/api/tables/${table}/news?after=0&wait=20`;
    // The first is answered because somebody came.
    await phone.ask(path);
    const waiting = phone.ask(path);
    await me(phone);
    await anna.ask('/api/me/devices', { method: 'DELETE' });
    await soon(() => me(phone)).toBe(401);
    await post(url, `/api/tables/${table}/chat`, { text: 'hello' }, await newPerson(url));
    expect(await waiting).toMatchObject({ status: 401 });
  });
});

describe('a player of an earlier version', () => {
  /** A database as it was before there were devices, with a player in it, and a server of today. */
  async function oldPlayer(): Promise<string> {
    database = await postgres.database();
    const pool = new pg.Pool({ connectionString: database });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, '005-writers');
    await db.destroy();
    const secret = 'a'.repeat(43);
    await query(
      database,
      `insert into players (id, secret, name, created_at)
       values ('anna', $1, 'Anna', clock_timestamp() - interval '90 days')`,
      [hashOf(secret)],
    );
    ({ url } = await running({ url: database }));
    return secret;
  }

  const withCookie = (value: string): Browser => {
    const page = new Browser(url);
    page.cookies.set('treefort', { value, text: '' });
    return page;
  };

  test('goes on in each browser that has the secret, each by a secret of its own', async () => {
    const secret = await oldPlayer();
    const laptop = withCookie(secret);
    const tabs = [laptop.at(url), laptop.at(url), laptop.at(url)];
    expect(await Promise.all(tabs.map(me))).toEqual(['Anna', 'Anna', 'Anna']);
    const [own, ...more] = tabs.filter((tab) => tab.secret !== secret);
    expect(more).toEqual([]);
    expect(await devicesOf(own!)).toMatchObject([{ kind: 'browser', here: true }, { kind: 'old' }]);
    await pass('2 minutes');
    const phone = withCookie(secret);
    await soon(async () => [await me(phone), phone.secret !== secret]).toEqual(['Anna', true]);
    await query(database, `update devices set ends_at = ends_at - interval '31 days'`);
    await soon(() => me(withCookie(secret))).toBe(401);
    expect([await me(own!), await me(phone)]).toEqual(['Anna', 'Anna']);
  });

  test('comes to another device by the old link after a yes, and ends the link by signing out', async () => {
    const secret = await oldPlayer();
    const phone = new Browser(url);
    const opened = await fetch(`${url}/me/${secret}`);
    expect(opened.headers.get('set-cookie')).toBeNull();
    const offer = await phone.post('/api/sign-in/offer', { secret });
    expect(offer.body).toMatchObject({ player: { name: 'Anna' }, you: null });
    expect(await phone.post('/api/sign-in', { secret })).toMatchObject({ status: 200 });
    expect([await me(phone), phone.secret !== secret]).toEqual(['Anna', true]);
    await phone.ask('/api/me/devices', { method: 'DELETE' });
    expect(await new Browser(url).post('/api/sign-in', { secret })).toMatchObject({ status: 404 });
    expect(await me(withCookie(secret))).toBe(401);
  });

  test('a program goes on with its token', async () => {
    const token = await oldPlayer();
    const bot = { url, id: 'anna', token };
    expect((await ask(url, '/api/me', { who: bot })).body).toEqual({ id: 'anna', name: 'Anna' });
  });
});
