import type { Colour } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { loadNetwork } from '../../src/network/loaded.ts';
import { championOf } from '../../src/roster.ts';
import { answer, play, position } from './scene.ts';

await loadNetwork('treehouse');

const raven = championOf('treehouse')!;
const ITERATIONS = { iterations: 400 };

const five = (colour: 'blue' | 'green' | 'red' | 'yellow') =>
  ({ '2:1': colour, '2:2': colour, '3:1': colour, '3:3': colour, '3:2': colour }) as const;

describe('the search finds the only way to win', () => {
  test('by taking the points of the rival at the last laying', () => {
    const own = { tree: five('blue'), hand: ['red', 'red'], score: 20 } as const;
    const rival = { tree: five('green'), hand: ['yellow', 'yellow'], score: 22 } as const;
    const state = position([own, rival], 3);
    play(state, 0, 'pick:red');
    play(state, 1, 'pick:yellow');
    for (const seat of [0, 1]) play(state, seat, 'discard');
    play(state, 1, 'cover:red');
    expect(answer(raven, state, 0, ITERATIONS)).toBe('cover:green');
  });

  test('by taking a colour from a rival who would have it alone', () => {
    const corners = (left: Colour, right: Colour) => ({
      '2:1': 'green' as const,
      '2:2': 'green' as const,
      '3:1': left,
      '3:3': right,
    });
    const own = { tree: corners('blue', 'red'), hand: ['green', 'purple'], score: 33 } as const;
    const rival = {
      tree: { ...corners('yellow', 'brown'), '3:2': 'green' },
      hand: ['purple', 'purple'],
      score: 30,
    } as const;
    expect(answer(raven, position([own, rival], 3), 0, ITERATIONS)).toBe('pick:green');
  });
});
