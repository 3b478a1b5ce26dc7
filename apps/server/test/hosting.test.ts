import { beforeEach, expect, test } from 'vitest';
import { ask, Connection, contribute, newPerson, type Person, post } from './client.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();
let url = '';
let database = '';

beforeEach(async () => {
  database = await postgres.database();
  ({ url } = await running({ url: database }));
});

const act = (who: Person, table: string, name: string, body: object = {}) =>
  post(url, `/api/tables/${table}/${name}`, body, who);

/** Ada's table, at which Bob sits: on an open seat, or on one kept for him. */
async function hosted(kind: 'open' | 'invited') {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const wanted = { game: 'treehouse', seats: ['me', kind, 'open'] };
  const { body } = await post(url, '/api/tables', wanted, ada);
  const [, secret] = body.invites as string[];
  const table = String(body.id);
  await act(bob, table, 'sit', kind === 'invited' ? { invite: secret } : {});
  return { ada, bob, table, secret };
}

const seatsOf = async (table: string) => (await ask(url, `/api/tables/${table}`)).body.seats;

test.each(['open', 'invited'] as const)(
  'the host frees an %s seat, and who sat there needs a new invitation',
  async (kind) => {
    const { ada, bob, table, secret } = await hosted(kind);
    const there = await Connection.open(url, table, bob);
    expect(there.last.seats).toMatchObject([{ name: 'Ada', host: true }, { name: 'Bob' }, {}]);
    expect(await act(ada, table, 'remove', { seat: 1 })).toMatchObject({ status: 200 });
    await there.until(() => there.last.happened.some(({ did }) => did === 'remove'));
    expect(there.last).toMatchObject({
      you: null,
      happened: [{ did: 'remove', seat: 1, name: 'Bob' }],
      seats: [{ name: 'Ada' }, { kind, name: null }, { kind: 'open' }],
    });
    const removed = { status: 409, body: { why: 'refused', rule: 'sit.removed' } };
    expect(await act(bob, table, 'sit')).toMatchObject(removed);
    if (secret) expect(await act(bob, table, 'sit', { invite: secret })).toMatchObject(removed);
    const { body } = await act(ada, table, 'invite', { seat: 1 });
    expect(await seatsOf(table)).toMatchObject([{}, { kind: 'invited' }, {}]);
    expect(await act(bob, table, 'sit', { seat: 2 })).toMatchObject(removed);
    const sat = await act(bob, table, 'sit', { invite: body.invite });
    expect(sat).toMatchObject({ status: 200, body: { seat: 1 } });
  },
);

test('only the host frees seats, only before the game, and never the own one', async () => {
  const { ada, bob, table } = await hosted('open');
  expect(await act(bob, table, 'remove', { seat: 0 })).toMatchObject({ status: 403 });
  expect(await act(bob, table, 'invite', { seat: 2 })).toMatchObject({ status: 403 });
  for (const seat of [0, 2, 7]) {
    expect(await act(ada, table, 'remove', { seat })).toMatchObject({ status: 409 });
  }
  expect(await act(ada, table, 'invite', { seat: 1 })).toMatchObject({ status: 409 });
  const cy = await newPerson(url, 'Cy');
  await act(cy, table, 'sit');
  await contribute(table, ada, bob, cy);
  await act(ada, table, 'start');
  expect(await act(ada, table, 'remove', { seat: 1 })).toMatchObject({ status: 409 });
  expect(await act(ada, table, 'invite', { seat: 1 })).toMatchObject({ status: 409 });
});

test('an invitation is told to the host alone, over a socket too', async () => {
  const { ada, bob, table } = await hosted('open');
  const [host, guest] = [
    await Connection.open(url, table, ada),
    await Connection.open(url, table, bob),
  ];
  const reply = await host.send({ do: 'invite', seat: 2 });
  expect(reply).toMatchObject({ ok: true, invite: expect.stringMatching(/^[\w-]{43}$/) });
  await guest.until(() => guest.last.seats?.[2]?.kind === 'invited');
  const secret = reply.ok ? reply.invite! : '';
  expect(guest.received.join()).not.toContain(secret);
});

test('a table from before hosts were written down has one all the same', async () => {
  const { ada, table } = await hosted('open');
  await query(database, `update tables set plan = plan - 'host' where id = $1`, [table]);
  const { url: newer } = await running({ url: database });
  const { body } = await ask(newer, `/api/tables/${table}`);
  expect(body.seats).toMatchObject([{ name: 'Ada', host: true }, { name: 'Bob' }, {}]);
  const freed = await post(newer, `/api/tables/${table}/remove`, { seat: 1 }, ada);
  expect(freed).toMatchObject({ status: 200 });
});

test('a player named like a bot of the table, in any language, is told apart from it', async () => {
  for (const name of ['Hazel', 'Noisette', 'Орешек']) {
    const person = await newPerson(url, name);
    const wanted = { game: 'fort', seats: ['me', { bot: 'squirrel' }, { bot: 'owl' }] };
    const { body } = await post(url, '/api/tables', wanted, person);
    expect(await seatsOf(String(body.id))).toMatchObject([{ name: `${name} (2)` }, {}, {}]);
  }
});
