import { randomFromText } from '@treefort/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, serve } from '../src/index.ts';
import { ask, Connection, post } from './client.ts';
import { mustAnswer, playRandomly } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';
import { gather, recordOf, start } from './table.ts';

const postgres = withPostgres();

const DAY = 86_400_000;

/** Moves all that was written into the past, as if so long had gone by. */
async function pass(url: string, time: string): Promise<void> {
  await query(url, 'update moves set at = at - $1::interval', [time]);
  await query(url, 'update tables set due = due - $1::interval', [time]);
}

test('a player who leaves is played for, and may take the seat back', async () => {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const [stays, leaves] = company.connections;
  expect(await leaves!.send({ do: 'stand' })).toMatchObject({ ok: true });
  expect(leaves!.last.seats![1]).toMatchObject({
    name: 'Bob',
    away: 'left',
    bot: expect.any(String),
  });
  expect(await leaves!.send({ do: 'stand' })).toMatchObject({ ok: false, why: 'refused' });
  await leaves!.until(() =>
    leaves!.last.happened.some(({ did, seat }) => did === 'choose' && seat === 1),
  );
  const stale = mustAnswer(leaves!);
  expect(stale).toBeUndefined();
  // What the bot answered is taken back by nobody who has not come back.
  for (const command of [{ do: 'undo' }, { do: 'choose', decision: '1', options: ['x'] }]) {
    expect(await leaves!.send(command)).toMatchObject({
      ok: false,
      message: 'a bot stands in for you: take the seat back first',
    });
  }
  expect(await leaves!.send({ do: 'back' })).toMatchObject({ ok: true });
  expect(leaves!.last.seats![1]).toMatchObject({ away: null, bot: null });
  expect(await leaves!.send({ do: 'back' })).toMatchObject({ ok: false });
  await leaves!.send({ do: 'stand' });
  await playRandomly(stays!, randomFromText('stays'));
  expect((await recordOf(url, company.table)).outcome).toEqual(stays!.last.outcome);
});

test.each([
  [{ kind: 'correspondence', days: 2 }, '47 hours', '2 hours'],
  [{ kind: 'correspondence', days: 2, daysOff: 3 }, '119 hours', '2 hours'],
  [{ kind: 'live', move: 600, game: 900, increment: 0 }, '9 minutes', '2 minutes'],
])('when the time of %j is up a bot plays on', async (clock, almost, more) => {
  const database = await postgres.database();
  const config = readConfig(SETTINGS, { DATABASE_URL: database });
  const first = await serve(config);
  const company = await gather([first.url, first.url], { game: 'treehouse', clock });
  await start(company);
  const [one, other] = company.connections;
  const { id: decision, options } = mustAnswer(one!)!;
  await one!.send({ do: 'choose', decision, options: [options[0]!.id] });
  if ('daysOff' in clock) {
    expect(await other!.send({ do: 'rest', days: 3 })).toMatchObject({ ok: true });
    await one!.until(() => one!.last.clocks?.[1]?.daysOff === 0);
    expect(one!.last).toMatchObject({
      happened: [{ did: 'rest', seat: 1, days: 3 }],
      clocks: [
        { daysOff: 3, off: 0 },
        { runs: true, off: 3 * DAY },
      ],
    });
    expect(await other!.send({ do: 'rest', days: 1 })).toMatchObject({ ok: false, why: 'refused' });
  }
  await first.close();
  await one!.until(() => one!.toldToReconnect);
  await pass(database, almost);

  const second = await serve(config);
  const after = one!.last.n;
  const early = await Connection.open(second.url, company.table, company.people[0], { after });
  expect(early.last).toMatchObject({ n: after, seats: [{ away: null }, { away: null }] });
  await second.close();
  await pass(database, more);

  const { url } = await running({ url: database });
  const late = await Connection.open(url, company.table, company.people[0], { after });
  await late.until(() =>
    late.news.some(({ happened }) => happened.some(({ did }) => did === 'away')),
  );
  const info = await ask(url, `/api/tables/${company.table}`);
  expect(info.body.seats).toMatchObject([{ away: null }, { name: 'Bob', away: 'time' }]);
  await late.until(() => mustAnswer(late) !== undefined);
  const back = await post(url, `/api/tables/${company.table}/back`, {}, company.people[1]);
  expect(back).toMatchObject({ status: 200 });
});

test('clocks go by the database: a server whose own clock is wrong looks after a table in time', async () => {
  const database = await postgres.database();
  const config = readConfig(SETTINGS, { DATABASE_URL: database });
  const first = await serve(config);
  const clock = { kind: 'live', move: 600, game: 900, increment: 0 };
  const company = await gather([first.url, first.url], { game: 'treehouse', clock });
  await start(company);
  await first.close();
  await pass(database, '9 minutes');
  const { now } = Date;
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  onTestFinished(() => slow.mockRestore());
  const { url } = await running({ url: database });
  const chat = `/api/tables/${company.table}/chat`;
  await post(url, chat, { text: 'where are you?' }, company.people[0]);
  const [due] = await query(
    database,
    'select extract(epoch from due - clock_timestamp())::float8 as left from tables',
  );
  expect(due.left).toBeLessThan(61);
});
