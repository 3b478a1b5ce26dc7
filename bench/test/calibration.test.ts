import { levelNamed } from '@treefort/bots';
import { below, randomFromText } from '@treefort/kernel';
import { CONFIDENCE, powerAt, tempered } from '@treefort/review';
import { describe, expect, it } from 'vitest';
import { crossed, powersOf, uncorrected } from '../src/calibration/fit.ts';
import { type Said, type Saying, sayOf } from '../src/calibration/play.ts';
import { tenthsOf } from '../src/calibration/tenths.ts';

const MANY = 1_000_000;

/** Games of two whose first seat wins as often as is true, while something else may be said. */
function games(
  say: (chances: readonly number[], progress: number) => readonly number[],
): readonly Said[] {
  const dice = randomFromText('true');
  const chance = (): number => below(dice, MANY) / MANY;
  return Array.from({ length: 6000 }, () => {
    const own = 0.02 + 0.96 * chance();
    const won = chance() < own ? [1, 0] : [0, 1];
    const progress = chance();
    const said = [{ progress, chances: say([own, 1 - own], progress) }];
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

  it.each([
    { first: 1, last: 1 },
    { first: 2, last: 0.5 },
    { first: 0.7, last: 1.4 },
  ])('finds the powers to correct what was said: $first at first, $last at last', (powers) => {
    const { first, last } = powers;
    const said = games((chances, progress) =>
      tempered(chances, 1 / powerAt([first, last], progress)),
    );
    const [foundFirst, foundLast] = powersOf(said, 'weighed').fort![2]!;
    expect(Math.abs(foundFirst - first)).toBeLessThan(0.15);
    expect(Math.abs(foundLast - last)).toBeLessThan(0.15);
  });

  it('corrects each third by what fits the others, whatever was said of it', () => {
    const said = games((chances) => tempered(chances, 0.5));
    const told = crossed(said, ['weighed']);
    expect(told).toHaveLength(said.length);
    for (const { said: mean, cameTrue, error } of tenthsOf(told, 'weighed')) {
      expect(Math.abs(cameTrue - mean)).toBeLessThan(3.5 * error);
    }
    // What came of a game has no say in how its own third is corrected.
    const [first] = told;
    const turned = said.map((one, i) =>
      i % 3 === 0 ? { ...one, won: one.won.toReversed() } : one,
    );
    expect(crossed(turned, ['weighed'])[0]!.weighed).toEqual(first!.weighed);
    expect(crossed(turned, ['weighed'])[said.length - 1]!.weighed).not.toEqual(
      told.at(-1)!.weighed,
    );
  });

  it('takes the correction back that is in what was said', () => {
    const found = games((chances) => chances);
    const said = games((chances, progress) =>
      tempered(chances, powerAt(CONFIDENCE.weighed.fort![2]!, progress)),
    );
    for (const [n, { weighed }] of uncorrected(said, 'weighed').entries()) {
      const [{ chances }] = found[n]!.weighed as [Saying];
      for (const [seat, chance] of weighed[0]!.chances.entries()) {
        expect(chance).toBeCloseTo(chances[seat]!, 6);
      }
    }
  });

  it('counts a chance of 1 in the last tenth, and leaves empty ones empty', () => {
    const sure: Said = {
      ...{ game: 'fort', seats: 2, company: 'any', levels: [] },
      foreseen: [{ progress: 1, chances: [1, 0] }],
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
