import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { ask, Connection, contribute, newPerson, newTable, post } from './client.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();
let url = '';

beforeEach(async () => {
  ({ url } = await running({ url: await postgres.database() }));
});

describe('every answer', () => {
  test.each(['/', '/api/games', '/table/abc', '/nothing', '/api/docs/static/index.html'])(
    '%s has security headers and runs no foreign script',
    async (path) => {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toBe("'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/upgrade-insecure|https?:|[a-z]\.[a-z]/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('deep links show the page, unknown paths say so in JSON', async () => {
    const page = await (await fetch(`${url}/table/abc`)).text();
    expect(page).toBe(await (await fetch(`${url}/`)).text());
    expect(page).toContain('<title>Treefort');
    expect(page).not.toMatch(/<script(?![^>]*src=)/);
    expect(await (await fetch(`${url}/any/where?x=1.5`)).text()).toBe(page);
    expect((await fetch(`${url}/missing.png`)).status).toBe(404);
    expect(await ask(url, '/api/nothing')).toMatchObject({
      status: 404,
      body: { why: 'not-found' },
    });
  });
});

test('the API describes itself, every command included', async () => {
  const { body } = await ask(url, '/api/docs/json');
  const paths = Object.keys(body.paths as object);
  for (const path of [
    '/api/players',
    '/api/tables',
    '/api/tables/{id}/choose',
    '/api/tables/{id}/record',
  ]) {
    expect(paths).toContain(path);
  }
  const choose = JSON.stringify((body.paths as Record<string, unknown>)['/api/tables/{id}/choose']);
  expect(choose).toContain('"decision"');
  expect((await fetch(`${url}/api/docs`)).status).toBe(200);
});

describe('names and chat', () => {
  const bad = [
    ['x'.repeat(41), 'longer than 40 letters'],
    ['', 'blank'],
    [' \u00a0\u200b', 'holds U+200B, which shows nothing'],
    ['abc\u202egnp.exe', 'holds U+202E, which shows nothing'],
    ['a\u2067b', 'holds U+2067, which shows nothing'],
    ['a\u0000b', 'holds U+0000, which shows nothing'],
    ['a\nb', 'holds U+000A, which shows nothing'],
    ['\u0410da', 'from another alphabet'],
    ['ada\u0316\u0316\u0316', 'too many marks on a'],
  ];
  test.each(bad)('%j is refused as a name', async (name, why) => {
    const { status, body } = await post(url, '/api/players', { name });
    expect(status).toBe(400);
    expect(body.message).toContain(why);
  });

  test('10,000 letters are refused as a name', async () => {
    const { status, body } = await post(url, '/api/players', { name: 'x'.repeat(10_000) });
    expect({ status, why: body.why }).toEqual({ status: 400, why: 'bad-request' });
  });

  test.each(['<b>Ada</b>', 'Ада', 'アダ', '👩‍🚀', "'; drop table moves; --", '{{7*7}}'])(
    '%j is a name like any other, as text',
    async (name) => {
      const ada = await newPerson(url, name);
      expect((await ask(url, '/api/me', { who: ada })).body.name).toBe(name);
      const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
      const connection = await Connection.open(url, table, ada);
      expect(await connection.send({ do: 'chat', text: name })).toMatchObject({ ok: true });
      expect(connection.last.happened).toMatchObject([{ name, text: name }]);
      const response = await fetch(`${url}/api/tables/${table}`);
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  test('long and steering chat is refused', async () => {
    const ada = await newPerson(url);
    const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
    const connection = await Connection.open(url, table, ada);
    for (const text of ['x'.repeat(501), '', 'a\u202eb']) {
      expect(await connection.send({ do: 'chat', text })).toMatchObject({
        ok: false,
        why: 'bad-request',
      });
    }
  });
});

test('health, readiness and figures', async () => {
  expect(await ask(url, '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await ask(url, '/readyz')).toMatchObject({ status: 200, body: { ok: true } });
  const ada = await newPerson(url);
  const table = await newTable(ada, { game: 'treehouse', seats: ['me', { bot: 'random' }] });
  await contribute(table, ada);
  const connection = await Connection.open(url, table, ada);
  await connection.send({ do: 'start' });
  await connection.until(() => connection.last.n >= 3);
  await Connection.open(url, table, ada, { after: 1 });
  // Commands count however they come.
  await post(url, `/api/tables/${table}/chat`, { text: 'hello' }, ada);
  await post(url, `/api/tables/${table}/undo`, {}, ada);
  const { body } = await ask(url, '/metrics');
  for (const figure of [
    'treefort_entries_total{did="start",by="player"} 1',
    'treefort_entries_total{did="choose",by="bot"} 1',
    'treefort_tables_in_memory 1',
    'treefort_sockets 2',
    'treefort_reconnects_total 1',
    'treefort_command_seconds_count{do="start"} 1',
    'treefort_bot_seconds_count{level="random"} 1',
    'treefort_command_seconds_count{do="chat"} 1',
    'treefort_refused_total{why="refused"} 1',
    'treefort_database_seconds_bucket{le="0.005",statement="append"}',
    'treefort_database_seconds_bucket{le="0.005",statement="read"}',
    'treefort_database_seconds_bucket{le="0.005",statement="player"}',
  ]) {
    expect(body.text).toContain(figure);
  }
});

test('news by HTTP waits for what is new', async () => {
  const ada = await newPerson(url);
  const table = await newTable(ada, { game: 'treehouse', seats: ['me', 'open'] });
  const path = `/api/tables/${table}/news`;
  expect((await ask(url, path, { who: ada })).body).toMatchObject({ n: 0, you: 0, phase: 'open' });
  const waiting = ask(url, `${path}?after=0&wait=20`, { who: ada });
  await post(url, `/api/tables/${table}/chat`, { text: 'hello' }, ada);
  expect((await waiting).body).toMatchObject({ n: 1, happened: [{ did: 'chat', text: 'hello' }] });
  expect((await ask(url, `${path}?after=-1`)).status).toBe(400);
});

test.each(['%00', 'a%00b', '%F0%9F%8C%B3', '..%2Fx', 'x'.repeat(64), '__proto__', "'--"])(
  'there is no table %s',
  async (id) => {
    for (const path of ['', '/news', '/record']) {
      const { status, body } = await ask(url, `/api/tables/${id}${path}`);
      expect({ status, why: body.why }).toEqual({ status: 404, why: 'not-found' });
    }
  },
);

test('what is meant for a proxy in front does not hide who is calling', async () => {
  const ada = new Browser(url);
  await ada.post('/api/players', { name: 'Ada' });
  const me = (authorization: string) => ada.ask('/api/me', { headers: { authorization } });
  expect((await me('Basic dXNlcjpwYXNz')).body).toMatchObject({ name: 'Ada' });
  expect((await me(`Bearer ${ada.secret}x`)).status).toBe(401);
});

test('commands of a spectator, or by the hundred, end the connection', async () => {
  const ada = await newPerson(url);
  const table = await newTable(ada, { game: 'treehouse', seats: ['me', 'open'] });
  for (const [who, most] of [
    [undefined, 20],
    [ada, 5000],
  ] as const) {
    const connection = await Connection.open(url, table, who);
    let answered = 0;
    while (!connection.closed && answered <= most) {
      await connection.send({ do: 'refusals' });
      answered++;
    }
    await connection.until(() => connection.closed !== undefined);
    expect(connection.closed).toEqual({ code: 1008 });
  }
});

const body = (bytes: string | Uint8Array, type = 'application/json') =>
  fetch(`${url}/api/players`, { method: 'POST', body: bytes, headers: { 'content-type': type } });

test.each([
  ['nothing', '', 'body: not JSON'],
  ['words', 'name=Ada', 'body: not JSON'],
  ['a tower', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'body: nested deeper than'],
  ['bytes that are no text', Uint8Array.of(0x22, 0xff, 0x22), 'body: not UTF-8'],
  ['another prototype', '{"name":"Ada","__proto__":{"name":"Eve"}}', '"__proto__"'],
  ['a list', '["Ada"]', 'expected object'],
])('a body of %s is refused with what is wrong', async (_, bytes, message) => {
  const answer = await body(bytes);
  expect(answer.status).toBe(400);
  const refusal = (await answer.json()) as { message: string };
  expect(refusal).toMatchObject({ ok: false, why: 'bad-request' });
  expect(refusal.message).toContain(message);
});

test('a body of another kind, or too long, is refused', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
    expect((await body('{"name":"Ada"}', type)).status).toBe(415);
  }
  expect((await body(`{"name":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
});

test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../x.css', '/%00'])(
  'a path that leads out of the page (%s) leads nowhere',
  async (path) => {
    const { hostname, port } = new URL(url);
    // Not by `fetch`, which would straighten the path.
    const [answer] = await once(get({ hostname, port, path }), 'response');
    expect(answer.statusCode).toBe(404);
    expect(JSON.parse(await text(answer))).toMatchObject({ ok: false, why: 'not-found' });
  },
);

test('behind a proxy that says so, auth are told apart and cookies are for https alone', async () => {
  const settings = { 'trust-proxy': 'yes', 'players-per-address': '1' };
  const { url: behind } = await running({ url: await postgres.database() }, settings);
  const become = (headers: Record<string, string>) =>
    fetch(`${behind}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Ada"}',
    });
  const shown = { 'x-forwarded-host': 'treefort.example', 'x-forwarded-proto': 'https' };
  const own = { ...shown, origin: 'https://treefort.example' };
  const first = await become({ ...own, 'x-forwarded-for': '192.0.2.1' });
  expect(first.headers.get('set-cookie')).toContain('; Secure');
  expect((await become({ ...shown, origin: behind })).status).toBe(403);
  const statuses = async (ip: string) => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await become({ ...own, 'x-forwarded-for': ip }));
    return answers.map(({ status }) => status);
  };
  expect(await statuses('192.0.2.2')).toEqual([200, 200, 200, 429]);
  expect(await statuses('192.0.2.3')).toEqual([200, 200, 200, 429]);
  // One home, another of its addresses.
  expect(await statuses('2001:db8::1')).toEqual([200, 200, 200, 429]);
  expect((await become({ ...own, 'x-forwarded-for': '2001:db8::2' })).status).toBe(429);
  expect((await become({ ...own, 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200);
});

test('many players of one address do not chat more than some would', async () => {
  const settings = { 'players-per-address': '1' };
  const { url: here } = await running({ url: await postgres.database() }, settings);
  const people = await Promise.all(['Ada', 'Bob', 'Cy'].map((name) => newPerson(here, name)));
  const table = await newTable(people[0]!, { game: 'fort', seats: ['me', 'open'] });
  const statuses: number[] = [];
  for (const who of people) {
    for (let i = 0; i < 7; i++) {
      const { status } = await post(here, `/api/tables/${table}/chat`, { text: 'la' }, who);
      statuses.push(status);
    }
  }
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
