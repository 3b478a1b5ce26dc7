import { ServerResponse } from 'node:http';
import { queryObjects } from 'node:v8';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, post } from './client.ts';
import { mustAnswer, whoIsAsked } from './player.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, start } from './table.ts';

const postgres = withPostgres();
let url = '';

beforeEach(async () => {
  ({ url } = await running({ url: await postgres.database() }));
});

async function begun(game: string, seats = 2): Promise<Company> {
  const company = await gather(Array(seats).fill(url), { game });
  await start(company);
  return company;
}

const entries = (connection: Connection) =>
  connection.news.flatMap(({ happened }) => happened.map(({ n }) => n));

describe('an answer', () => {
  test('that is repeated changes nothing', async () => {
    const { connections } = await begun('treehouse');
    const [one] = connections;
    const { id: decision, options } = mustAnswer(one!)!;
    const answer = { do: 'choose', decision, options: [options[0]!.id] } as const;
    expect(await one!.send(answer)).toMatchObject({ ok: true });
    const { n } = one!.last;
    expect(await one!.send(answer)).toEqual(expect.objectContaining({ ok: true }));
    // Nor does what lies sealed already, given as a change of it.
    const { id: now } = one!.last.decision!;
    expect(now).not.toBe(decision);
    expect(await one!.send({ ...answer, decision: now })).toMatchObject({ ok: true });
    expect(one!.last.n).toBe(n);
    expect(one!.last.answered).toEqual({ decision, options: answer.options });
  });

  test('that is sealed may be changed, and the old one cannot come back by being repeated', async () => {
    const { connections } = await begun('treehouse');
    const [one] = connections;
    const { id: decision, options } = mustAnswer(one!)!;
    const [a, b] = options.map(({ id }) => id);
    const first = { do: 'choose', decision, options: [a!] } as const;
    await one!.send(first);
    const again = one!.last.decision!;
    expect(again.id).not.toBe(decision);
    expect(await one!.send({ do: 'choose', decision: again.id, options: [b!] })).toMatchObject({
      ok: true,
    });
    expect(await one!.send(first)).toMatchObject({
      ok: false,
      why: 'stale',
      decision: { id: one!.last.decision!.id, options: again.options },
    });
    expect(one!.last.view).toMatchObject({ players: [{ sealed: b }, {}] });
  });

  test('to something else, to nothing, or that is not offered is refused with the reason', async () => {
    const { connections, people, table } = await begun('fort');
    const asked = connections.find((one) => mustAnswer(one))!;
    const other = connections.find((one) => !mustAnswer(one))!;
    const { id: decision } = asked.last.decision!;
    const choose = (options: string[], to = decision) =>
      ({ do: 'choose', decision: to, options }) as const;
    expect(await asked.send(choose(['fly']))).toMatchObject({ ok: false, why: 'not-an-option' });
    expect(await asked.send(choose(['fly'], '77'))).toMatchObject({
      ok: false,
      why: 'stale',
      decision: { id: decision },
    });
    expect(await other.send(choose(['pass'], '1'))).toMatchObject({
      ok: false,
      why: 'stale',
      decision: null,
    });
    const watcher = await Connection.open(url, table);
    expect(await watcher.send(choose(['fly']))).toMatchObject({ ok: false, why: 'no-player' });
    const answer = await post(
      url,
      `/api/tables/${table}/choose`,
      { decision, options: [] },
      people[0],
    );
    expect(answer).toMatchObject({ status: 400, body: { why: 'bad-request' } });
  });

  test('of several picks is taken whole or not at all', async () => {
    const { connections } = await begun('fort');
    const asked = connections.find((one) => mustAnswer(one))!;
    const { id: decision, options } = asked.last.decision!;
    const { n, view } = asked.last;
    const batch = { do: 'choose', decision, options: [options[0]!.id, 'nonsense'] } as const;
    expect(await asked.send(batch)).toMatchObject({ ok: false, why: 'not-an-option' });
    const whole = { ...batch, options: [options[0]!.id] };
    expect(await asked.send(whole)).toMatchObject({ ok: true, n });
    expect(asked.last.view).not.toEqual(view);
    const happened = asked.news.flatMap((news) => news.happened);
    expect(happened.find((one) => one.n === n)).toMatchObject({ did: 'choose' });
  });
});

