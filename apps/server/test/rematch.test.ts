import { standard } from '@treefort/fort';
import { beforeEach, expect, test } from 'vitest';
import { ask, Connection, contribute, newPerson, type Person, post } from './client.ts';
import { running, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();
let url = '';

beforeEach(async () => {
  ({ url } = await running({ url: await postgres.database() }));
});

const act = (who: Person, table: string, name: string, body: object = {}) =>
  post(url, `/api/tables/${table}/${name}`, body, who);

test('a rematch needs everyone’s yes; players who left are not asked', async () => {
  const company = await gather([url, url, url], { game: 'treehouse' });
  await start(company);
  const [ada, bob, cy] = company.connections;
  expect(await cy!.send({ do: 'stand' })).toMatchObject({ ok: true });
  await playOut({ ...company, connections: [ada!, bob!] });
  const next = async () => (await ask(url, `/api/tables/${company.table}`)).body.rematch;
  expect(await ada!.send({ do: 'rematch' })).toMatchObject({ ok: true });
  expect(await bob!.send({ do: 'rematch', yes: false })).toMatchObject({ ok: true });
  await ada!.until(() => ada!.last.happened.some(({ yes }) => yes === false));
  expect(ada!.last.happened).toMatchObject([{ did: 'vote', seat: 1, yes: false }]);
  expect(ada!.last.seats).toMatchObject([{ again: true }, { again: false }, { away: 'left' }]);
  expect(ada!.last.seats![2]).not.toHaveProperty('again');
  expect(await next()).toBeNull();
  expect(await bob!.send({ do: 'rematch', yes: true })).toMatchObject({ ok: true });
  await ada!.until(() => ada!.last.happened.some(({ did }) => did === 'rematch'));
  const { body } = await ask(url, `/api/tables/${await next()}`);
  expect(body.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bob' }, { kind: 'open' }]);
});

test('a rematch against the clock starts only when everybody is there', async () => {
  const clock = { kind: 'live', move: 600, game: 6000, increment: 0 };
  const company = await gather([url, url], { game: 'treehouse', clock });
  await start(company);
  await playOut(company);
  const [ada, bob] = company.people;
  await act(bob!, company.table, 'rematch');
  const table = String((await act(ada!, company.table, 'rematch')).body.table);
  await contribute(table, ada!, bob!);
  const here = await Connection.open(url, table, ada);
  expect(await here.send({ do: 'start' })).toMatchObject({ ok: false, rule: 'start.absent' });
  await Connection.open(url, table, bob);
  await here.until(() => here.people.seats.every((seat) => seat?.here === true));
  expect(await here.send({ do: 'start' })).toMatchObject({ ok: true });
});

test('a rematch seats the same people once, however many ask for it', async () => {
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const [first, second] = company.connections;
  expect(await first!.send({ do: 'rematch' })).toMatchObject({ ok: false, why: 'refused' });
  await playOut(company);
  await Promise.all([first!.send({ do: 'rematch' }), second!.send({ do: 'rematch' })]);
  const asked = await Promise.all(company.people.map((who) => act(who, company.table, 'rematch')));
  const tables = new Set(asked.map(({ body }) => body.table));
  expect(tables.size).toBe(1);
  expect(await act(await newPerson(url), company.table, 'rematch')).toMatchObject({ status: 403 });
  const table = String([...tables][0]);
  const told = first!.news.flatMap(({ happened }) =>
    happened.filter(({ did }) => did === 'rematch'),
  );
  expect(told).toMatchObject([{ table }]);
  expect((await ask(url, `/api/tables/${table}`)).body).toMatchObject({
    phase: 'open',
    seats: [{ name: 'Ada', host: true }, { name: 'Bob' }],
  });
  await contribute(table, ...company.people);
  expect(await act(company.people[1]!, table, 'start')).toMatchObject({ body: { ok: true } });
});

test('a rematch keeps every setting of the table', async () => {
  const box = { ...standard.file, name: 'mine' };
  const wanted = {
    game: 'fort',
    options: { setup: 'draft', box },
    seats: ['me', 'invited', { bot: 'duckling' }],
    public: true,
    clock: { kind: 'live', move: 600, game: 6000, increment: 7 },
  };
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const { body } = await post(url, '/api/tables', wanted, ada);
  const table = String(body.id);
  await act(bob, table, 'sit', { invite: (body.invites as string[])[1] });
  const connections = await Promise.all([ada, bob].map((who) => Connection.open(url, table, who)));
  await contribute(table, ada, bob);
  await act(ada, table, 'start');
  await playOut({ table, people: [ada, bob], connections });
  const before = (await ask(url, `/api/tables/${table}`)).body;
  await act(ada, table, 'rematch');
  const again = (await act(bob, table, 'rematch')).body;
  const after = (await ask(url, `/api/tables/${again.table}`)).body;
  const settings = ({ game, rules, options, public: shown, clock, seats }: typeof body) => ({
    ...{ game, rules, options, shown, clock, seats },
  });
  expect(settings(after)).toEqual(settings(before));
  expect(after).toMatchObject({
    options: { setup: 'draft', box: { name: 'mine' } },
    phase: 'open',
  });
  expect(after.commitment).not.toBe(before.commitment);
});
