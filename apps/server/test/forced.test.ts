import type { FortView } from '@treefort/fort';
import { below, nth, type Random, randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { readConfig, serve } from '../src/index.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import { Connection } from './client.ts';
import { takeBackBefore } from './older-database.ts';
import { mustAnswer, playRandomly } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';
import { type Company, gather, recordOf, start } from './table.ts';

const postgres = withPostgres();

/** A server that waits longer than a test lasts. */
const PATIENT = { ...SETTINGS, 'pass-delay': '60000' };

/** The table as its log says. */
async function matchOf(database: string, table: string): Promise<Match> {
  const [row] = await query(database, 'select plan from tables where id = $1', [table]);
  const match = new Match(row.plan, games);
  const moves = await query(database, 'select entry from moves where table_id = $1 order by n', [
    table,
  ]);
  for (const { entry } of moves) {
    match.apply(JSON.parse(entry));
    match.settle(0);
  }
  return match;
}

const entriesOf = async (database: string): Promise<LogEntry[]> =>
  (await query(database, 'select entry from moves order by n')).map(({ entry }) =>
    JSON.parse(entry),
  );

/** Answers one question at random, if anybody is asked one. */
async function answerOne({ connections }: Company, random: Random): Promise<void> {
  const one = connections.find((connection) => mustAnswer(connection));
  if (!one) return;
  const { id, options } = mustAnswer(one)!;
  const { id: option } = nth(options, below(random, options.length));
  await one.send({ do: 'choose', decision: id, options: [option] });
}

/** Plays until a rival of the leader cannot follow, and says who. */
async function untilOneCannotFollow(company: Company, database: string): Promise<number> {
  const random = randomFromText('forced');
  for (;;) {
    const match = await matchOf(database, company.table);
    await Promise.all(company.connections.map((one) => one.until(() => one.last.n >= match.n)));
    const { game, state } = match.table!;
    if (match.phase === 'over') throw new Error('everybody could follow to the end');
    const seat = company.connections.findIndex((_, i) => match.play.forced(i) !== null);
    if (seat >= 0 && game.turn(state) !== seat) return seat;
    await answerOne(company, random);
  }
}

const hasPassed = (connection: Connection, seat: number): boolean =>
  connection.last.happened.some(
    ({ did, seat: who, events }) =>
      did === 'choose' && who === seat && events?.some(({ kind }) => kind === 'passed'),
  );

test('nobody is asked a question with one answer, through two servers of one database', async () => {
  const database = await postgres.database();
  const [one, two] = [await running({ url: database }), await running({ url: database })];
  for (const game of ['fort', 'treehouse']) {
    const company = await gather([one.url, two.url, one.url], { game });
    await start(company);
    await Promise.all(
      company.connections.map((connection, seat) =>
        playRandomly(connection, randomFromText(`${game} ${seat}`), ({ options }) =>
          expect(options.length).toBeGreaterThan(1),
        ),
      ),
    );
    expect((await recordOf(one.url, company.table)).outcome).toBeDefined();
  }
  const by = (await entriesOf(database)).map((entry) => ('by' in entry ? entry.by : ''));
  expect(by.filter((who) => who === 'forced').length).toBeGreaterThan(10);
});

test('who cannot follow passes after a while, also when the server was restarted meanwhile', async () => {
  const database = await postgres.database();
  const config = readConfig(PATIENT, { DATABASE_URL: database });
  const first = await serve(config);
  const company = await gather([first.url, first.url], { game: 'fort' });
  await start(company);
  const seat = await untilOneCannotFollow(company, database);
  const { last } = company.connections[seat]!;
  expect(last.decision).toBeNull();
  expect((last.view as FortView).waiting).toEqual([seat]);
  const [due] = await query(
    database,
    'select extract(epoch from due - clock_timestamp())::float8 as left from tables',
  );
  expect(due.left).toBeGreaterThan(1);
  expect(due.left).toBeLessThan(60.1);
  await first.close();
  const before = await entriesOf(database);
  expect(before.at(-1)).not.toMatchObject({ seat, by: 'forced' });
  await query(database, "update moves set at = at - interval '61 seconds'");
  await query(database, "update tables set due = due - interval '61 seconds'");
  const { url } = await running({ url: database }, PATIENT);
  const { n: after } = last;
  const again = await Connection.open(url, company.table, company.people[seat], { after });
  await again.until(() => hasPassed(again, seat));
  const entries = await entriesOf(database);
  expect(entries[before.length]).toMatchObject({
    did: 'choose',
    seat,
    options: ['pass'],
    by: 'forced',
  });
  // What was forced is nothing to take back.
  expect(again.last.undo).toMatchObject({ rule: expect.stringMatching(/^undo\./) });
  expect(await again.send({ do: 'undo' })).toMatchObject({ ok: false, why: 'refused' });
});

/** Plays until somebody may follow; where somebody cannot, at another table, because that lasts. */
async function untilOneMayFollow(url: string): Promise<Connection> {
  for (;;) {
    const company = await gather([url, url], { game: 'fort' });
    await start(company);
    const random = randomFromText(company.table);
    const asked = () => company.connections.find((one) => mustAnswer(one));
    while (asked()) {
      if (mustAnswer(asked()!)?.kind === 'follow') return asked()!;
      await answerOne(company, random);
      const n = Math.max(...company.connections.map(({ last }) => last.n));
      await Promise.all(company.connections.map((one) => one.until(() => one.last.n >= n)));
    }
  }
}

test('a standing order is as slow as one who cannot follow', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database }, PATIENT);
  const following = await untilOneMayFollow(url);
  const entries = await entriesOf(database);
  expect(await following.send({ do: 'orders', pass: true })).toMatchObject({ ok: true });
  expect(following.last.decision).toBeNull();
  const [due] = await query(
    database,
    `select extract(epoch from due - clock_timestamp())::float8 as left from tables
     order by created_at desc limit 1`,
  );
  expect(due.left).toBeGreaterThan(1);
  expect(await entriesOf(database)).toHaveLength(entries.length + 1);
  // Who wants to be asked again, is.
  expect(await following.send({ do: 'orders' })).toMatchObject({ ok: true });
  expect(mustAnswer(following)).toMatchObject({ kind: 'follow' });
});

/** Takes a database back to the time when every question was answered by its player, also those with one answer. */
async function toBeforeForced(database: string): Promise<void> {
  await takeBackBefore(database, '004-forced');
  // Nobody's clock ran, so nothing was due.
  await query(database, 'update tables set due = null');
  await query(
    database,
    `update moves set entry = replace(entry, '"by":"forced"', '"by":"player"'), at = at - interval '61 seconds'`,
  );
}

test('a table from before forced answers plays on: its log holds some, and one is awaited', async () => {
  const database = await postgres.database();
  const first = await serve(readConfig(PATIENT, { DATABASE_URL: database }));
  const company = await gather([first.url, first.url], { game: 'fort' });
  await start(company);
  const seat = await untilOneCannotFollow(company, database);
  await first.close();
  const { n: after } = company.connections[seat]!.last;
  await toBeforeForced(database);
  const { url } = await running({ url: database }, PATIENT);
  // Nobody opens the table: it is found because the step of the database made it due.
  await expect
    .poll(async () => (await entriesOf(database)).at(-1), { timeout: 20_000 })
    .toMatchObject({
      options: [expect.any(String)],
      by: 'forced',
    });
  const again = await Connection.open(url, company.table, company.people[seat], { after });
  await again.until(() => hasPassed(again, seat));
  expect((await matchOf(database, company.table)).phase).toBe('playing');
});
