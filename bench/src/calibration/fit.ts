import { nth } from '@treefort/kernel';
import { CONFIDENCE, type Powers, powerAt, tempered } from '@treefort/review';
import type { Said, Way } from './play.ts';

/** How surprising the ends are, if each chance is taken to a power. */
function surprise(games: readonly Said[], way: Way, powers: Powers): number {
  let sum = 0;
  for (const { [way]: sayings, won } of games) {
    for (const { chances, progress } of sayings) {
      const now = tempered(chances, powerAt(powers, progress));
      for (const [seat, share] of won.entries()) sum -= share * Math.log(nth(now, seat));
    }
  }
  return sum;
}

const LEAST = 0.1;
const MOST = 4;
const STEPS = 25;
const ROUNDS = 8;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function with one valley is least, by golden section. */
function lowest(of: (x: number) => number): number {
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (of(left) < of(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** The powers that make the ends least surprising: the first and the last in turn. */
function bestPowers(games: readonly Said[], way: Way): Powers {
  let [first, last] = [1, 1];
  for (let round = 0; round < ROUNDS; round++) {
    first = lowest((one) => surprise(games, way, [one, last]));
    last = lowest((one) => surprise(games, way, [first, one]));
  }
  return [first, last];
}

/** The powers by game and number of seats that would make what was said come true best. */
export function powersOf(said: readonly Said[], way: Way): Record<string, Record<number, Powers>> {
  const powers: Record<string, Record<number, Powers>> = {};
  for (const { game, seats } of said) {
    powers[game] ??= {};
    powers[game][seats] ??= bestPowers(
      said.filter((one) => one.game === game && one.seats === seats),
      way,
    );
  }
  return powers;
}

const PARTS = 3;

/** What would have been said of each third of the games, had the correction been fitted on the other two. */
export function crossed(games: readonly Said[], ways: readonly Way[]): readonly Said[] {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const others = games.filter((_, i) => i % PARTS !== part);
    return ways.reduce<readonly Said[]>(
      (mine, way) => {
        const powers = powersOf(uncorrected(others, way), way);
        return uncorrected(mine, way).map((one) => {
          const fitted = powers[one.game]?.[one.seats] ?? [1, 1];
          const said = one[way].map(({ progress, chances }) => ({
            progress,
            chances: tempered(chances, powerAt(fitted, progress)),
          }));
          return { ...one, [way]: said };
        });
      },
      games.filter((_, i) => i % PARTS === part),
    );
  });
}

/** What was found, before it was corrected for what was said. */
export const uncorrected = (games: readonly Said[], way: Way): readonly Said[] =>
  games.map((one) => {
    const powers = CONFIDENCE[way][one.game]?.[one.seats] ?? [1, 1];
    const found = one[way].map(({ progress, chances }) => ({
      progress,
      chances: tempered(chances, 1 / powerAt(powers, progress)),
    }));
    return { ...one, [way]: found };
  });
