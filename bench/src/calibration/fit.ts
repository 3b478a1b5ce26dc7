import { nth } from '@treefort/kernel';
import { tempered } from '@treefort/review';
import type { Said, Way } from './play.ts';

/** How surprising the ends are, if each chance is taken to a power. */
function surprise(games: readonly Said[], way: Way, power: number): number {
  let sum = 0;
  for (const { [way]: chances, won } of games) {
    for (const said of chances) {
      const now = tempered(said, power);
      for (const [seat, share] of won.entries()) sum -= share * Math.log(nth(now, seat));
    }
  }
  return sum;
}

const LEAST = 0.3;
const MOST = 3;
const STEPS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The power that makes the ends least surprising, by golden section: the surprise has one valley. */
function bestPower(games: readonly Said[], way: Way): number {
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (surprise(games, way, left) < surprise(games, way, right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** The powers by game and number of seats that would make what was said come true best. */
export function powersOf(said: readonly Said[], way: Way): Record<string, Record<number, number>> {
  const powers: Record<string, Record<number, number>> = {};
  for (const { game, seats } of said) {
    powers[game] ??= {};
    powers[game][seats] ??= bestPower(
      said.filter((one) => one.game === game && one.seats === seats),
      way,
    );
  }
  return powers;
}
