import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, Connection, newPerson, newTable } from './client.ts';
import { running, scratch, withPostgres } from './running.ts';

const postgres = withPostgres();

/** A client as a build leaves it: a page with one script, and files beside it. */
async function layBuild(page: string, script: string): Promise<void> {
  const html = `<title>Treefort</title><script type="module" crossorigin src="${script}"></script>`;
  await mkdir(`${page}/assets`, { recursive: true });
  await writeFile(`${page}/index.html`, html);
  await writeFile(page + script, 'export {};');
  await writeFile(`${page}/service-worker.js`, '');
  await writeFile(`${page}/manifest.webmanifest`, '{}');
}

async function build(script: string): Promise<string> {
  const page = await scratch();
  await layBuild(page, script);
  return page;
}

const served = async (script: string) =>
  await running({ url: await postgres.database() }, {}, { page: await build(script) });

test('every address of the client leads to its page, and no other', async () => {
  const { url } = await served('/assets/index-A1.js');
  const page = await (await fetch(url)).text();
  for (const path of [
    '/play/abc',
    '/play/new/fort',
    '/table/-b_c?invite=x.y',
    '/replay',
    '/replay/abc?at=3&eyes=all',
    '/replay/table/abc',
    '/review/abc',
    '/learn/treehouse',
    '/rules/fort',
    '/cards',
  ]) {
    const response = await fetch(url + path);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toContain('max-age=0');
    expect(await response.text()).toBe(page);
    expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
  }
  for (const path of ['/missing.js', '/assets/index-A0.js', '/api/nothing', '/api/tables/x/y']) {
    const { status, body } = await ask(url, path);
    expect({ path, status, why: body.why }).toEqual({ path, status: 404, why: 'not-found' });
  }
  expect(await ask(url, '/play/abc', { method: 'POST' })).toMatchObject({ status: 404 });
});

test('the page comes in the language of who asks, where the build has it', async () => {
  const page = await build('/assets/index-A1.js');
  await writeFile(`${page}/index.ru.html`, '<html lang="ru">');
  await writeFile(`${page}/index.pt-BR.html`, '<html lang="pt-BR">');
  const { url } = await running({ url: await postgres.database() }, {}, { page });
  const english = await (await fetch(url)).text();
  for (const [accepts, given] of [
    ['ru-RU,ru;q=0.9,en;q=0.8', '<html lang="ru">'],
    ['pt;q=0.5, de', '<html lang="pt-BR">'],
    ['ru;q=0, en', english],
    ['en;q=0.4, ru;q=0.7', '<html lang="ru">'],
    ['uk', english],
    ['*', english],
    [',;q=x;;', english],
  ] as const) {
    for (const path of ['/', '/table/abc']) {
      const answer = await fetch(url + path, { headers: { 'accept-language': accepts } });
      expect(answer.headers.get('vary')).toContain('accept-language');
      expect([accepts, await answer.text()]).toEqual([accepts, given]);
    }
  }
});

test('a build laid under a running server is served whole', async () => {
  const page = await build('/assets/index-A1.js');
  const { url } = await running({ url: await postgres.database() }, {}, { page });
  await layBuild(page, '/assets/index-A2.js');
  expect(await (await fetch(url)).text()).toContain('/assets/index-A2.js');
  expect((await fetch(`${url}/assets/index-A2.js`)).status).toBe(200);
});

test('what is named after its content is kept by browsers, all else is asked for again', async () => {
  const { url } = await served('/assets/index-A1.js');
  const kept = async (path: string) => (await fetch(url + path)).headers.get('cache-control');
  expect(await kept('/assets/index-A1.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/service-worker.js')).toContain('max-age=0');
  expect(await kept('/manifest.webmanifest')).toContain('max-age=0');
});

test('a client that accepts it is sent the compressed file, any other the plain one', async () => {
  const page = await build('/assets/index-A1.js');
  const script = `console.log(${JSON.stringify('long '.repeat(1_000))});`;
  await writeFile(`${page}/assets/index-A1.js`, script);
  await writeFile(`${page}/assets/index-A1.js.br`, brotliCompressSync(script));
  await writeFile(`${page}/assets/index-A1.js.gz`, gzipSync(script));
  const { url } = await running({ url: await postgres.database() }, {}, { page });
  for (const [takes, given] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(`${url}/assets/index-A1.js`, {
      headers: { 'accept-encoding': takes },
    });
    expect(answer.headers.get('content-encoding')).toBe(given);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toBe(script);
  }
  expect(await ask(url, '/assets/index-A1.js.br')).toMatchObject({ status: 404 });
  const unpacked = await fetch(`${url}/service-worker.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(unpacked.headers.get('content-encoding')).toBe(null);
});

test('a client that joins is told which build is served', async () => {
  for (const script of ['/assets/index-A1.js', '/assets/index-B2.js']) {
    const { url } = await served(script);
    expect(await ask(url, '/api/version')).toMatchObject({ body: { version: script } });
    const ada = await newPerson(url);
    const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
    const connection = await Connection.open(url, table, ada);
    expect(connection.last.version).toBe(script);
    await connection.send({ do: 'chat', text: 'hello' });
    expect(connection.last).not.toHaveProperty('version');
    const { body } = await ask(url, `/api/tables/${table}/news`);
    expect(body.version).toBe(script);
  }
});

test('a page without a script has no version', async () => {
  const page = await scratch();
  await writeFile(`${page}/index.html`, '<title>Treefort</title>');
  const { url } = await running({ url: await postgres.database() }, {}, { page });
  expect((await ask(url, '/api/version')).body).toEqual({ version: null });
});
