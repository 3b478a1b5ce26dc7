import { hasSeat, seatsIn, seedFromText, sure } from '@treefort/kernel';
import type { Clock } from '@treefort/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { clockAt } from '../src/tables/clock.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import { lateSeats, mayReturn } from '../src/tables/table-clocks.ts';
import { Connection } from './client.ts';
import { mustAnswer } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { gather, start } from './table.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const LIVE: Clock = { kind: 'live', move: 5, game: 30, increment: 0 };

const SLOW: Clock = { kind: 'correspondence', days: 2, daysOff: 4 };

/** A game of two, begun at 0. */
function begun(clock: Clock, game = 'treehouse'): Match {
  const options =
    game === 'fort' ? { setup: 'basic', box: 'standard' } : { junior: false, fewest: false };
  const seats = ['p0', 'p1'].map((player) => ({ kind: 'player', player, name: player }) as const);
  const plan = { id: 'a', game, rules: '1', options, seats, clock, public: false };
  const match = new Match({ ...plan, seed: seedFromText(`${game} clocks`) }, games);
  take(match, { did: 'start' }, 0);
  return match;
}

function take(match: Match, entry: LogEntry, at: number): void {
  sure(match.apply(entry));
  match.settle(at);
}

const answer = (match: Match, seat: number, at: number): void =>
  take(
    match,
    { did: 'choose', seat, options: [match.play.decision(seat)!.options[0]!.id], by: 'player' },
    at,
  );

/** Leaves and comes back every second. */
function leaveAndReturn(match: Match, until: number): void {
  for (let at = SECOND; at < until; at += SECOND) {
    take(match, { did: 'away', seat: 0, why: 'left' }, at);
    take(match, { did: 'back', seat: 0 }, at);
  }
}

/** Plays until a seat can take back what makes the other one think. */
function untilRivalThinks(match: Match): { seat: number; rival: number; at: number } {
  for (let at = SECOND; ; at += SECOND) {
    const [seat] = seatsIn(match.play.actors) as [number];
    answer(match, seat, at);
    const rival = 1 - seat;
    const only = !hasSeat(match.play.actors, seat) && hasSeat(match.play.actors, rival);
    if (only && match.play.undoable(seat).ok && match.play.forced(rival) === null)
      return { seat, rival, at };
  }
}

describe('a clock', () => {
  test('runs on when a player leaves and comes back', () => {
    const match = begun(LIVE);
    leaveAndReturn(match, 5 * SECOND);
    expect([lateSeats(match, 4999), lateSeats(match, 5000)]).toEqual([[], [0, 1]]);
    expect(match.seats[0]!.left).toBe(26_000);
    const days = begun({ kind: 'correspondence', days: 2 });
    take(days, { did: 'away', seat: 0, why: 'left' }, 2 * DAY - SECOND);
    take(days, { did: 'back', seat: 0 }, 2 * DAY - SECOND);
    expect(lateSeats(days, 2 * DAY)).toEqual([0, 1]);
  });

  test('runs on for who takes an answer back', () => {
    const match = begun({ kind: 'correspondence', days: 2 });
    answer(match, 0, 2 * DAY - SECOND);
    take(match, { did: 'undo', seat: 0 }, 2 * DAY - SECOND);
    expect(lateSeats(match, 2 * DAY)).toContain(0);
  });

  test('stands still while a rival’s answer is away by an undo, and loses nothing by it', () => {
    const match = begun({ kind: 'live', move: 600, game: 6000, increment: 0 }, 'fort');
    const { seat, rival, at } = untilRivalThinks(match);
    const { left } = match.seats[rival]!;
    take(match, { did: 'undo', seat }, at + 100 * SECOND);
    expect(match.seats[rival]).toMatchObject({ since: null, left });
    answer(match, seat, at + 200 * SECOND);
    expect(match.seats[rival]).toMatchObject({ since: at + 200 * SECOND, left });
    expect(match.seats[rival]!.used[match.seats[rival]!.answers] ?? 0).toBe(0);
  });

  test('stands still for the days off that a player takes, and no longer', () => {
    const match = begun(SLOW);
    take(match, { did: 'rest', seat: 0, days: 3 }, DAY);
    expect(lateSeats(match, 2 * DAY)).toEqual([1]);
    // A day before, three off, another day.
    expect([lateSeats(match, 5 * DAY - 1), lateSeats(match, 5 * DAY)]).toEqual([[1], [0, 1]]);
    expect(clockAt(match.seats[0]!, 'playing', 2 * DAY)).toMatchObject({
      ...{ used: DAY, daysOff: 1, off: 2 * DAY },
    });
    // More days begin where those before end.
    take(match, { did: 'rest', seat: 0, days: 1 }, 2 * DAY);
    expect([lateSeats(match, 6 * DAY - 1), lateSeats(match, 6 * DAY)]).toEqual([[1], [0, 1]]);
    expect(match.apply({ did: 'rest', seat: 0, days: 1 }).ok).toBe(false);
  });

  test('gains nothing from days off by an undo, by leaving or by an answer', () => {
    const match = begun(SLOW);
    take(match, { did: 'rest', seat: 0, days: 2 }, DAY);
    answer(match, 0, 2 * DAY);
    take(match, { did: 'undo', seat: 0 }, 2 * DAY);
    take(match, { did: 'away', seat: 0, why: 'left' }, 2 * DAY);
    take(match, { did: 'back', seat: 0 }, 2 * DAY);
    expect([lateSeats(match, 4 * DAY - 1), lateSeats(match, 4 * DAY)]).toEqual([[1], [0, 1]]);
    answer(match, 0, 2.5 * DAY);
    answer(match, 1, 2.5 * DAY);
    // What is asked next waits for the end of the days off, too.
    expect([lateSeats(match, 5 * DAY - 1), lateSeats(match, 5 * DAY)]).toEqual([[1], [0, 1]]);
  });

  test('has days off only by correspondence, where the table has any, while a game is played', () => {
    const rest = { did: 'rest', seat: 0, days: 1 } as const;
    for (const clock of [LIVE, { kind: 'correspondence', days: 2 }, { kind: 'none' }] as const) {
      expect(begun(clock).apply(rest)).toMatchObject({ ok: false });
    }
    const match = begun(SLOW);
    take(match, { did: 'away', seat: 0, why: 'left' }, DAY);
    expect(match.apply(rest)).toMatchObject({ ok: false });
    expect(match.seats[0]).toMatchObject({ daysOff: 4, daysTaken: 0 });
  });

  test('that is empty gives a returning player time for one answer, once for each of her own', () => {
    const match = begun({ ...LIVE, move: 20 });
    const out = (at: number) => take(match, { did: 'away', seat: 0, why: 'time' }, at);
    const back = (at: number) => take(match, { did: 'back', seat: 0 }, at);
    const bots = (at: number) => {
      while (match.seats[0]!.away) {
        const [seat] = seatsIn(match.play.actors) as [number];
        const [option] = match.play.decision(seat)!.options;
        const by = seat === 0 ? 'bot' : 'player';
        take(match, { did: 'choose', seat, options: [option!.id], by }, at);
        if (seat === 0) break;
      }
    };
    answer(match, 0, 19 * SECOND);
    answer(match, 1, 19 * SECOND);
    out(30 * SECOND);
    expect(match.seats[0]).toMatchObject({ left: 0 });
    back(30 * SECOND);
    expect(match.seats[0]).toMatchObject({ left: 20 * SECOND });
    expect(lateSeats(match, 39 * SECOND - 1)).not.toContain(0);
    // The time for this answer has run on.
    expect(lateSeats(match, 39 * SECOND)).toContain(0);
    out(40 * SECOND);
    expect(mayReturn(match, 0)).toMatchObject({ fault: { rule: 'back.answer-time' } });
    bots(40 * SECOND);
    expect(mayReturn(match, 0).ok).toBe(true);
    back(40 * SECOND);
    answer(match, 1, 40 * SECOND);
    out(60 * SECOND);
    bots(60 * SECOND);
    expect(match.seats[0]).toMatchObject({ left: 0 });
    expect(mayReturn(match, 0)).toMatchObject({ fault: { rule: 'back.game-time' } });
  });
});

