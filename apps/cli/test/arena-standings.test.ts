import { describe, expect, it } from 'vitest';
import type { ArenaPlan, Played } from '../src/arena/plan.ts';
import { finishOf, shareOf, standingsOf } from '../src/arena/standings.ts';

const names = ['ann', 'bob', 'cy'];

const plan: ArenaPlan = {
  game: 'fort',
  rules: '1',
  seats: 3,
  options: {},
  seed: 'x',
  contestants: names.map((name) => ({ name, origin: { bot: name }, budget: {} })),
  entries: [0, 1, 2],
  patience: 1,
};

const thought = (choices: number, ms: number, longest: number, turn: number) => ({
  choices,
  ms,
  longest,
  turn,
});

const game = (given: Partial<Played>): Played => ({
  n: 0,
  deal: 0,
  seating: [0, 1, 2],
  scores: [3, 2, 1],
  winners: [0],
  thinking: [thought(2, 10, 7, 10), thought(1, 1, 1, 1), thought(1, 1, 1, 1)],
  faults: [],
  ...given,
});

describe('the share of wins', () => {
  it('has the interval that Wilson gives', () => {
    const { value, low, high } = shareOf(20, 100);
    expect(value).toBe(0.2);
    expect(low).toBeCloseTo(0.1334, 4);
    expect(high).toBeCloseTo(0.2888, 4);
  });

  it('stays between nothing and all', () => {
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(10, 10).high).toBeCloseTo(1, 12);
    expect(shareOf(10, 10).low).toBeCloseTo(0.7225, 4);
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('the finish of a game', () => {
  it('puts the winners first, then the others by points, equal ones together', () => {
    const seating = [3, 2, 1, 0];
    expect(finishOf(game({ seating, scores: [5, 9, 5, 9], winners: [3] }))).toEqual([
      [0],
      [2],
      [3, 1],
    ]);
  });

  it('has shared victories in one place', () => {
    expect(finishOf(game({ scores: [4, 4, 1], winners: [0, 1] }))).toEqual([[0, 1], [2]]);
  });
});

describe('standings', () => {
  const games = [
    game({}),
    game({ n: 1, seating: [1, 0, 2], scores: [8, 8, 0], winners: [0, 1] }),
    game({ n: 2, seating: [2, 0, 1], winners: [1], scores: [0, 5, 0] }),
  ];
  const found = standingsOf(plan, games);

  it('count wins in parts, points and times by contestant', () => {
    const [first, second, third] = found.standings;
    expect([first?.name, second?.name, third?.name]).toEqual(names);
    expect(first).toMatchObject({ played: 3, wins: 2.5, choices: 4, longestTurnMs: 10 });
    expect(first?.meanScore).toBeCloseTo((3 + 8 + 5) / 3, 12);
    expect(first?.msPerChoice).toBeCloseTo((10 + 1 + 1) / 4, 12);
    expect(second).toMatchObject({ wins: 0.5, longestChoiceMs: 7 });
    expect(third?.wins).toBe(0);
    expect(first!.rating.value).toBeGreaterThan(second!.rating.value);
  });

  it('tell the games, the deals and the wins by seat', () => {
    expect(found).toMatchObject({ games: 3, deals: 1 });
    expect(found.winRateBySeat).toEqual([1.5 / 3, 1.5 / 3, 0]);
  });

  it('add up the faults of a contestant and keep the first one', () => {
    const faults = [{ seat: 2, count: 2, first: 'late' }];
    const more = [{ seat: 0, count: 3, first: 'crashed' }];
    const [games1, games2] = [game({ faults }), game({ n: 2, seating: [2, 0, 1], faults: more })];
    const { standings } = standingsOf(plan, [games2, games1]);
    expect(standings.find(({ name }) => name === 'cy')).toMatchObject({
      faults: 5,
      firstFault: 'late',
    });
    expect(standings.find(({ name }) => name === 'ann')).toMatchObject({ faults: 0 });
  });

  it('count a contestant on several seats once for each', () => {
    const two = { ...plan, entries: [0, 1, 1] };
    const { standings } = standingsOf(two, [game({ seating: [1, 0, 1], winners: [2] })]);
    expect(standings.find(({ name }) => name === 'bob')).toMatchObject({ played: 2, wins: 1 });
  });
});
