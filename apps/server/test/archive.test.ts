import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newPerson, newTable } from './client.ts';
import { pythonPlays, run, SEAT } from './python-seats.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const TREEFORT = path('../../cli/bin/treefort.js');

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

pythonPlays(postgres, ['treehouse']);

test('a table that does not exist is no seat for anybody', async () => {
  const { url } = await running({ url: await postgres.database() });
  const ada = await newPerson(url);
  await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const { code, err } = await run('python3', [SEAT, url, 'nowhere']);
  expect({ code, err }).toEqual({ code: 1, err: 'there is no such table\n' });
});
