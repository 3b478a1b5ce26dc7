import { below, isOver, MOST_MOVES, randomFromText, sure } from '@treefort/kernel';
import { type TreehouseState, treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { SAGE } from '../../src/treehouse/characters.ts';
import { treehouseHeuristics } from '../../src/treehouse/heuristics.ts';
import { position } from './scene.ts';

const heuristics = treehouseHeuristics(SAGE);

function promised(state: TreehouseState): number[] {
  const out = new Float64Array(4);
  heuristics.evaluate(state, out);
  return Array.from(out.subarray(0, state.seats));
}

/** Calls for a look at every position of a random game; the end comes back. */
function randomGame(seats: number, seed: string, look: (state: TreehouseState) => void) {
  const random = randomFromText(seed);
  const moves = new Int32Array(MOST_MOVES);
  const options = sure(treehouse.options({ junior: seed.endsWith('junior') }));
  const state = treehouse.start({ seats, options }, random);
  while (!isOver(treehouse, state)) {
    look(state);
    const seat = 31 - Math.clz32(state.waiting & -state.waiting);
    const count = treehouse.legal(state, seat, moves);
    treehouse.play(state, seat, moves[below(random, count)]!);
  }
  return state;
}

describe('what a position promises', () => {
  test.each([
    [2, 'a'],
    [3, 'b'],
    [4, 'c'],
    [4, 'd junior'],
  ])('are chances of %i seats that add up to 1, all through a game', (seats, seed) => {
    randomGame(seats, seed, (state) => {
      const chances = promised(state);
      for (const chance of chances) expect(chance).toBeGreaterThan(0);
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 10);
    });
  });

  test('is higher with more points, rooms or majorities', () => {
    const tree = { '2:1': 'blue', '2:2': 'blue' } as const;
    const [byPoints] = promised(position([{ score: 12 }, { score: 8 }, { score: 8 }], 2));
    expect(byPoints).toBeGreaterThan(1 / 3);
    const [byRooms] = promised(position([{ tree }, {}, {}], 3));
    expect(byRooms).toBeGreaterThan(1 / 3);
    const greens = { '2:1': 'green', '2:2': 'green' } as const;
    const [alone] = promised(position([{ tree }, { tree: greens }, { tree: greens }], 3));
    expect(alone).toBeGreaterThan(1 / 3);
  });

  test('is the same for seats that stand the same', () => {
    for (const chance of promised(position([{}, {}, {}, {}], 1))) expect(chance).toBeCloseTo(0.25);
  });

  test('foretells winners better than a guess, the more the later', () => {
    const surprise = [0, 0, 0];
    const seen = [0, 0, 0];
    for (let game = 0; game < 200; game++) {
      const promises: [week: number, chances: number[]][] = [];
      const end = randomGame(4, `game ${game}`, (s) => promises.push([s.week - 1, promised(s)]));
      const { winners } = treehouse.outcome(end)!;
      for (const [week, chances] of promises) {
        for (const seat of winners) surprise[week]! -= Math.log(chances[seat]!) / winners.length;
        seen[week]!++;
      }
    }
    const [first, second, third] = surprise.map((sum, week) => sum / seen[week]!);
    expect(second).toBeLessThan(Math.log(4));
    expect(third).toBeLessThan(second!);
    expect(second).toBeLessThan(first!);
  });
});

describe('the reward at the end', () => {
  test('adds up to 1, and the winner has most', () => {
    for (let game = 0; game < 50; game++) {
      const end = randomGame(3, `end ${game}`, () => {});
      const out = new Float64Array(4);
      heuristics.reward!(end, out);
      const { winners } = treehouse.outcome(end)!;
      const shares = Array.from(out.subarray(0, 3));
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 10);
      expect(shares.indexOf(Math.max(...shares))).toBe(winners[0]);
    }
  });
});
