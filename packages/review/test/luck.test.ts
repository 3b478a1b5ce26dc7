import { sure } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { luckOf, luckOfDeal } from '../src/luck.ts';
import { Replay } from '../src/replay.ts';
import { played } from './played.ts';

const ITERATIONS = 24;

/** The luck of the first seat in one game. */
function luckIn(game: string, bots: readonly string[], n: number): number {
  const record = played(game, bots, `luck ${n}`);
  const replay = sure(Replay.begin(record));
  let luck = luckOfDeal(replay, ITERATIONS).luck[0]!;
  while (replay.at < record.choices.length) {
    const step = replay.step();
    if (step.turnedUp) luck += luckOf(replay, step, ITERATIONS).luck[0]!;
  }
  return luck;
}

describe.each([
  ['treehouse', ['thumb', 'beaver'], 40],
  ['treehouse', ['thumb', 'mouse', 'beaver'], 24],
  ['fort', ['thumb', 'parrot'], 16],
] as const)('%s of %s', (game, bots, count) => {
  test('luck comes to nothing over many games', () => {
    const lucks = Array.from({ length: count }, (_, n) => luckIn(game, bots, n));
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / count;
    const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (count - 1);
    const error = Math.sqrt(variance / count);
    // There is luck at all, and it goes both ways.
    expect(Math.sqrt(variance)).toBeGreaterThan(0.02);
    expect(Math.max(...lucks)).toBeGreaterThan(0);
    expect(Math.min(...lucks)).toBeLessThan(0);
    expect(Math.abs(mean)).toBeLessThan(2.6 * error);
  });
});

test('what everyone saw turn up is luck too, from the view of the player who chose', () => {
  const lucks: (readonly number[])[] = [];
  for (let n = 0; lucks.length < 4; n++) {
    const record = played('fort', ['thumb', 'parrot'], `open luck ${n}`);
    const replay = sure(Replay.begin(record));
    while (replay.at < record.choices.length) {
      const step = replay.step();
      if (!step.turnedUp || step.events.some(({ secret }) => secret)) continue;
      lucks.push(luckOf(replay, step, ITERATIONS).luck);
    }
  }
  for (const luck of lucks) expect(luck[0]! + luck[1]!).toBeCloseTo(0, 9);
  expect(lucks.some(([own]) => Math.abs(own!) > 0.005)).toBe(true);
});
