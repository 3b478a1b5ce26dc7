import { standard } from '@treefort/fort';
import type { News } from '@treefort/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();
let database = '';
let url = '';
let ada: Person;
let bob: Person;

beforeEach(async () => {
  database = await postgres.database();
  ({ url } = await running({ url: database }));
  [ada, bob] = await Promise.all([newPerson(url, 'Ada'), newPerson(url, 'Bob')]);
});

const act = (who: Person, table: string, name: string, body: object = {}) =>
  post(url, `/api/tables/${table}/${name}`, body, who);

describe('setting up', () => {
  test.each([
    [{ game: 'chess', seats: ['me', 'open'] }, 'unknown game "chess"'],
    [{ game: 'fort', seats: ['me'] }, 'fort takes 2, 3, 4 seats, not 1'],
    [{ game: 'fort', seats: ['me', 'me'] }, '"me" twice'],
    [{ game: 'fort', seats: [{ bot: 'random' }, { bot: 'random' }] }, 'none is a player’s'],
    [{ game: 'fort', seats: ['me', { bot: 'hal' }] }, 'unknown bot "hal"; known: duckling'],
    [{ game: 'fort', seats: ['me', 'open'], options: { box: 'shoe' } }, 'unknown box "shoe"'],
    [{ game: 'treehouse', seats: ['me', 'open'], options: { draft: 1 } }, 'unknown field "draft"'],
    [{ game: 'fort', seats: ['me', 'dog'] }, 'seats'],
    [{ game: 'fort', seats: ['me', 'open'], clock: { kind: 'live', move: 1, game: 60 } }, 'move'],
    [{ game: 'fort', seats: ['me', 'open'], clock: { kind: 'sand' } }, 'clock'],
    [{ game: 'fort', seats: ['me', 'open'], prize: 1 }, 'prize'],
    [['fort'], 'body'],
  ])('%j is refused', async (wanted, message) => {
    const { status, body } = await post(url, '/api/tables', wanted, ada);
    expect(status).toBe(400);
    expect(body).toMatchObject({ ok: false, why: 'bad-request' });
    expect(body.message).toContain(message);
  });

  test.each([
    [{ name: 'a\u0000b' }, 'options: "a\\u0000b" holds control characters'],
    [{ provisional: ['abc\u202egnp.exe'] }, 'direction marks'],
    [{ provisional: Array(1000).fill('everything is new') }, 'options: at most 24576 letters'],
  ])('a box that cannot be shown to others is refused (%#)', async (changed, message) => {
    const options = { box: { ...standard.file, name: 'mine', ...changed } };
    const wanted = { game: 'fort', seats: ['me', 'open'], options };
    const { status, body } = await post(url, '/api/tables', wanted, ada);
    expect({ status, why: body.why }).toEqual({ status: 400, why: 'bad-request' });
    expect(body.message).toContain(message);
  });

  test('is for players', async () => {
    const { status, body } = await post(url, '/api/tables', {
      game: 'fort',
      seats: ['me', 'open'],
    });
    expect({ status, why: body.why }).toEqual({ status: 401, why: 'no-player' });
  });
});

