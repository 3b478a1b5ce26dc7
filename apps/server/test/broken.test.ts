import { hasSeat, parseRecord, sure, verify } from '@treefort/kernel';
import { type ToyView, toy } from '@treefort/kernel/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretOf } from '../src/tables/plan.ts';
import { ask, Connection, contribute, newPerson, newTable, post } from './client.ts';
import { keptOf } from './hidden-bytes.ts';
import { FRAIL, type ServerProcess, startProcess } from './process.ts';
import { withPostgres } from './running.ts';

const postgres = withPostgres();
let server: ServerProcess;
let database = '';

beforeAll(async () => {
  database = await postgres.database();
  server = await startProcess({ url: database }, { log: 'error' }, FRAIL);
});
afterAll(() => server.kill('SIGKILL'));

/** Two at a table of the game that fails, who have both shown a card; the one whose turn it is comes first. */
async function atTurn(): Promise<{ table: string; connections: [Connection, Connection] }> {
  const { url } = server;
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'toy', seats: ['me', 'open'] });
  await post(url, `/api/tables/${table}/sit`, {}, bob);
  await contribute(table, ada, bob);
  await post(url, `/api/tables/${table}/start`, {}, bob);
  const all = await Promise.all([ada, bob].map((who) => Connection.open(url, table, who)));
  await Promise.all(all.map((one) => chooses(one)));
  await Promise.all(all.map((one) => one.until(() => (one.last.view as ToyView).phase === 1)));
  const [first, second] = all.toSorted((a) => (isAsked(a) ? -1 : 1));
  return { table, connections: [first!, second!] };
}

const isAsked = ({ last: { view, you } }: Connection): boolean =>
  hasSeat((view as ToyView).waiting, you!);

/** Answers what is asked with an option, or the first of those that do not paint. */
function chooses(one: Connection, option?: string) {
  const { id: decision, options } = one.last.decision!;
  const other = options.find(({ id }) => !id.startsWith('paint'))!.id;
  return one.send({ do: 'choose', decision, options: [option ?? other] });
}

/** What was logged about a table of a game that threw. */
const logged = (table: string): { readonly n: number }[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('a game threw') && line.includes(table))
    .map((line) => JSON.parse(line));

test('a game that throws refuses the choice, and the table goes on', async () => {
  const { table, connections } = await atTurn();
  const [asked, other] = connections;
  const before = (await ask(server.url, `/api/tables/${table}`)).body;
  for (const paints of ['paint:blue', 'paint:blue']) {
    expect(await chooses(asked, paints)).toMatchObject({ ok: false, why: 'broken' });
  }
  expect((await ask(server.url, `/api/tables/${table}`)).body).toEqual(before);
  expect(await chooses(asked, 'paint:red')).toMatchObject({ ok: true });
  await other.until(() => (other.last.view as ToyView).players.some(({ painted }) => painted > 0));
  // The stand-in that takes any option chooses another where the game fails.
  expect(await other.send({ do: 'stand' })).toMatchObject({ ok: true });
  for (;;) {
    await asked.until(() => asked.last.phase === 'over' || isAsked(asked));
    if (asked.last.phase === 'over') break;
    await chooses(asked);
  }
  const { body } = await ask(server.url, `/api/tables/${table}/record`);
  const record = sure(parseRecord([toy], body));
  expect(sure(verify([toy], record))).toEqual(asked.last.outcome);
});

test('what was thrown is logged once, with all that is needed to see it again and no secret', async () => {
  const { table, connections } = await atTurn();
  const [asked] = connections;
  const { n } = asked.last;
  await chooses(asked, 'paint:blue');
  await chooses(asked, 'paint:blue');
  await chooses(asked, 'paint:red');
  await chooses(asked, 'paint:blue');
  await expect.poll(() => logged(table).at(-1)?.n).toBe(n + 1);
  const [first, ...more] = logged(table);
  expect(more).toHaveLength(1);
  expect(first).toMatchObject({
    ...{ table, game: 'toy', rules: toy.rules, n, error: 'Error: blue is broken' },
    entry: { did: 'choose', seat: asked.last.you, options: ['paint:blue'] },
  });
  const { plan } = await keptOf(database, table);
  expect(server.output()).not.toContain(secretOf(plan));
});