const postgres = withPostgres();

/** A database whose wall clock can be moved: `jump` sets by how much it is wrong. */
async function movableClock(): Promise<{ url: string; jump(by: string): Promise<void> }> {
  const url = await postgres.database();
  const name = new URL(url).pathname.slice(1);
  await query(url, 'create schema moved');
  await query(url, `create table moved.by as select interval '0' as by`);
  await query(
    url,
    `create function moved.clock_timestamp() returns timestamptz language sql volatile
     as 'select pg_catalog.clock_timestamp() + by from moved.by'`,
  );
  await query(url, `alter database "${name}" set search_path = moved, public, pg_catalog`);
  return {
    url,
    jump: async (by) => void (await query(url, 'update moved.by set by = $1::interval', [by])),
  };
}

/** Gives a way to let the servers' own clocks run ahead. */
function fastClock(): (ms: number) => void {
  const { now } = performance;
  let ahead = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
  onTestFinished(() => spy.mockRestore());
  return (ms) => {
    ahead += ms;
  };
}

const wasLate = (one: Connection): boolean =>
  one.news.some(({ happened }) => happened.some(({ why }) => why === 'time'));

test('a jump of the database’s wall clock costs nobody time, and stops no clock', async () => {
  const { url: database, jump } = await movableClock();
  const { url } = await running({ url: database });
  const clock = { kind: 'live', move: 600, game: 900, increment: 0 };
  const company = await gather([url, url], { game: 'treehouse', clock });
  await start(company);
  const [one] = company.connections;
  await jump('2 hours');
  await one!.send({ do: 'chat', text: 'spring forward' });
  await query(database, 'update tables set due = clock_timestamp()');
  await vi.waitFor(async () => {
    const [row] = await query(database, 'select due > clock_timestamp() as later from tables');
    expect(row.later).toBe(true);
  });
  const latecomer = await Connection.open(url, company.table);
  for (const { clocks } of [one!.last, latecomer.last]) {
    expect(clocks).toMatchObject([{ runs: true }, { runs: true }]);
    for (const { used } of clocks!) expect(used).toBeLessThan(60_000);
  }
  expect(wasLate(one!)).toBe(false);

  await jump('-5 hours');
  fastClock()(601_000);
  await one!.until(() => wasLate(one!));
});

test('who stands up and sits down again in turn does not hold the game', async () => {
  const { url } = await running({ url: await postgres.database() });
  const clock = { kind: 'live', move: 60, game: 600, increment: 0 };
  const company = await gather([url, url], { game: 'treehouse', clock });
  await start(company);
  const [one, other] = company.connections;
  const { id: decision, options } = mustAnswer(other!)!;
  await other!.send({ do: 'choose', decision, options: [options[0]!.id] });
  const pass = fastClock();
  // The last of it is only enough if the time before counts too.
  for (let i = 0; i < 3; i++) {
    pass(19_000);
    expect(await one!.send({ do: 'stand' })).toMatchObject({ ok: true });
    expect(await one!.send({ do: 'back' })).toMatchObject({ ok: true });
  }
  pass(5_000);
  await one!.until(() => wasLate(one!));
});