describe('sitting down', () => {
  test('down, up, and starting when all seats are taken', async () => {
    const table = await newTable(ada, { game: 'treehouse', seats: ['me', 'open', 'open'] });
    expect(await act(ada, table, 'start')).toMatchObject({
      status: 409,
      body: { message: 'seat 1 is empty' },
    });
    expect(await act(bob, table, 'sit', { seat: 0 })).toMatchObject({
      body: { message: 'seat 0 is taken' },
    });
    expect(await act(bob, table, 'sit', { seat: 3 })).toMatchObject({ body: { ok: false } });
    expect(await act(bob, table, 'sit', { seat: 2 })).toMatchObject({
      body: { ok: true, seat: 2 },
    });
    expect(await act(bob, table, 'sit')).toMatchObject({
      body: { message: 'you sit at this table already' },
    });
    expect(await act(bob, table, 'stand')).toMatchObject({ body: { ok: true } });
    expect(await act(bob, table, 'stand')).toMatchObject({
      status: 403,
      body: { why: 'not-yours' },
    });
    expect(await act(bob, table, 'sit')).toMatchObject({ body: { ok: true, seat: 1 } });
    const cy = await newPerson(url, 'Cy');
    expect(await act(cy, table, 'start')).toMatchObject({ status: 403 });
    expect(await act(cy, table, 'sit')).toMatchObject({ body: { ok: true, seat: 2 } });
    expect(await act(await newPerson(url), table, 'sit')).toMatchObject({ status: 409 });
    await contribute(table, ada, bob, cy);
    expect(await act(cy, table, 'start')).toMatchObject({ body: { ok: true } });
    expect(await act(cy, table, 'start')).toMatchObject({ status: 409, body: { why: 'over' } });
    const { body } = await ask(url, `/api/tables/${table}`);
    expect(body).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cy' }],
    });
  });

  test('an invited seat is for the player who has its secret', async () => {
    const wanted = { game: 'treehouse', seats: ['me', 'invited', 'open'] };
    const { body } = await post(url, '/api/tables', wanted, ada);
    const table = String(body.id);
    const [, invite] = body.invites as (string | null)[];
    expect(body.invites).toEqual([null, expect.stringMatching(/^[\w-]{43}$/), null]);
    expect(await act(bob, table, 'sit', { seat: 1 })).toMatchObject({ status: 409 });
    expect(await act(bob, table, 'sit', { invite: `${invite}x` })).toMatchObject({ status: 409 });
    expect(await act(bob, table, 'sit', { invite })).toMatchObject({ body: { ok: true, seat: 1 } });
    const cy = await newPerson(url, 'Cy');
    expect(await act(cy, table, 'sit', { invite })).toMatchObject({ status: 409 });
    expect(JSON.stringify(await ask(url, `/api/tables/${table}`))).not.toContain(invite);
  });

  test('open public tables are listed, private ones are not', async () => {
    const wanted = { game: 'fort', seats: ['me', 'open'] };
    const [shown] = [await newTable(ada, { ...wanted, public: true }), await newTable(ada, wanted)];
    const listed = async (phase: string) => {
      const { body } = await ask(url, `/api/tables?phase=${phase}`);
      return (body.tables as { id: string }[]).map(({ id }) => id);
    };
    expect(await listed('open')).toEqual([shown]);
    await act(bob, shown, 'sit');
    await contribute(shown, ada, bob);
    await act(bob, shown, 'start');
    expect([await listed('open'), await listed('playing')]).toEqual([[], [shown]]);
    expect((await ask(url, '/api/tables?phase=over')).status).toBe(400);
  });

  test('a table that never began is listed for three days, and stays open to anyone who has its link', async () => {
    const seats = ['me', 'open'];
    const table = await newTable(ada, { game: 'fort', seats, public: true });
    const age = (days: number) =>
      query(database, `update tables set created_at = clock_timestamp() - interval '${days} days'`);
    await age(2.9);
    expect(await ask(url, '/api/tables')).toMatchObject({ body: { tables: [{ id: table }] } });
    await age(3);
    expect(await ask(url, '/api/tables')).toMatchObject({ body: { tables: [] } });
    expect(await act(bob, table, 'sit')).toMatchObject({ body: { ok: true, seat: 1 } });
  });
});

test('a player has another name from the next request on', async () => {
  const body = { name: 'Ada L.' };
  const renamed = await ask(url, '/api/me', { who: ada, method: 'PATCH', body });
  expect(renamed.body).toEqual({ id: ada.id, name: 'Ada L.' });
  expect((await ask(url, '/api/me', { who: ada })).body.name).toBe('Ada L.');
  expect((await ask(url, '/api/me')).status).toBe(401);
});

test('chat reaches players and watchers; watchers see no hands', async () => {
  const company = await gather([url, url], { game: 'fort' });
  await start(company);
  const watcher = await Connection.open(url, company.table);
  const [first, second] = company.connections;
  const text = '<script>alert("x")</script> & שלום';
  expect(await second!.send({ do: 'chat', text })).toMatchObject({ ok: true });
  for (const one of [first!, second!, watcher]) {
    await one.until(() => one.last.happened.some(({ did }) => did === 'chat'));
    expect(one.last.happened).toMatchObject([{ did: 'chat', seat: 1, name: 'Bob', text }]);
  }
  expect(await second!.send({ do: 'chat', phrase: 'hello' })).toMatchObject({ ok: true });
  expect(second!.last.happened).toMatchObject([{ did: 'chat', phrase: 'hello' }]);
  for (const said of [{}, { text, phrase: 'hello' }] as const) {
    expect(await second!.send({ do: 'chat', ...said })).toMatchObject({ why: 'bad-request' });
  }
  const { seats } = watcher.last.view as { seats: { hand: unknown }[] };
  expect(watcher.last).toMatchObject({ you: null, decision: null });
  expect(seats.map(({ hand }) => hand)).toEqual([null, null]);
  expect(await watcher.send({ do: 'chat', text: 'hi' })).toMatchObject({
    ok: false,
    why: 'no-player',
  });
});

