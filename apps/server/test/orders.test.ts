import { type FortView, fort, standard } from '@treefort/fort';
import { below, type Decision, randomFromText, seedFromText } from '@treefort/kernel';
import type { News } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { ask, Connection, newPerson, newTable, post } from './client.ts';
import { mustAnswer, playRandomly } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, start } from './table.ts';

const postgres = withPostgres();

async function begun(): Promise<Company> {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url, url], { game: 'fort' });
  await start(company);
  return company;
}

interface Asked {
  readonly seat: number;
  readonly decision: Decision;
  readonly news: News;
}

/** Plays to the end and says what every seat was asked by hand, in order. */
async function playOut({ connections }: Company): Promise<Asked[]> {
  const asked: Asked[] = [];
  await Promise.all(
    connections.map((one, seat) =>
      playRandomly(one, randomFromText(`orders ${seat}`), (decision, news) => {
        asked.push({ seat, decision, news });
      }),
    ),
  );
  return asked;
}

test('"pass until my turn" passes, and ends with the turn', async () => {
  const company = await begun();
  const { connections } = company;
  const you = connections.findLastIndex((one) => !mustAnswer(one));
  const passing = connections[you]!;
  expect(await passing.send({ do: 'orders', pass: true })).toMatchObject({ ok: true });
  expect(passing.last.orders).toMatchObject({ pass: true });
  const own = (await playOut(company)).filter(({ seat }) => seat === you);
  expect(own[0]).toMatchObject({ decision: { kind: 'play' }, news: { orders: { pass: false } } });
  expect(own.some(({ decision }) => decision.kind === 'follow')).toBe(true);
});

/** Plays on at a game that is always dealt alike; what the rival and a watcher were sent, less the times. */
async function sentToOthers(orders: readonly object[]): Promise<readonly string[][]> {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const plan = `plan - 'secret' || '{"seed":"${seedFromText('always')}"}'`;
  await query(database, `update tables set plan = ${plan}`);
  await post(url, `/api/tables/${table}/sit`, {}, bob);
  const changes = 1;
  const players = [
    await Connection.open(url, table, ada),
    await Connection.open(url, table, bob, { changes }),
  ];
  const watcher = await Connection.open(url, table, undefined, { changes });
  await players[0]!.send({ do: 'start' });
  const random = randomFromText('alike');
  for (let i = 0; i < 50; i++) {
    const asked = () => players.find((one) => mustAnswer(one));
    await Promise.race(players.map((one) => one.until(() => asked() !== undefined)));
    const order = orders[i % 5];
    if (order) await players[0]!.send({ do: 'orders', ...order });
    const { id, options } = mustAnswer(asked()!)!;
    const option = options[below(random, options.length)]!.id;
    await asked()!.send({ do: 'choose', decision: id, options: [option] });
  }
  const { n } = players[0]!.last;
  const others = [players[1]!, watcher];
  await Promise.all(others.map((one) => one.until(() => one.last.n >= n)));
  const late = await ask(url, `/api/tables/${table}/news`, { who: bob });
  const { body } = await ask(url, `/api/tables/${table}`);
  const shown = [late.body, { ...body, id: '' }].map((one) => JSON.stringify(one));
  return [...others.map(({ received }) => received), shown].map((texts) =>
    texts
      .filter((text) => !text.startsWith('{"is":"people"'))
      .map((text) => text.replaceAll(/"(at|re|since)":[\d.]+/g, '')),
  );
}

test('nobody else is sent another byte because of orders', async () => {
  const without = await sentToOthers([]);
  const withOrders = await sentToOthers([{ ask: fort.orderWords }, {}, { ask: fort.orderWords }]);
  expect(withOrders).toEqual(without);
  expect(without[1]!.length).toBeGreaterThan(50);
});

test('"ask me only about advance" asks about nothing else', async () => {
  const company = await begun();
  const [one, two] = company.connections;
  const verbs = ['advance', 'advance−1', 'advance+1'];
  expect(await one!.send({ do: 'orders', ask: verbs })).toMatchObject({ ok: true });
  expect(await two!.send({ do: 'orders', ask: 'all' })).toMatchObject({ ok: false });
  expect(await two!.send({ do: 'orders', ask: ['advance', 'fly'] })).toMatchObject({
    ok: false,
    why: 'refused',
    message: expect.stringContaining('unknown verb "fly"; known: pizza, toy'),
  });
  const cards = [...standard.file.kids, ...standard.file.friends];
  const asked = (await playOut(company)).filter(({ decision }) => decision.kind === 'follow');
  const of = (wanted: number) => asked.filter(({ seat }) => seat === wanted);
  for (const { news } of of(0)) {
    const { played } = news.view as FortView;
    expect(cards.find(({ id }) => id === played)!.public).toContain('advance');
  }
  for (const { decision } of of(2)) expect(decision.options.length).toBeGreaterThan(1);
  expect(of(0).length).toBeLessThan(of(2).length);
});
