import { levelNamed } from '@treefort/bots';
import { below, randomFromText } from '@treefort/kernel';
import { tempered } from '@treefort/review';
import { describe, expect, it } from 'vitest';
import { powersOf } from '../src/calibration/fit.ts';
import { type Said, sayOf } from '../src/calibration/play.ts';
import { tenthsOf } from '../src/calibration/tenths.ts';

const MANY = 1_000_000;

/** Games of two whose first seat wins as often as is true, while something else may be said. */
function games(say: (chances: readonly number[]) => readonly number[]): Said[] {
  const dice = randomFromText('calibration');
  const chance = (): number => below(dice, MANY) / MANY;
  return Array.from({ length: 3000 }, () => {
    const own = 0.02 + 0.96 * chance();
    const won = chance() < own ? [1, 0] : [0, 1];
    const said = [say([own, 1 - own])];
    return {
      game: 'fort',
      seats: 2,
      company: 'any',
      levels: [],
      foreseen: said,
      weighed: said,
      won,
    };
  });
}

describe('calibration', () => {
  it('finds that what is true comes true, in each tenth', () => {
    const tenths = tenthsOf(
      games((chances) => chances),
      'foreseen',
    );
    expect(tenths).toHaveLength(10);
    for (const { from, count, said, cameTrue, error } of tenths) {
      expect(count).toBeGreaterThan(300);
      expect(said).toBeGreaterThanOrEqual(from);
      expect(said).toBeLessThan(from + 0.1);
      expect(Math.abs(cameTrue - said)).toBeLessThan(3.5 * error);
      expect(error).toBeLessThan(0.03);
    }
  });

  it.each([0.5, 1, 2])('finds the power to take back what was said to the power of %s', (power) => {
    const said = games((chances) => tempered(chances, power));
    expect(powersOf(said, 'weighed').fort![2]! * power).toBeCloseTo(1, 1);
  });

  it('counts a chance of 1 in the last tenth, and leaves empty ones empty', () => {
    const sure: Said = {
      ...{ game: 'fort', seats: 2, company: 'any', levels: [] },
      foreseen: [[1, 0]],
      weighed: [],
      won: [1, 0],
    };
    expect(tenthsOf([sure], 'foreseen').map(({ count }) => count)).toEqual([
      ...[1, 0, 0, 0, 0],
      ...[0, 0, 0, 0, 1],
    ]);
  });

  it('sits down any levels in one half of the games, and in the other those who play as people do', async () => {
    const study = { seed: 'company', iterations: 2, positions: 1 };
    const said = await Promise.all([0, 1, 6, 7, 12].map((n) => sayOf(study, n)));
    expect(said.map(({ company }) => company)).toEqual([
      ...['any', 'any', 'people', 'people', 'any'],
    ]);
    for (const { game, company, levels } of said) {
      const ranks = levels.map((id) => levelNamed(game, id)!.rank);
      if (company === 'people') for (const rank of ranks) expect([2, 3, 4]).toContain(rank);
    }
  });
});
