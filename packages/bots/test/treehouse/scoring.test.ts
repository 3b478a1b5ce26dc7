import { type Game, seatsIn, sure } from '@treefort/kernel';
import { randomGame } from '@treefort/kernel/every-moment';
import { PICK, TAKE, type TreehouseState, treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { Scoring } from '../../src/treehouse/scoring.ts';

const MOVES = new Int32Array(32);
const POINT_WORTH = 0.12;
const DOUBT = 0.03;
const GREED = 0.5;

/** Positions of random games in which a scoring is on. */
function scorings(seats: number, games = 6): TreehouseState[] {
  const setup = { seats, options: sure(treehouse.options({})) };
  const found: TreehouseState[] = [];
  for (let n = 0; n < games; n++) {
    for (const { table } of randomGame(treehouse as unknown as Game, setup, `scoring ${n}`)) {
      const s = table.state as TreehouseState;
      if (!table.over && s.phase >= TAKE && n % 3 === s.week - 1) {
        found.push(treehouse.copy(s, treehouse.blank(setup)));
      }
    }
  }
  return found;
}

const copyOf = (s: TreehouseState): TreehouseState =>
  treehouse.copy(s, treehouse.blank({ seats: s.seats, options: sure(treehouse.options({})) }));

const roomsOf = (s: TreehouseState, seat: number, colour: number): number =>
  s.counts[seat * 6 + colour]!;

const shares = (weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** The same, move by move on the engine's own table: what each seat gets, and after each move. */
function slowly(
  s: TreehouseState,
  { began, thinker, base }: { began: TreehouseState; thinker: number; base: readonly number[] },
): { all: number[]; after: Map<number, number[]> } {
  const after = new Map<number, number[]>();
  const over = treehouse.outcome(s);
  if (over)
    return {
      all: base.map((_, who) => (over.winners.includes(who) ? 1 / over.winners.length : 0)),
      after,
    };
  if (s.phase === PICK) {
    const plain = base.map((_, who) =>
      [0, 1, 2, 3, 4, 5].reduce((sum, c) => sum + roomsOf(s, who, c), 0),
    );
    const points = base.map((_, who) => s.score[who]! - began.score[who]! - plain[who]!);
    return {
      all: shares(base.map((one, who) => Math.exp(one + POINT_WORTH * points[who]!))),
      after,
    };
  }
  const [seat] = seatsIn(treehouse.actors(s));
  const moves = Array.from(MOVES.subarray(0, treehouse.legal(s, seat!, MOVES)));
  for (const move of moves) {
    const next = copyOf(s);
    treehouse.play(next, seat!, move);
    after.set(move, slowly(next, { began, thinker, base }).all);
  }
  const best = shares(moves.map((move) => Math.exp(after.get(move)![seat!]! / DOUBT)));
  const sign = s.held[seat!] === 0 ? 1 : -1;
  const ahead = (colour: number): number => {
    const others = base.reduce(
      (sum, _, who) => sum + (who === seat ? 0 : roomsOf(s, who, colour)),
      0,
    );
    return roomsOf(s, seat!, colour) - others / (s.seats - 1);
  };
  const greedy = shares(
    moves.map((colour) => (s.phase === TAKE ? 1 : Math.exp(sign * ahead(colour)))),
  );
  const greed = seat === thinker ? 0 : GREED;
  const all = base.map((_, who) =>
    moves.reduce(
      (sum, move, i) =>
        sum + ((1 - greed) * best[i]! + greed * greedy[i]!) * after.get(move)![who]!,
      0,
    ),
  );
  return { all, after };
}

describe.each([2, 3, 4])('a scoring of %i', (seats) => {
  test('is reckoned as the engine plays it to its end', () => {
    const base = [-0.5, -1, -1.5, -2].slice(0, seats);
    const scoring = new Scoring((_, out) => out.set(base));
    const weeks = new Set<number>();
    for (const s of scorings(seats).filter((one) => one.turn > 0 || seats < 4)) {
      const [seat] = seatsIn(treehouse.actors(s));
      const thinker = (seat! + s.turn) % seats;
      const found = Array.from(scoring.chances(s, thinker).subarray(0, seats));
      const { all, after } = slowly(s, { began: s, thinker, base });
      weeks.add(s.week);
      for (const who of base.keys()) expect(found[who]).toBeCloseTo(all[who]!, 9);
      let together = 0;
      for (const [move, values] of after) {
        together += scoring.share(move);
        for (const who of base.keys())
          expect(scoring.after(move)[who]).toBeCloseTo(values[who]!, 9);
      }
      expect(together).toBeCloseTo(1, 9);
    }
    expect(Array.from(weeks).sort()).toEqual([1, 2, 3]);
  });
});

test('in the last week who can win by laying last does', () => {
  const scoring = new Scoring((_, out) => out.fill(0));
  let could = 0;
  for (const s of scorings(3, 60)) {
    if (s.week < 3 || s.phase === TAKE || s.turn < 2) continue;
    const [seat] = seatsIn(treehouse.actors(s));
    const moves = Array.from(MOVES.subarray(0, treehouse.legal(s, seat!, MOVES)));
    const wins = moves.filter((move) => {
      const next = copyOf(s);
      treehouse.play(next, seat!, move);
      return treehouse.outcome(next)!.winners.join() === String(seat);
    });
    if (wins.length === 0 || wins.length === moves.length) continue;
    could++;
    scoring.chances(s, seat!);
    const chosen = moves.reduce((a, b) => (scoring.share(b) > scoring.share(a) ? b : a));
    expect(wins).toContain(chosen);
  }
  expect(could).toBeGreaterThan(0);
});
