import { below, part, type Random, randomFromText } from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finish, fitRatings } from '../src/rating.ts';

const times = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

const values = (finishes: readonly Finish[], contestants: number): number[] =>
  fitRatings(finishes, contestants).map(({ value }) => value);

/** An order drawn as the model says: each place in proportion to the strengths still in the race. */
function drawn(strengths: readonly number[], seated: readonly number[], random: Random): Finish {
  const racing = [...seated];
  return times(seated.length, () => {
    const sum = racing.reduce((all, one) => all + strengths[one]!, 0);
    let left = part(random) * sum;
    const found = racing.findIndex((one) => {
      left -= strengths[one]!;
      return left < 0;
    });
    return racing.splice(found, 1);
  });
}

/** All orders of a row. */
const orders = (row: readonly number[]): number[][] =>
  row.length === 0
    ? [[]]
    : row.flatMap((one, i) => orders(row.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** How likely strengths make the finishes, as a logarithm: the model written down as it is told. */
function likelihood(logs: readonly number[], finishes: readonly Finish[]): number {
  const ofOrder = (order: readonly number[], behind: readonly number[]): number => {
    const [first, ...rest] = order;
    if (first === undefined) return 0;
    const racing = [...order, ...behind].reduce((sum, one) => sum + Math.exp(logs[one]!), 0);
    return logs[first]! - Math.log(racing) + ofOrder(rest, behind);
  };
  const ofFinish = ([group, ...behind]: Finish): number => {
    if (group === undefined) return 0;
    const all = orders(group).map((order) => ofOrder(order, behind.flat()));
    return all.reduce((sum, one) => sum + one, 0) / all.length + ofFinish(behind);
  };
  const drawn = logs.reduce((sum, log) => sum + log / 2 - Math.log1p(Math.exp(log)), 0);
  return drawn + finishes.reduce((sum, finish) => sum + ofFinish(finish), 0);
}

const CONTESTANTS = 4;

/** Finishes of two to four seats, with ties and with somebody on several seats. */
const anyFinish = fc
  .array(fc.tuple(fc.integer({ min: 0, max: CONTESTANTS - 1 }), fc.boolean()), {
    minLength: 2,
    maxLength: 4,
  })
  .map((seats) => {
    const groups: number[][] = [[]];
    for (const [one, ties] of seats) {
      if (ties) groups.at(-1)!.push(one);
      else groups.push([one]);
    }
    return groups.filter((group) => group.length > 0);
  });

describe('the fit', () => {
  it('finds the strengths that make any finishes most likely', () => {
    fc.assert(
      fc.property(fc.array(anyFinish, { maxLength: 30 }), (finishes) => {
        const found = values(finishes, CONTESTANTS).map((value) => value / (400 / Math.LN10));
        // Ratings tell the differences only: the common height is where the drawn games put it.
        const height = (by: number) => found.map((log) => log + by);
        const bestHeight = golden((by) => likelihood(height(by), finishes));
        const best = height(bestHeight);
        const top = likelihood(best, finishes);
        for (const one of best.keys()) {
          for (const step of [-0.01, 0.01]) {
            const nudged = best.with(one, best[one]! + step);
            expect(likelihood(nudged, finishes)).toBeLessThan(top);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Where a function with one top has it, by golden sections. */
function golden(of: (x: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [-20, 20];
  while (high - low > 1e-9) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (of(left) < of(right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

describe('a rating of two', () => {
  it('is 400 apart at ten wins to one, but for the one drawn game each', () => {
    const wins = [...times(1000, () => [[0], [1]]), ...times(100, () => [[1], [0]])];
    const [strong, weak] = values(wins, 2);
    expect(strong! - weak!).toBeGreaterThan(398);
    expect(strong! - weak!).toBeLessThan(400);
    expect((strong! + weak!) / 2).toBeCloseTo(1500, 9);
  });

  it('is even after as many wins as losses, and after draws', () => {
    expect(
      values(
        [
          [[0], [1]],
          [[1], [0]],
        ],
        2,
      ),
    ).toEqual([1500, 1500]);
    expect(
      values(
        times(7, () => [[0, 1]]),
        2,
      ),
    ).toEqual([1500, 1500]);
  });

  it('counts a draw as half a win each way', () => {
    const halves = values(
      [
        [[0], [1]],
        [[0], [1]],
        [[0], [1]],
        [[1], [0]],
      ],
      2,
    );
    const drawnTwice = values([[[0], [1]], [[0], [1]], [[0, 1]], [[0, 1]]], 2);
    expect(drawnTwice[0]).toBeCloseTo(halves[0]!, 6);
  });

  it('knows the exact answer of a small case', () => {
    // Three wins of three and a drawn game against the average each: the slope 3/(1 + r²) + 1/2 − r/(1 + r) is 0.
    const [strong] = values(
      times(3, () => [[0], [1]]),
      2,
    );
    const r = 10 ** ((strong! - 1500) / 400);
    expect(3 / (1 + r * r) + 0.5 - r / (1 + r)).toBeCloseTo(0, 8);
  });

  it('stays finite for one who always wins, with a wide interval', () => {
    const [always, never] = fitRatings(
      times(400, () => [[0], [1]]),
      2,
    );
    expect(always!.value).toBeLessThan(3500);
    expect(always!.low).toBeGreaterThan(never!.high);
    expect(always!.high - always!.low).toBeGreaterThan(200);
  });
});

describe('a rating of several', () => {
  it('recovers the strengths that orders of four were drawn from', () => {
    const strengths = [8, 4, 2, 1];
    const random = randomFromText('known strengths');
    const finishes = times(4000, () => drawn(strengths, [0, 1, 2, 3], random));
    const ratings = fitRatings(finishes, 4);
    for (const [i, { value, low, high }] of ratings.entries()) {
      const true_ = 1500 + 400 * (Math.log10(strengths[i]!) - Math.log10(8 * 4 * 2) / 4);
      expect(Math.abs(value - true_)).toBeLessThan(20);
      expect(low).toBeLessThan(value);
      expect(high - low).toBeLessThan(40);
    }
  });

  it('has intervals that hold the truth about 19 times in 20', () => {
    const strengths = [3, 2, 1];
    const random = randomFromText('coverage');
    const truth = strengths.map((s) => 1500 + 400 * (Math.log10(s) - Math.log10(6) / 3));
    const held = times(200, () => {
      const finishes = times(100, () => drawn(strengths, [0, 1, 2], random));
      return fitRatings(finishes, 3).filter(
        ({ low, high }, i) => low < truth[i]! && truth[i]! < high,
      ).length;
    }).reduce((sum, count) => sum + count, 0);
    expect(held / 600).toBeGreaterThan(0.92);
    expect(held / 600).toBeLessThan(0.98);
  });

  it('keeps its head where results are as one-sided as can be', () => {
    const [a, b, c, d] = values(
      [
        ...times(8600, () => [[1], [0], [2]]),
        ...times(7, () => [[3], [1], [2]]),
        ...times(1101, () => [[3], [3], [3], [2]]),
      ],
      4,
    );
    expect([d, b, a, c]).toEqual([d, b, a, c].toSorted((x, y) => y! - x!));
    expect(d! - c!).toBeLessThan(5000);
  });

  it('links contestants who never met', () => {
    const finishes = [
      ...times(90, () => [[0], [1]]),
      ...times(30, () => [[1], [0]]),
      ...times(90, () => [[1], [2]]),
      ...times(30, () => [[2], [1]]),
    ];
    const [a, b, c] = values(finishes, 3);
    expect(a! - b!).toBeCloseTo(b! - c!, 6);
    expect(a! - b!).toBeGreaterThan(180);
  });

  it('takes one against three of the same kind', () => {
    const strengths = [5, 1];
    const random = randomFromText('one against three');
    const finishes = times(3000, () => drawn(strengths, [0, 1, 1, 1], random));
    const [one, three] = values(finishes, 2);
    expect(Math.abs(one! - three! - 400 * Math.log10(5))).toBeLessThan(20);
    const first = finishes.filter(([winner]) => winner![0] === 0).length;
    expect(first / 3000).toBeGreaterThan(0.59);
  });

  it('does not depend on the order of games or names', () => {
    const random = randomFromText('any order');
    const finishes = times(60, () => drawn([1, 2, 3], [0, 1, 2], random));
    const turned = finishes
      .toReversed()
      .map((finish) => finish.map((group) => group.map((one) => 2 - one)));
    const [a, b, c] = values(finishes, 3);
    const [z, y, x] = values(turned, 3);
    expect([x, y, z].map((v, i) => v! - [a, b, c][i]!).every((d) => Math.abs(d) < 1e-6)).toBe(true);
  });

  it('is the mean where nothing was played, or one plays alone', () => {
    expect(values([], 3)).toEqual([1500, 1500, 1500]);
    expect(
      values(
        times(5, () => [[0], [0, 0]]),
        1,
      ),
    ).toEqual([1500]);
  });

  it('takes games in which all share the victory, of any size', () => {
    const random = randomFromText('ties');
    const finishes = times(50, () => [times(4, () => below(random, 4))]);
    for (const value of values(finishes, 4)) expect(Number.isFinite(value)).toBe(true);
  });
});
