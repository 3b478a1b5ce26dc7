import { below, type Random, randomFromText, seatsIn, seedFromText, sure } from '@treefort/kernel';
import type { Clock } from '@treefort/protocol';
import { describe, expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { forcedDelay } from '../src/tables/forced-delay.ts';
import type { LogEntry, WrittenEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import type { TablePlan } from '../src/tables/plan.ts';
import { lateSeats, timeLeft } from '../src/tables/table-clocks.ts';

const plan = (
  game: string,
  seats: number,
  clock: Clock = { kind: 'none' },
  seed = `${game} ${seats}`,
): TablePlan => ({
  id: 'a',
  game,
  rules: '1',
  options: game === 'fort' ? { setup: 'basic', box: 'standard' } : { junior: false, fewest: false },
  seats: Array.from({ length: seats }, (_, i) => ({
    kind: 'player',
    player: `p${i}`,
    name: `P${i}`,
  })),
  seed: seedFromText(seed),
  public: false,
  clock,
});

const START: LogEntry = { did: 'start' };

function take(match: Match, entry: LogEntry, at: number): void {
  sure(match.apply(entry));
  match.settle(at);
}

const choice = (match: Match, seat: number, random: Random): LogEntry => {
  const { options } = match.play.decision(seat)!;
  return {
    did: 'choose',
    seat,
    options: [options[below(random, options.length)]!.id],
    by: 'player',
  };
};

/** Any entry, fit or not. */
function anyEntry(match: Match, random: Random): LogEntry {
  const seat = below(random, match.seats.length);
  const orders = { pass: below(random, 2) === 0, ask: null };
  const asked = seatsIn(match.play.actors);
  switch (below(random, 10)) {
    case 0:
      return { did: 'undo', seat };
    case 1:
      return { did: 'away', seat, why: 'left' };
    case 2:
      return { did: 'back', seat };
    case 3:
      return { did: 'orders', seat, orders };
    case 4:
      return { did: 'chat', seat, name: 'x', text: 'y' };
    default:
      return asked.length > 0 ? choice(match, asked[below(random, asked.length)]!, random) : START;
  }
}

/** Takes an answer back where that is allowed: what others were asked because of it is another question now. */
function undoAndChooseAgain(match: Match, seat: number, random: Random): void {
  if (match.phase !== 'playing') return;
  const { moment } = match.table!.state;
  const asked = match.seats.map((one) => one.decision);
  const open = seatsIn(match.play.actors);
  if (!match.apply({ did: 'undo', seat }).ok) return;
  match.settle(0);
  const sealed = match.table!.state.moment === moment;
  take(match, choice(match, seat, random), 0);
  for (const other of seatsIn(match.play.actors)) {
    if (open.includes(other) && !sealed) {
      expect(match.seats[other]!.decision).toBeGreaterThan(asked[other]!);
    }
  }
}

const shown = ({ n, at, phase, seats, table }: Match) =>
  JSON.stringify({ n, at, phase, seats, record: table?.record });

describe.each([
  ['treehouse', 3],
  ['fort', 4],
])('%s of %i', (game, seats) => {
  const clock: Clock = { kind: 'live', move: 60, game: 600, increment: 5 };

  test.each(['a', 'b', 'c'])(
    'folds to the same from its log; what is refused changes nothing (%s)',
    (name) => {
      const random = randomFromText(name);
      const match = new Match(plan(game, seats, clock), games);
      const log: WrittenEntry[] = [];
      for (let at = 1000; at < 400_000 && match.phase !== 'over'; at += 1000) {
        const entry = log.length === 0 ? START : anyEntry(match, random);
        const before = shown(match);
        const done = match.apply(entry);
        if (!done.ok) {
          expect(shown(match)).toBe(before);
          continue;
        }
        match.settle(at);
        log.push({ n: log.length, at, entry });
        if (log.length % 25 > 0) continue;
        for (const silent of [false, true]) {
          const again = new Match(plan(game, seats, clock), games, { silent });
          for (const written of log) take(again, written.entry, written.at);
          expect(shown(again)).toBe(shown(match));
        }
      }
      expect(log.length).toBeGreaterThan(100);
    },
  );

  test('a decision has a number that its seat never had before, whatever is undone', () => {
    const random = randomFromText('numbers');
    const match = new Match(plan(game, seats), games);
    take(match, START, 0);
    const seen = match.seats.map(() => new Map<string, string>());
    for (let i = 0; i < 400 && match.phase === 'playing'; i++) {
      for (const seat of seatsIn(match.play.actors)) {
        const { id, ...asked } = match.play.decision(seat)!;
        const text = JSON.stringify(asked);
        expect(seen[seat]!.get(id) ?? text).toBe(text);
        seen[seat]!.set(id, text);
      }
      const asked = seatsIn(match.play.actors);
      const seat = asked[below(random, asked.length)]!;
      take(match, choice(match, seat, random), i);
      undoAndChooseAgain(match, seat, random);
    }
  });

  test('several picks at once are the same as one after the other', () => {
    const random = randomFromText('batches');
    // Nobody's time is ever full or empty, so that each increment shows.
    const long: Clock = { kind: 'live', move: 3600, game: 86_400, increment: 2 };
    const [one, other] = [0, 0].map(() => new Match(plan(game, seats, long), games)) as [
      Match,
      Match,
    ];
    let at = 0;
    for (const match of [one, other]) take(match, START, at);
    let batches = 0;
    let picked: { seat: number; options: string[] } = { seat: -1, options: [] };
    const flush = () => {
      if (picked.options.length > 1) batches++;
      if (picked.seat >= 0) take(other, { did: 'choose', ...picked, by: 'player' }, at);
      picked = { seat: -1, options: [] };
      expect(other.table!.record).toEqual(one.table!.record);
      expect(other.seats.map(({ left }) => left)).toEqual(one.seats.map(({ left }) => left));
      at += 60_000;
    };
    while (one.phase === 'playing') {
      const [seat] = seatsIn(one.play.actors);
      const entry = choice(one, seat!, random) as LogEntry & { did: 'choose' };
      if (picked.seat !== seat) flush();
      take(one, entry, at);
      picked = { seat: seat!, options: [...picked.options, ...entry.options] };
    }
    flush();
    if (game === 'fort') expect(batches).toBeGreaterThan(10);
  });
});

describe('clocks', () => {
  const live: Clock = { kind: 'live', move: 10, game: 30, increment: 2 };
  const begin = (clock: Clock): Match => {
    const match = new Match(plan('treehouse', 2, clock), games);
    take(match, START, 100_000);
    return match;
  };
  const pick = (match: Match, seat: number, at: number) =>
    take(match, choice(match, seat, randomFromText('p')), at);

  test('a live clock takes thinking time and gives an increment back', () => {
    const match = begin(live);
    expect(timeLeft(match, 100_000)).toBe(10_000);
    pick(match, 0, 104_000);
    expect(match.seats[0]).toMatchObject({ since: null, left: 28_000 });
    expect(match.seats[1]).toMatchObject({ since: 100_000, left: 30_000 });
    expect([lateSeats(match, 109_999), lateSeats(match, 110_000)]).toEqual([[], [1]]);
    pick(match, 1, 109_000);
    expect(match.seats[1]).toMatchObject({ since: 109_000, left: 23_000 });
    expect(match.seats[0]).toMatchObject({ since: 109_000, left: 28_000 });
  });

  test('an increment gives no more time than a game has at its start', () => {
    const match = begin(live);
    pick(match, 0, 101_000);
    expect(match.seats[0]).toMatchObject({ left: 30_000 });
  });

  test('an answer that is changed, or given again after it was taken back, gives no second increment', () => {
    const match = begin(live);
    pick(match, 0, 104_000);
    const { options } = match.play.decision(0)!;
    const { sealed } = (
      match.table!.game.view(match.table!.state, 0) as { players: { sealed: string }[] }
    ).players[0]!;
    const others = options.map(({ id }) => id).filter((id) => id !== sealed);
    const choose = (option: string, at: number) =>
      take(match, { did: 'choose', seat: 0, options: [option], by: 'player' }, at);
    for (const option of others.slice(0, 3)) choose(option, 105_000);
    expect(match.seats[0]).toMatchObject({ since: null, left: 28_000 });
    for (let i = 0; i < 3; i++) {
      take(match, { did: 'undo', seat: 0 }, 105_000);
      choose(others[0]!, 105_000);
    }
    expect(match.seats[0]).toMatchObject({ since: null, left: 28_000 });
    pick(match, 1, 105_000);
    pick(match, 0, 106_000);
    expect(match.seats[0]).toMatchObject({ left: 29_000 });
  });

  test('the time of the game ends a seat too, and coming back gives time for one answer', () => {
    const match = begin({ ...live, move: 600 });
    expect([lateSeats(match, 129_999), lateSeats(match, 130_000)]).toEqual([[], [0, 1]]);
    take(match, { did: 'away', seat: 0, why: 'time' }, 130_000);
    expect(lateSeats(match, 200_000)).toEqual([1]);
    expect(match.seats[0]).toMatchObject({ since: null, left: 0 });
    take(match, { did: 'back', seat: 0 }, 140_000);
    expect(match.seats[0]).toMatchObject({ since: 140_000, left: 600_000 });
  });

  test('talking does not stop the clock', () => {
    const match = begin(live);
    take(match, { did: 'chat', seat: 0, name: 'x', text: 'y' }, 105_000);
    expect(lateSeats(match, 110_000)).toEqual([0, 1]);
  });

  test('by correspondence there are days, without a clock there is no end', () => {
    const day = 86_400_000;
    const slow = begin({ kind: 'correspondence', days: 3 });
    expect([lateSeats(slow, 99_999 + 3 * day), lateSeats(slow, 100_000 + 3 * day)]).toEqual([
      [],
      [0, 1],
    ]);
    const free = begin({ kind: 'none' });
    expect([timeLeft(free, 0), lateSeats(free, 1e15)]).toEqual([null, []]);
  });
});

describe('a decision with one option', () => {
  const LONGEST = 5000;
  const clock: Clock = { kind: 'live', move: 10, game: 30, increment: 0 };

  /** Plays at random until a rival cannot follow. */
  function untilOneCannotFollow(name: string): { match: Match; seat: number; random: Random } {
    const random = randomFromText(name);
    const match = new Match(plan('fort', 3, clock, name), games);
    take(match, START, 100_000);
    for (;;) {
      const [seat] = seatsIn(match.play.actors) as [number];
      const { game, state } = match.table!;
      if (match.play.forced(seat) !== null && game.turn(state) !== seat)
        return { match, seat, random };
      take(match, choice(match, seat, random), 100_000);
    }
  }

  test('waits in a rival’s turn for a time that all servers draw alike, and that fits the clock', () => {
    const waits = Array.from({ length: 20 }, (_, i) => {
      const { match, seat } = untilOneCannotFollow(`cannot ${i}`);
      const wait = forcedDelay(match, seat, LONGEST);
      const again = untilOneCannotFollow(`cannot ${i}`);
      expect(forcedDelay(again.match, again.seat, LONGEST)).toBe(wait);
      match.seats[seat]!.left = 1000;
      expect(forcedDelay(match, seat, LONGEST)).toBe(500);
      return wait;
    });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST);
    expect(new Set(waits).size).toBe(waits.length);
  });

  test('loses nobody’s time', () => {
    const { match, seat } = untilOneCannotFollow('time');
    expect(timeLeft(match, 100_000)).toBeNull();
    expect(lateSeats(match, 900_000)).toEqual([]);
    take(match, { did: 'choose', seat, options: ['pass'], by: 'forced' }, 103_000);
    expect(match.seats[seat]).toMatchObject({ since: null, left: 27_000 });
  });

  test('is taken at once where the turn is the own, or everybody’s', () => {
    const random = randomFromText('own');
    const kinds = new Set<string>();
    for (const game of ['fort', 'treehouse']) {
      const match = new Match(plan(game, 4), games);
      take(match, START, 0);
      while (match.phase === 'playing') {
        const [seat] = seatsIn(match.play.actors) as [number];
        const decision = match.play.decision(seat)!;
        if (match.play.forced(seat) !== null && decision.kind !== 'follow') {
          kinds.add(decision.kind);
          expect(forcedDelay(match, seat, LONGEST)).toBe(0);
        }
        take(match, choice(match, seat, random), 0);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['use', 'place', 'take']));
  });
});
