import { PICK, PLACE, type TreehouseState } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { LOOKS, type MoveWeights, moveWeightsOf } from '../../src/treehouse/features.ts';
import { play, position } from './scene.ts';

/** What is looked at in a move, by name. */
function seen<P extends keyof MoveWeights>(
  phase: P,
  state: TreehouseState,
  move: number,
): MoveWeights[P] {
  const row = new Float64Array(16);
  LOOKS[state.phase]!(state, 0, move, row);
  return moveWeightsOf([row, row, row, row])[phase];
}

describe('what is looked at', () => {
  test('before a pick', () => {
    const own = {
      tree: { '2:1': 'red', '2:2': 'green', '3:1': 'red' },
      hand: ['red', 'red', 'blue'],
    };
    const next = { tree: { '2:1': 'red', '2:2': 'blue' } };
    const last = { tree: { '2:1': 'red', '2:2': 'red', '3:2': 'red' } };
    const state = position([own, next, last] as Parameters<typeof position>[0], 2);
    expect(state.phase).toBe(PICK);
    expect(seen('pick', state, 0)).toEqual({
      builds: 1,
      places: 1,
      first: 0,
      own: 2,
      alone: 0,
      level: 1,
      stake: 0,
      rivals: 4,
      next: 1,
      nextBuilds: 1,
      plenty: 1,
    });
    expect(seen('pick', state, 3)).toMatchObject({
      places: 2,
      first: 1,
      alone: 0,
      next: 1,
      plenty: 0,
    });
  });

  test('before a room is built', () => {
    const tree = { '2:1': 'red', '2:2': 'green', '3:1': 'red' } as const;
    const state = position([{ tree, hand: ['green', 'green'] }, { hand: ['blue', 'blue'] }], 1);
    play(state, 0, 'pick:green');
    play(state, 1, 'pick:blue');
    expect(state.phase).toBe(PLACE);
    const [centre, right, discard] = [3, 4, 20].map((move) => seen('place', state, move));
    const both = { builds: 1, height: 1, later: 4, growth: 4 };
    expect(right).toEqual({ ...both, centre: 0, even: 1, open: 3, colours: 2, now: 4 });
    expect(centre).toEqual({ ...both, centre: 1, even: 0, open: 1, colours: 1, now: 2 });
    expect(new Set(Object.values(discard!))).toEqual(new Set([0]));
  });
});