test('a box of one’s own is played with, and the record carries it', async () => {
  const box = { ...standard.file, name: 'mine' };
  const company = await gather([url, url], { game: 'fort', options: { box } });
  await start(company);
  await playOut(company);
  const record = await recordOf(url, company.table);
  expect(record.options).toMatchObject({ box: { name: 'mine' } });
  const wrong = { game: 'fort', seats: ['me', 'open'], options: { box: { ...box, kids: [] } } };
  expect(await post(url, '/api/tables', wrong, ada)).toMatchObject({ status: 400 });
});

test('a log full of talk still takes what brings the game to its end', async () => {
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const talk = JSON.stringify({ did: 'chat', seat: null, name: 'Cy', text: 'la' });
  await query(
    database,
    `insert into moves (table_id, n, entry)
     select $1, n, $2 from generate_series($3::int, 20000) as n`,
    [company.table, talk, company.connections[0]!.last.n],
  );
  const [ada, bob] = company.connections;
  await ada!.until(() => ada!.last.n === 20_001);
  const { id: decision, options } = ada!.last.decision!;
  expect(await ada!.send({ do: 'chat', text: 'la' })).toMatchObject({ why: 'too-many' });
  expect(await ada!.send({ do: 'undo' })).toMatchObject({ why: 'too-many' });
  const answer = { do: 'choose', decision, options: [options[0]!.id] };
  expect(await ada!.send(answer)).toMatchObject({ ok: true });
  // A sealed answer can be changed as often as one likes, which ends nothing.
  const { id: again } = ada!.last.decision!;
  expect(
    await ada!.send({ do: 'choose', decision: again, options: [options[1]!.id] }),
  ).toMatchObject({ why: 'too-many' });
  await bob!.until(() => bob!.last.n === 20_002);
  await playOut(company);
  expect(ada!.last.phase).toBe('over');
});

test('many tables are played by polling, against bots, with little room in memory', async () => {
  const { url: small } = await running({ url: await postgres.database() }, { tables: '1' });
  const games = Array.from({ length: 3 }, async () => {
    const who = await newPerson(small);
    const seats = ['me', { bot: 'random' }];
    const table = await newTable(who, { game: 'treehouse', seats });
    await contribute(table, who);
    await post(small, `/api/tables/${table}/start`, {}, who);
    for (let after = 0; ; ) {
      const path = `/api/tables/${table}/news?after=${after}&wait=20`;
      const news = (await ask(small, path, { who })).body as unknown as News;
      if (news.phase === 'over') return recordOf(small, table);
      after = news.n;
      const { waiting } = news.view as { waiting: number[] };
      if (!news.decision || !waiting.includes(0)) continue;
      const { id: decision, options } = news.decision;
      const answer = { decision, options: [options[0]!.id] };
      await post(small, `/api/tables/${table}/choose`, answer, who);
    }
  });
  expect(await Promise.all(games)).toHaveLength(3);
});

test('bots are listed, and a table of bots and a watcher plays itself', async () => {
  const { body } = await ask(url, '/api/games');
  expect(body).toMatchObject([
    { id: 'treehouse', seats: [2, 3, 4] },
    { id: 'fort', seats: [2, 3, 4] },
  ]);
  const table = await newTable(ada, {
    game: 'treehouse',
    seats: [{ bot: 'random' }, 'me', { bot: 'random' }],
  });
  const watcher = await Connection.open(url, table);
  await contribute(table, ada);
  await act(ada, table, 'start');
  await act(ada, table, 'stand');
  await watcher.until(() => watcher.last.phase === 'over');
  expect(watcher.last.outcome!.scores).toHaveLength(3);
});
