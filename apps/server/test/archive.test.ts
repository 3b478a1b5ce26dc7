import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { Connection, newPerson, newTable, post } from './client.ts';
import { playRandomly } from './player.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const TREEFORT = path('../../cli/bin/treefort.js');

async function run(program: string, args: string[], { url = '', input = '' } = {}) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, ...(url && { DATABASE_URL: url }) };
  const child = spawn(program, args, { env });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

const treefort = (args: string[], more = {}) => run(process.execPath, [TREEFORT, ...args], more);

test('finished games are exported, imported elsewhere, and verified by their link', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const tables: string[] = [];
  for (const game of ['treehouse', 'fort']) {
    const company = await gather([url, url], { game, public: true });
    await start(company);
    await playOut(company);
    tables.push(company.table);
  }
  const unfinished = await gather([url, url], { game: 'fort' });
  await start(unfinished);

  const { out, code } = await treefort(['export'], { url: database });
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.map((line) => JSON.parse(line).id).sort()).toEqual(tables.toSorted());

  const elsewhere = await postgres.database();
  const changed = lines[0]!.replace('"scores":[', '"scores":[1');
  const input = [...lines, lines[0], 'nonsense', '{"id":"x"}', changed].join('\n');
  const imported = await treefort(['import'], { url: elsewhere, input });
  expect(imported).toMatchObject({ code: 1, out: '2 added, 1 known already, 3 refused\n' });
  expect(imported.err).toMatch(/^line 4: .*not JSON.*\nline 5: id: .*\nline 6: /);
  expect((await treefort(['export'], { url: elsewhere })).out).toBe(out);

  const { url: other } = await running({ url: elsewhere });
  for (const table of tables) {
    expect(await recordOf(other, table)).toEqual(await recordOf(url, table));
    for (const link of [`${other}/table/${table}`, `${other}/api/tables/${table}/record`]) {
      const verified = await treefort(['verify', link]);
      expect(verified).toMatchObject({ code: 0 });
      expect(verified.out).toMatch(/^verified\n/);
    }
    const short = await treefort(['verify', `${url}/api/tables/${table}/record?format=text`]);
    expect(short).toMatchObject({ code: 0 });
  }
  const early = await treefort(['verify', `${url}/table/${unfinished.table}`]);
  expect(early).toMatchObject({ code: 2, err: expect.stringContaining('the game is not over') });
  const nowhere = await treefort(['verify', 'http://127.0.0.1:1/table/abc']);
  expect(nowhere).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot reach 127.0.0.1:1'),
  });
});

test.each(['treehouse', 'fort'])(
  'a bot in Python takes a seat and plays %s to the end',
  async (game) => {
    const { url } = await running({ url: await postgres.database() });
    const ada = await newPerson(url);
    const { body } = await post(
      url,
      '/api/tables',
      { game, seats: ['me', 'invited', 'open'] },
      ada,
    );
    const table = String(body.id);
    const [, invite] = body.invites as string[];
    const connection = await Connection.open(url, table, ada);
    const bot = path('../../../docs/examples/seat.py');
    const pythons = [run('python3', [bot, url, table, invite!]), run('python3', [bot, url, table])];
    await connection.until(() => connection.last.happened.length >= 0 && seated(connection) === 3);
    await connection.send({ do: 'start' });
    await playRandomly(connection, randomFromText(game));
    const { outcome } = connection.last;
    const said = (await Promise.all(pythons)).map(({ out, err }) => out + err);
    for (const [i, text] of said.entries()) {
      const winners = `[${outcome!.winners.join(', ')}]`;
      expect(text).toBe(`seat ${i + 1}: ${outcome!.scores[i + 1]} points, won by ${winners}\n`);
    }
    const late = await run('python3', [bot, url, table]);
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('taken') });
  },
);

/** How many seats are taken, by the last time it was told. */
const seated = ({ news }: Connection): number =>
  news.findLast(({ seats }) => seats)!.seats!.filter(({ kind }) => kind === 'player').length;

test('a table that does not exist is no seat for anybody', async () => {
  const { url } = await running({ url: await postgres.database() });
  const ada = await newPerson(url);
  await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const { code, err } = await run('python3', [
    path('../../../docs/examples/seat.py'),
    url,
    'nowhere',
  ]);
  expect({ code, err }).toEqual({ code: 1, err: 'there is no such table\n' });
});
