import {
  choice,
  fielded,
  type MoveOf,
  misfit,
  plain,
  sure,
  Vocabulary,
  whole,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';

const step = fielded(
  { by: whole },
  {
    size: 10,
    decode: (by) => ({ by }),
    encode: ({ by }) => (by >= 0 && by < 10 ? by : -1),
    write: ({ by }) => [String(by)],
    parse: ([by, ...more]) => (by && more.length === 0 ? { by: Number(by) } : undefined),
  },
);

const MOVES = new Vocabulary({
  walk: { form: step, rule: 'test.walk' },
  turn: { form: choice('side', ['left', 'right']), rule: 'test.turn', target: () => 'wheel' },
  back: { form: choice('side', ['left', 'right']), word: 'turn-back', rule: 'test.turn' },
  rest: { form: plain, rule: 'test.rest', group: 1 },
});
type Move = MoveOf<typeof MOVES.kinds>;

const EVERY: readonly (readonly [move: Move, number: number, id: string])[] = [
  [{ kind: 'walk', by: 3 }, 3, 'walk:3'],
  [{ kind: 'turn', side: 'left' }, 10, 'turn:left'],
  [{ kind: 'turn', side: 'right' }, 11, 'turn:right'],
  [{ kind: 'back', side: 'left' }, 12, 'turn-back:left'],
];

describe('a vocabulary', () => {
  it.each(EVERY)('%o is a number, an id, and read back from both', (move, number, id) => {
    expect(MOVES.encode(move, undefined)).toBe(number);
    expect(MOVES.decode(number, undefined)).toEqual(move);
    expect(MOVES.option(move, 0)).toMatchObject({ id, ...move });
    expect(sure(MOVES.parse(id))).toEqual(move);
  });

  it('gives groups numbers of their own', () => {
    expect(MOVES.from('rest')).toBe(0);
    expect(MOVES.decode(0, undefined, 1)).toEqual({ kind: 'rest' });
    expect(MOVES.decode(0, undefined)).toEqual({ kind: 'walk', by: 0 });
  });

  it('says what lights up: what the kind says, or the id', () => {
    expect(MOVES.option({ kind: 'turn', side: 'left' }, 0).target).toBe('wheel');
    expect(MOVES.option({ kind: 'walk', by: 2 }, 0).target).toBe('walk:2');
  });

  it('says what is wrong with an id', () => {
    expect(MOVES.parse('fly:3')).toMatchObject({
      fault: { message: '"fly:3": no move is called so' },
    });
    expect(MOVES.parse('turn:up')).toMatchObject({
      fault: { message: '"turn:up": this is no turn' },
    });
    expect(MOVES.parse('rest:now').ok).toBe(false);
  });

  it('has a number for what exists only', () => {
    expect(MOVES.encode({ kind: 'walk', by: 12 }, undefined)).toBe(-1);
  });

  it('describes its options', () => {
    const option = MOVES.option({ kind: 'turn', side: 'left' }, 0);
    expect(misfit(MOVES.shape, option, 'option')).toBeUndefined();
    expect(misfit(MOVES.shape, { ...option, side: 'up' }, 'option')).toContain('option.side');
    expect(misfit(MOVES.shape, { ...option, by: 3 }, 'option')).toContain('unknown field by');
  });

  it('refuses a table whose kinds have more moves than there is room for', () => {
    const kinds = { walk: { form: step, rule: 'test.walk' } };
    expect(() => new Vocabulary(kinds, 4)).toThrow('walk: more than 4 moves');
  });
});
