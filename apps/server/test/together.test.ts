import { fort } from '@treefort/fort';
import { below, type Game, nth, randomFromText } from '@treefort/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { Journal, type NewEntries } from '../src/storage/journal.ts';
import { Match } from '../src/tables/match.ts';
import { ask, type Connection, newPerson, newTable } from './client.ts';
import { keptOf } from './hidden-bytes.ts';
import { mustAnswer, playRandomly } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, recordOf, start } from './table.ts';

const postgres = withPostgres();

/** What the database holds of a table, each forced answer with whether it had to wait. */
async function forcedAt(database: string, table: string) {
  const { plan, log } = await keptOf(database, table);
  const match = new Match(plan, games);
  const forced = [];
  for (const [i, { at, entry }] of log.entries()) {
    const turn = match.table?.game.turn(match.table.state);
    if (entry.did === 'choose' && entry.by === 'forced') {
      const { seat, ms } = entry;
      forced.push({ at, ms, waits: turn !== null && turn !== seat, before: log[i - 1]!.at, n: i });
    }
    match.apply(entry);
    match.settle(at);
  }
  return { log, forced };
}

const placesHeard = ({ news }: Connection): number[] =>
  news.flatMap(({ happened }) => happened.map(({ n }) => n));

test('what is forced at once is written and told with what led to it; what waits is not', async () => {
  const database = await postgres.database();
  const settings = { 'pass-delay': '1' };
  const servers = [
    await running({ url: database }, settings),
    await running({ url: database }, settings),
  ];
  let [together, waited] = [0, 0];
  for (const game of ['fort', 'treehouse']) {
    const urls = [0, 1, 0].map((i) => nth(servers, i).url);
    const company = await gather(urls, { game }, { changes: 1 });
    await start(company);
    const { connections, table } = company;
    await Promise.all(
      connections.map((one, seat) => playRandomly(one, randomFromText(`${game} ${seat}`))),
    );
    await recordOf(nth(servers, 0).url, table);
    const { log, forced } = await forcedAt(database, table);
    for (const { at, ms, waits, before, n } of forced) {
      const alone = (one: Connection) => one.news.some(({ after }) => after === n);
      // Nobody was told of it by itself, or everybody was who did not come later.
      expect(connections.some(alone)).toBe(waits);
      if (waits) expect(at).toBeGreaterThan(before);
      else expect({ at, ms }).toEqual({ at: before, ms: 0 });
      if (waits) waited++;
      else together++;
    }
    // Nothing was told twice, and nothing was left out.
    for (const one of connections) expect(placesHeard(one)).toEqual([...log.keys()]);
  }
  expect(together).toBeGreaterThan(5);
  expect(waited).toBeGreaterThan(5);
  const counted = await Promise.all(servers.map(async ({ url }) => await entriesCounted(url)));
  expect(counted[0]! + counted[1]!).toBe(together + waited);
});

/** Forced answers, by the metrics of a server. */
async function entriesCounted(url: string): Promise<number> {
  const text = String((await ask(url, '/metrics')).body.text);
  return Number(/treefort_entries_total{did="choose",by="forced"} (\d+)/.exec(text)?.[1] ?? 0);
}

test('a player is told the place of the own choice, also where answers follow at once', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const company = await gather([url, url], { game: 'fort' });
  await start(company);
  const places: { n: number | undefined; option: string }[] = [];
  const random = randomFromText('places');
  for (let i = 0; i < 60; i++) {
    const one = company.connections.find((connection) => mustAnswer(connection));
    if (!one) break;
    const option = anyOption(one, random);
    const reply = await one.send(option.command);
    places.push({ n: reply.ok ? reply.n : undefined, option: option.id });
    await allTold(company);
  }
  const { log } = await keptOf(database, company.table);
  expect(log.length).toBeGreaterThan(places.length + 5);
  for (const { n, option } of places) {
    expect(log[n!]?.entry).toMatchObject({ did: 'choose', options: [option], by: 'player' });
  }
});

function anyOption(one: Connection, random: ReturnType<typeof randomFromText>) {
  const { id: decision, options } = mustAnswer(one)!;
  const { id } = nth(options, below(random, options.length));
  return { id, command: { do: 'choose', decision, options: [id] } };
}

async function allTold({ connections }: Company): Promise<void> {
  const n = Math.max(...connections.map(({ last }) => last.n));
  await Promise.all(connections.map((one) => one.until(() => one.last.n >= n)));
}

