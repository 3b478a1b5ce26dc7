import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { botsOf } from '../../src/roster.ts';
import { answer, play, position } from './scene.ts';

const named = (id: string): Bot => botsOf('treehouse').find((bot) => bot.id === id)!;
const thumb = named('thumb');

/** A tree in which red stands but can never grow: all that touches it is built. */
const RED_IS_SHUT = {
  '2:1': 'red',
  '2:2': 'green',
  '3:1': 'blue',
  '3:2': 'green',
  '3:3': 'yellow',
} as const;

describe('the rule of thumb picks', () => {
  test('what can be built', () => {
    const state = position([{ tree: RED_IS_SHUT, hand: ['red', 'blue'] }, {}], 1);
    expect(answer(thumb, state, 0, {})).toBe('pick:blue');
  });

  test('a colour that grows in the own tree', () => {
    const hand = ['purple', 'blue', 'brown', 'red', 'yellow'] as const;
    const state = position([{ tree: { '2:1': 'blue' }, hand }, { tree: { '2:1': 'green' } }], 1);
    expect(answer(thumb, state, 0, {})).toBe('pick:blue');
  });

  test('where it would be in front alone', () => {
    const rival = { tree: { '2:1': 'yellow' } } as const;
    const own = {
      tree: { '2:1': 'red' },
      hand: ['purple', 'yellow', 'yellow', 'yellow', 'yellow'],
    } as const;
    const state = position([own, {}, rival], 1);
    expect(answer(thumb, state, 0, {})).toBe('pick:purple');
  });

  test('what the next player collects, if it does not matter otherwise', () => {
    const own = {
      tree: { '2:1': 'red' },
      hand: ['purple', 'yellow', 'purple', 'yellow', 'purple'],
    } as const;
    const collector = { tree: { '2:1': 'yellow' } } as const;
    const other = { tree: { '2:1': 'purple' } } as const;
    expect(answer(thumb, position([own, collector, other], 1), 0, {})).toBe('pick:yellow');
    expect(answer(thumb, position([own, other, collector], 1), 0, {})).toBe('pick:purple');
  });
});

describe('the rule of thumb builds', () => {
  test('whatever can be built, and level', () => {
    const tree = { '2:1': 'red', '2:2': 'green', '3:1': 'red' } as const;
    const state = position([{ tree, hand: ['green', 'green'] }, { hand: ['blue', 'blue'] }], 1);
    play(state, 0, 'pick:green');
    play(state, 1, 'pick:blue');
    expect(answer(thumb, state, 0, {})).toBe('place:3:3');
  });
});

/** Three players at the scoring of week 1, seat 0 first: only blue, green and red are built, each by one player. */
function scoring() {
  const trees = (['blue', 'green', 'red'] as const).map((colour) => ({
    tree: { '2:1': colour, '2:2': colour, '3:1': colour, '3:3': colour },
    hand: [colour, colour],
  }));
  const state = position(trees, 1);
  state.first = 0;
  for (const [seat, { hand }] of trees.entries()) play(state, seat, `pick:${hand[0]}`);
  for (const seat of [0, 1, 2]) play(state, seat, 'place:3:2');
  return state;
}

describe('the rule of thumb at the scoring', () => {
  test('takes what gains most on the others: a double for a colour that it has alone', () => {
    expect(answer(thumb, scoring(), 0, {})).toBe('take:double');
  });

  test('doubles its own colour and spoils that of the foremost rival', () => {
    const state = scoring();
    play(state, 0, 'take:double');
    play(state, 1, 'take:none');
    play(state, 2, 'take:double');
    expect(answer(thumb, state, 2, {})).toBe('cover:red');
    play(state, 2, 'cover:red');
    state.score[0] = 9;
    expect(answer(thumb, state, 1, {})).toBe('cover:blue');
    state.score[2] = 19;
    play(state, 1, 'cover:blue');
    expect(answer(thumb, state, 0, {})).not.toBe('cover:green');
  });

  test('in the junior game lets its own colour count', () => {
    const tree = { '2:1': 'blue', '2:2': 'blue', '3:1': 'blue', '3:3': 'blue' } as const;
    const seats = [{ tree, hand: ['blue', 'blue'] } as const, { hand: ['red', 'red'] } as const];
    const state = position(seats, 1, { junior: true });
    state.first = 0;
    play(state, 0, 'pick:blue');
    play(state, 1, 'pick:red');
    for (const seat of [0, 1]) play(state, seat, 'discard');
    expect(answer(thumb, state, 0, {})).toBe('colour:blue');
  });
});

describe('characters show', () => {
  test('the gatherer goes for a majority, the dreamer for more of its own', () => {
    const own = {
      tree: { '2:1': 'red', '2:2': 'red', '3:1': 'green' },
      hand: ['red', 'green', 'red'],
    } as const;
    const reds = { tree: { '2:1': 'red', '2:2': 'red', '3:1': 'red', '3:3': 'red' } } as const;
    const votes = (id: string) => {
      const picks = Array.from({ length: 200 }, (_, i) => {
        const state = position([own, reds], 1);
        state.moment = i;
        return answer(named(id), state, 0, {});
      });
      return picks.filter((pick) => pick === 'pick:red').length;
    };
    expect(votes('hedgehog')).toBeGreaterThan(100);
    expect(votes('mouse')).toBeLessThan(100);
  });
});
