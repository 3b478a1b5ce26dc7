import { below, next, type Random, randomFromText } from '@treefort/kernel';
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
    let left = ((next(random) >>> 0) / 2 ** 32) * sum;
    const found = racing.findIndex((one) => {
      left -= strengths[one]!;
      return left < 0;
    });
    return racing.splice(found, 1);
  });
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

  it('stays finite for somebody who always wins, with a wide interval', () => {
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
