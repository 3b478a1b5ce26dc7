import { expect, test } from 'vitest';
import { exportRecords } from '../src/index.ts';
import { withoutName } from '../src/tables/without-name.ts';
import { type Answer, ask, Connection, newTable, type Person, post } from './client.ts';
import { query } from './query.ts';
import { running, scratch, withPostgres } from './running.ts';
import { gather, playOut, start } from './table.ts';

const postgres = withPostgres();
const NAME = 'Adaline Unforgettable';
const GAME = { game: 'treehouse', public: true };

const at = (who: Person, table: string, command: string, body: object = {}) =>
  post(who.url, `/api/tables/${table}/${command}`, body, who);

const done = async (answer: Promise<Answer>): Promise<void> =>
  expect(await answer).toMatchObject({ status: 200 });

/** Ada at a table of each kind: over, playing, before the start, removed from, and watched. */
async function lifeOf(ada: Person, bob: Person) {
  const withBoth = async (): Promise<string> => {
    const table = await newTable(bob, { ...GAME, seats: ['me', 'open'] });
    await done(at(ada, table, 'sit'));
    return table;
  };
  const open = await newTable(ada, { ...GAME, seats: ['me', 'open', 'open'] });
  const removed = await withBoth();
  await done(at(ada, removed, 'chat', { text: 'hello' }));
  await done(at(bob, removed, 'remove', { seat: 1 }));
  const watched = await newTable(bob, { ...GAME, seats: ['me', 'open'] });
  await done(at(ada, watched, 'chat', { text: 'good luck' }));
  return { open, removed, watched };
}

/** Two of whom one will be forgotten, in a game. */
async function game(urls: readonly [string, string]) {
  const company = await gather(urls, GAME);
  await start(company);
  return company;
}

/** Everything that a server tells anyone about tables. */
async function toldOf(url: string, who: Person, tables: readonly string[]): Promise<string> {
  const paths = [
    '/api/tables',
    '/api/tables?phase=playing',
    '/api/me/tables',
    ...tables.flatMap((id) => [`/api/tables/${id}`, `/api/tables/${id}/news`]),
  ];
  const bodies = await Promise.all(paths.map(async (path) => (await ask(url, path, { who })).body));
  return JSON.stringify(bodies);
}

test.each(['folder', 'postgres'])(
  'a deleted player is named nowhere any more (%s)',
  async (store) => {
    const place =
      store === 'folder' ? { folder: await scratch() } : { url: await postgres.database() };
    const { url } = await running(place);
    // Another server knows the tables too, where there can be one.
    const elsewhere = store === 'folder' ? url : (await running(place)).url;
    const over = await game([url, url]);
    await playOut(over);
    const playing = await game([url, elsewhere]);
    const bob = { ...playing.people[1]!, url };
    const ada = { ...playing.people[0]!, url };
    await done(ask(url, '/api/me', { who: ada, method: 'PATCH', body: { name: NAME } }));
    await done(
      ask(url, '/api/me', { who: over.people[0]!, method: 'PATCH', body: { name: NAME } }),
    );
    const life = await lifeOf(ada, bob);
    const tables = [over.table, playing.table, ...Object.values(life)];
    for (const server of [url, elsewhere]) {
      expect(await toldOf(server, bob, tables)).toContain(NAME);
    }
    const [, connection] = playing.connections;
    for (const who of [ada, over.people[0]!]) {
      await done(ask(url, '/api/me', { who, method: 'DELETE' }));
      expect(await ask(url, '/api/me', { who })).toMatchObject({ status: 401 });
    }
    await connection!.until(() => connection!.closed !== undefined);
    for (const server of [url, elsewhere]) {
      await expect.poll(() => toldOf(server, bob, tables)).not.toContain(NAME);
    }
    const info = async (id: string) => (await ask(url, `/api/tables/${id}`)).body.seats;
    expect(await info(playing.table)).toMatchObject([
      { kind: 'player', name: null, away: 'left' },
      { kind: 'player', name: 'Bob' },
    ]);
    const { tables: listed } = (await ask(url, '/api/tables?phase=playing')).body;
    expect(listed).toContainEqual(
      expect.objectContaining({ id: playing.table, seats: [{ name: null }, { name: 'Bob' }] }),
    );
    expect(await info(over.table)).toMatchObject([{ kind: 'player', name: null }, {}]);
    expect(await info(life.open)).toMatchObject([{ kind: 'open' }, {}, {}]);
    const again = await Connection.open(elsewhere, playing.table, bob);
    expect(again.last.phase).toBe('playing');
    if (!('url' in place)) return;
    await expectNoTrace(String(place.url), [ada.id, over.people[0]!.id]);
    await expectExport(String(place.url), over.table);
  },
  60_000,
);

async function expectNoTrace(database: string, players: readonly string[]): Promise<void> {
  const tables = await query(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await query(database, `select t::text as row from "${name}" t`);
    const found = rows.filter(({ row }) => row.includes(NAME) || row.includes('Ada'));
    expect({ name, found }).toEqual({ name, found: [] });
    // Seats and results keep the id, which says nothing; connections end a moment later.
    if (['tables', 'moves', 'results', 'ratings', 'guests', 'last_seen'].includes(name)) continue;
    const own = rows.filter(({ row }) => players.some((player) => row.includes(player)));
    expect({ name, own }).toEqual({ name, own: [] });
  }
}

async function expectExport(database: string, table: string): Promise<void> {
  const lines: string[] = [];
  for await (const line of exportRecords({ url: database }, (id, why) =>
    expect([id, why]).toEqual([]),
  )) {
    lines.push(line);
  }
  const [line] = lines.map((text) => JSON.parse(text)).filter(({ id }) => id === table);
  expect(line.seats).toEqual([{ name: null }, { name: 'Bob' }]);
}

test('an old log, which does not say who talked, is read by seats', () => {
  const plan = {
    ...{ id: 'x', game: 'fort', rules: '1', options: {}, secret: '', public: false },
    clock: { kind: 'none' },
    seats: [{ kind: 'player', player: 'a', name: 'Ada' }, { kind: 'open' }],
  } as const;
  const chat = (seat: number | null, name: string) =>
    ({ did: 'chat', seat, name, text: name }) as const;
  const entries = [
    chat(0, 'Ada'),
    chat(null, 'Ada'),
    chat(null, 'Cy'),
    { did: 'stand', seat: 0 },
    { did: 'sit', seat: 0, player: 'b', name: 'Bob' },
    { did: 'sit', seat: 1, player: 'a', name: 'Ada' },
    chat(0, 'Bob'),
    { did: 'remove', seat: 1, name: 'Ada' },
    { ...chat(null, 'Ada'), player: 'c' },
  ] as const;
  const log = entries.map((entry, n) => ({ n, entry }));
  const left = withoutName({ plan, log }, 'a');
  expect(left.log.map(({ n }) => n)).toEqual([0, 1, 5, 7]);
  expect(JSON.stringify(left)).not.toContain('"name":"Ada"');
  expect(left.plan.seats[0]).toEqual({ kind: 'player', player: 'a', name: null });
});
