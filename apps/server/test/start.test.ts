import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { serve } from '../src/index.ts';
import { ask, Connection, newPerson, newTable } from './client.ts';
import { startProcess } from './process.ts';
import { query } from './query.ts';
import { scratch, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';

const postgres = withPostgres();
const TREEFORT = fileURLToPath(new URL('../../cli/bin/treefort.js', import.meta.url));

const treefort = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { DATABASE_URL: _, ...environment } = process.env;
    execFile(
      process.execPath,
      [TREEFORT, ...args],
      { env: { ...environment, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test.each([
  [{ port: 'abc' }, {}, '--port: expected a whole number from 0 to 65535, found "abc"'],
  [
    { 'public-url': 'example.org/games' },
    {},
    '--public-url: expected https://host without a path, found "example.org/games"',
  ],
  [{ port: '70000' }, {}, '--port: expected'],
  [{}, { PORT: '-1' }, 'PORT: expected'],
  [{ data: ' ' }, {}, '--data: expected a value'],
  [{ log: 'loud' }, {}, '--log: expected one of info, silent, error, warn, debug, found "loud"'],
  [{}, { TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY: expected one of no, yes'],
  [{}, { PLAYERS_PER_ADDRESS: '0' }, 'PLAYERS_PER_ADDRESS: expected'],
  [{}, { SMTP_URL: 'http://root:hunter2@x' }, 'SMTP_URL: expected smtps://'],
  [{}, { SMTP_URL: 'smtp://root:hunter2@x' }, 'MAIL_FROM: expected an address beside SMTP_URL'],
  [
    {},
    { SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.c' },
    'PUBLIC_URL: expected a value beside SMTP_URL',
  ],
  [{}, { DATABASE_URL: 'mysql://root:hunter2@x/y' }, 'DATABASE_URL: expected postgres://'],
])('settings %j %j are refused by name', (given, environment, message) => {
  expect(() => readConfig(given, environment)).toThrow(message);
  expect(() => readConfig(given, environment)).not.toThrow('hunter2');
});

test('options come before the environment, and that before what suits most', () => {
  expect(readConfig({}, {})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: { folder: './data' },
  });
  expect(readConfig({}, { PORT: '99', HOST: '::', DATA: 'd' })).toMatchObject({
    host: '::',
    port: 99,
    database: { folder: 'd' },
  });
  expect(readConfig({ port: '7' }, { PORT: '99' })).toMatchObject({ port: 7 });
  const url = 'postgres://u:p@h/n';
  expect(readConfig({ data: 'd' }, { DATABASE_URL: url })).toMatchObject({ database: { url } });
});

/** The same database for somebody who may look at it and no more. */
async function readOnly(url: string): Promise<string> {
  await query(url, `create role reader login password 'password'`);
  await query(url, 'revoke create on schema public from public');
  const reader = new URL(url);
  reader.username = 'reader';
  return reader.href;
}

test('a start that cannot be says why in a sentence', async () => {
  const folder = await scratch();
  await writeFile(`${folder}/file`, '');
  const said = async (args: string[], env = {}) => {
    const { code, said: text } = await treefort(['serve', ...args], env);
    expect(code).toBe(2);
    return text;
  };
  expect(await said(['--port', 'x'])).toContain('treefort: --port: expected a whole number');
  expect(await said(['--data', `${folder}/file/x`])).toContain('--data: cannot use it (ENOTDIR)');
  expect(await said([], { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' })).toMatch(
    /^treefort: DATABASE_URL: cannot use the database \(ECONNREFUSED\)/,
  );
  expect(await said([], { DATABASE_URL: 'postgres://u:hunter2@nowhere.invalid/x' })).toMatch(
    /^treefort: DATABASE_URL: cannot use the database \((ENOTFOUND|EAI_AGAIN)\)/,
  );
  const nobody = new URL(await postgres.database());
  nobody.password = 'hunter2';
  nobody.username = 'nobody';
  const unknown = await said([], { DATABASE_URL: nobody.href });
  expect(unknown).toMatch(/^treefort: DATABASE_URL: cannot use the database \(.*"nobody"\)/);
  expect(unknown).not.toContain('hunter2');
  const reader = await readOnly(await postgres.database());
  expect(await said([], { DATABASE_URL: reader })).toMatch(
    /^treefort: DATABASE_URL: cannot use the database \(permission denied/,
  );
  expect(await said(['--host', 'nowhere.invalid', '--data', `${folder}/fresh`])).toContain(
    '--host: not an address of this machine',
  );
  const server = await startProcess({ url: await postgres.database() });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  const { port } = new URL(server.url);
  const taken = { DATABASE_URL: await postgres.database() };
  expect(await said(['--port', port], taken)).toContain(`--port: ${port} is in use`);
});

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
])('a server on %s is reached at %s', async (host, shown) => {
  const server = await serve(readConfig({ ...SETTINGS, host, data: await scratch() }, {}));
  onTestFinished(() => server.close());
  expect(new URL(server.url).hostname).toBe(shown);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('a connection that is kept alive does not keep a server that stops', async () => {
  const server = await serve(readConfig({ ...SETTINGS, data: await scratch() }, {}));
  const ada = await newPerson(server.url);
  const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const waiting = get(`${server.url}/api/tables/${table}/news?wait=2`, { agent });
  const answered = once(waiting, 'response').then(([response]) => response.resume().statusCode);
  const watcher = await Connection.open(server.url, table, ada);
  await watcher.until(() => watcher.people.watching === 1);
  await server.close();
  expect(await answered).toBe(200);
}, 30_000);

test('told to stop, it finishes what is in hand, tells clients to reconnect, and ends well', async () => {
  const database = await postgres.database();
  const server = await startProcess({ url: database });
  const ada = await newPerson(server.url);
  const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const connection = await Connection.open(server.url, table, ada);
  // A request that waits for news is answered now, not when the server ends. (The first news is of the caller's own arrival.)
  const quiet = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const news = `/api/tables/${quiet}/news?wait=25`;
  await ask(server.url, news);
  const waiting = ask(server.url, news);
  await ask(server.url, `/api/tables/${quiet}`);
  const said = Array.from({ length: 8 }, (_, i) => connection.send({ do: 'chat', text: `${i}` }));
  const ended = await server.kill('SIGTERM');
  expect(ended).toBe(0);
  expect(await waiting).toMatchObject({ status: 200, body: { is: 'news' } });
  await connection.until(() => connection.toldToReconnect);
  await connection.until(() => connection.closed !== undefined);
  expect(connection.closed).toEqual({ code: 1012 });
  const kept = (await Promise.all(said)).filter((reply) => reply.ok).length;
  const again = await startProcess({ url: database });
  const back = await Connection.open(again.url, table, ada);
  expect(back.last.n).toBeGreaterThanOrEqual(kept);
  expect(await again.kill('SIGTERM')).toBe(0);
});
