import { expect, onTestFinished, test } from 'vitest';
import { ask, Connection } from './client.ts';
import { type FreezingProxy, startFreezingProxy } from './freezing-proxy.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { gather } from './table.ts';

const postgres = withPostgres();

/** Two people at a table on a server whose way to its database can freeze. */
async function behindProxy() {
  const database = await postgres.database();
  const proxy = await startFreezingProxy(database);
  onTestFinished(() => proxy.close());
  const { url } = await running({ url: proxy.url });
  const company = await gather([url, url], { game: 'fort' });
  return { ...company, database, proxy, url };
}

const texts = async (database: string, table: string) =>
  (
    await query(
      database,
      `select entry::json->>'text' as text from moves where table_id = $1 and entry like '%"chat"%' order by n`,
      [table],
    )
  ).map(({ text }) => text);

/** Asks until the server is, or is not, ready; what it says then. */
async function readiness(url: string, status: number) {
  for (;;) {
    const answer = await ask(url, '/readyz');
    if (answer.status === status) return answer.body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const frozen: [string, (proxy: FreezingProxy) => void][] = [
  ['went silent', (proxy) => proxy.freezeOpen()],
  ['take statements and answer none', (proxy) => proxy.loseAnswers()],
];

test.each(frozen)(
  'connections that %s are replaced; an entry is written once',
  async (_, freeze) => {
    const { connections, database, people, proxy, table, url } = await behindProxy();
    const [ada, bob] = connections;
    freeze(proxy);
    expect(await ada!.send({ do: 'chat', text: 'still there?' })).toMatchObject({ ok: true });
    await bob!.until(() => bob!.last.happened.some(({ did }) => did === 'chat'));
    expect(await texts(database, table)).toEqual(['still there?']);
    // Reads and the table's other news come through, too.
    expect(await ask(url, `/api/tables/${table}`, { who: people[0]! })).toMatchObject({
      status: 200,
    });
    expect(await ada!.send({ do: 'start' })).toMatchObject({ ok: true });
    expect(await readiness(url, 200)).toEqual({ ok: true });
  },
);

test('cut off from the database, it says so; what arrives late is not done twice', async () => {
  const { connections, database, proxy, table, url } = await behindProxy();
  const [ada] = connections;
  proxy.partition();
  const lost = ada!.send({ do: 'chat', text: 'lost?' });
  expect(await readiness(url, 503)).toEqual({
    ok: false,
    wrong: 'the database cannot be written to: no answer within 800 ms',
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await lost).toMatchObject({ ok: false, why: 'unavailable' });
  proxy.thaw();
  await readiness(url, 200);
  expect(await ada!.send({ do: 'chat', text: 'back' })).toMatchObject({ ok: true });
  const said = await texts(database, table);
  expect(said.filter((text) => text === 'back')).toHaveLength(1);
  expect(said.filter((text) => text === 'lost?').length).toBeLessThan(2);
  const late = await Connection.open(url, table);
  expect(late.last.happened.flatMap(({ text }) => text ?? [])).toEqual(said);
});

test('a database that takes no writes is not ready, and what is wrong is told', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  expect(await ask(url, '/readyz')).toMatchObject({ status: 200, body: { ok: true } });
  const name = new URL(database).pathname.slice(1);
  await query(database, `alter database ${name} set default_transaction_read_only = on`);
  await query(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  expect((await readiness(url, 503)).wrong).toContain('read-only');
});