test('decisions are numbered for each seat by itself', async () => {
  const { connections } = await begun('fort', 3);
  const leader = connections.findIndex((one) => mustAnswer(one));
  for (let i = 0; i < 12; i++) {
    const asked = await whoIsAsked(connections);
    const { id, options } = mustAnswer(asked)!;
    await asked.send({ do: 'choose', decision: id, options: [options.at(-1)!.id] });
    const { you } = asked.last;
    const answers = asked.news.flatMap(({ happened }) =>
      happened.filter(({ did, seat }) => did === 'choose' && seat === you),
    );
    // What it had to do was a decision of its own too, though nobody asked.
    const ids = asked.news.flatMap(({ decision }) => (decision ? [Number(decision.id)] : []));
    expect(Math.max(...ids)).toBeLessThanOrEqual(answers.length + 1);
  }
  expect(connections[leader]!.news.some(({ decision }) => decision?.id === '1')).toBe(true);
});

test('after a lost connection nothing is missed and nothing doubled', async () => {
  const { connections, people, table } = await begun('treehouse', 3);
  const [, , steady] = connections;
  let [first] = connections;
  for (let i = 0; i < 40; i++) {
    const present = [first!, connections[1]!, steady!];
    const asked = await whoIsAsked(present.toReversed());
    const { id, options } = mustAnswer(asked)!;
    if (i % 5 === 0) first!.cut();
    await asked.send({ do: 'choose', decision: id, options: [options[0]!.id] });
    if (first!.closed || i % 5 === 0) {
      const seen = first!;
      first = await Connection.open(url, table, people[0], { after: seen.last.n });
      first.news.unshift(...seen.news);
    }
    const { n } = asked.last;
    await Promise.all(present.slice(1).map((one) => one.until(() => one.last.n >= n)));
    await first!.until(() => first!.last.n >= n);
  }
  const heard = Math.min(steady!.last.n, first!.last.n);
  const expected = Array.from({ length: heard }, (_, n) => n);
  expect(entries(steady!).slice(0, heard)).toEqual(expected);
  expect(entries(first!).slice(0, heard)).toEqual(expected);
  expect(first!.last.view).not.toEqual(steady!.last.view);
});

test('undo goes as far as the kernel lets it, and what others are asked gets a new number', async () => {
  const { connections } = await begun('treehouse');
  const [one, two] = connections;
  const { id: decision, options } = mustAnswer(one!)!;
  expect(await one!.send({ do: 'undo' })).toMatchObject({
    ok: false,
    why: 'refused',
    rule: 'undo.nothing',
  });
  expect(one!.last.undo).toEqual({ rule: 'undo.nothing' });
  await one!.send({ do: 'choose', decision, options: [options[0]!.id] });
  expect(one!.last.undo).toEqual({ option: options[0]!.id });
  const before = two!.last.decision!.id;
  expect(await one!.send({ do: 'undo' })).toMatchObject({ ok: true });
  expect(mustAnswer(one!)).toMatchObject({ options });
  // A sealed answer that was taken back changes nothing for the other.
  await two!.until(() => two!.last.happened.some(({ did }) => did === 'undo'));
  expect(two!.last.decision!.id).toBe(before);
  for (const each of [one!, two!]) {
    const { id, options: choices } = mustAnswer(each)!;
    await each.send({ do: 'choose', decision: id, options: [choices[0]!.id] });
  }
  expect(await two!.send({ do: 'undo' })).toMatchObject({ ok: false, rule: 'undo.revealed' });
  expect(two!.last.undo).toEqual({ rule: 'undo.revealed' });
});

test('refused options are told with the rule', async () => {
  const { connections, people, table } = await begun('fort');
  const asked = connections.findIndex((one) => mustAnswer(one));
  const { body } = await post(url, `/api/tables/${table}/refusals`, {}, people[asked]);
  expect(body.ok).toBe(true);
  const reply = await connections[asked]!.send({ do: 'refusals' });
  expect(reply).toMatchObject({ ok: true, refusals: body.refusals });
});

test('an open connection keeps nothing of the request that opened it', async () => {
  const { table } = await gather([url, url], { game: 'treehouse' });
  await Promise.all(Array.from({ length: 10 }, () => Connection.open(url, table)));
  const responses = () => queryObjects(ServerResponse, { format: 'count' });
  await vi.waitFor(() => expect(responses()).toBeLessThan(5), { timeout: 10_000 });
});