test('where the game fails at an answer of the server, the choice before it stands', async () => {
  let isFrail = false;
  let failures = 0;
  const frail: Game = {
    ...fort,
    play(state, seat, move, tell) {
      const { id } = fort.option(state as never, seat, move);
      fort.play(state as never, seat, move, tell as never);
      if (!isFrail || id !== 'pass') return;
      failures++;
      throw new Error('passing is broken');
    },
  } as Game;
  const database = await postgres.database();
  const { url } = await running({ url: database }, {}, {}, [frail]);
  isFrail = true;
  const company = await gather([url, url], { game: 'fort' });
  await start(company);
  const { connections, table } = company;
  const random = randomFromText('frail');
  let chosen = { id: '', n: -1 };
  for (let failedAfter = false; !failedAfter; ) {
    await allTold(company);
    const asked = connections.find((one) => mustAnswer(one))!;
    const option = anyOption(asked, random);
    const before = failures;
    const reply = await asked.send(option.command);
    if (!reply.ok) expect(reply.why).toBe('broken');
    else {
      chosen = { id: option.id, n: reply.n! };
      failedAfter = failures > before;
    }
  }
  const said = await connections[0]!.send({ do: 'chat', text: 'hm' });
  expect(said).toMatchObject({ ok: true });
  await allTold(company);
  const { log } = await keptOf(database, table);
  expect(log[chosen.n]?.entry).toMatchObject({ options: [chosen.id], by: 'player' });
  // The server goes on by itself up to where the game fails.
  for (const { entry } of log.slice(chosen.n + 1)) {
    if (entry.did !== 'chat') expect(entry).toMatchObject({ did: 'choose', by: 'forced' });
    expect(entry).not.toMatchObject({ options: ['pass'] });
  }
  for (const one of connections) {
    expect(placesHeard(one)).toEqual([...Array(one.last.n).keys()]);
    expect(one.last.n).toBeGreaterThan(chosen.n + 1);
  }
});

/** A table without entries, and a journal of another server on its database. */
async function emptyTable() {
  const url = await postgres.database();
  const server = await running({ url });
  const table = await newTable(await newPerson(server.url), {
    game: 'fort',
    seats: ['me', 'open'],
  });
  const database = await openDatabase({ url });
  onTestFinished(() => database.close());
  return { url, table, database };
}

const said = (table: string, n: number, ...texts: readonly string[]): NewEntries => ({
  table,
  n,
  entries: texts.map((text) => ({ did: 'chat', seat: null, name: null, text })),
  phase: 'open',
  due: texts.length,
});

const saidAt = async (url: string): Promise<string[]> =>
  (await query(url, 'select n, entry from moves order by table_id, n')).map(
    ({ n, entry }) => `${n} ${JSON.parse(entry).text}`,
  );

test('of entries whose place another server took none is written, and the others are', async () => {
  const { url, table, database } = await emptyTable();
  const [one, two] = [new Journal(database, new Metrics()), new Journal(database, new Metrics())];
  expect(await one.append(said(table, 0, 'first'))).toEqual(expect.any(Number));
  expect(await two.append(said(table, 0, 'late', 'later'))).toBe('taken');
  expect(await two.append(said(table, 1, 'second', 'third', 'fourth'))).toEqual(expect.any(Number));
  expect(await saidAt(url)).toEqual(['0 first', '1 second', '2 third', '3 fourth']);
  const [{ times }] = await query(url, 'select count(distinct at)::int as times from moves');
  expect(times).toBe(2);
});

test('of servers that write at the same place at once, one writes all and the others nothing', async () => {
  const { url, table, database } = await emptyTable();
  const journals = Array.from({ length: 6 }, () => new Journal(database, new Metrics()));
  for (let n = 0; n < 60; n += 3) {
    const names = journals.map((_, i) => `server ${i}`);
    const done = await Promise.all(
      journals.map((journal, i) => journal.append(said(table, n, ...Array(3).fill(names[i])))),
    );
    const first = done.findIndex((at) => at !== 'taken');
    expect(done.filter((at) => at !== 'taken')).toHaveLength(1);
    const expected = [0, 1, 2].map((i) => `${n + i} server ${first}`);
    expect((await saidAt(url)).slice(n)).toEqual(expected);
  }
});

test('where the answer of the database is lost, all entries are known to be written, once', async () => {
  const { url, table, database: real } = await emptyTable();
  const database: Database = {
    ...real,
    async query<R>(name: string, text: string, values: readonly unknown[]) {
      await real.query(name, text, values);
      return await real.query<R>(name, text, values);
    },
  };
  const journal = new Journal(database, new Metrics());
  expect(await journal.append(said(table, 0, 'a', 'b'))).toEqual(expect.any(Number));
  expect(await journal.append(said(table, 2, 'c', 'd', 'e'))).toEqual(expect.any(Number));
  expect(await saidAt(url)).toEqual(['0 a', '1 b', '2 c', '3 d', '4 e']);
});
