import {
  type Action,
  type Counter,
  parseAction,
  printAction,
  SUITS,
  standard,
  VERBS,
} from '@treefort/fort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const read = (text: string): Action => {
  const parsed = parseAction(text);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed.action;
};
const wrong = (text: string): string => {
  const parsed = parseAction(text);
  return 'wrong' in parsed ? parsed.wrong : 'read';
};

const counters: readonly Counter[] = [...SUITS, 'packed', 'lookouts', 'level', 'anySuit'];

/** Trees of every shape that a text can have: verbs side by side, chains, groups in groups. */
const { tree } = fc.letrec<{
  verb: Action;
  both: Action;
  chain: Action;
  per: Action;
  tree: Action;
}>((tie) => ({
  verb: fc.constantFrom(...VERBS).map((verb): Action => ({ is: 'verb', verb })),
  both: fc
    .tuple(fc.array(tie('verb'), { minLength: 2, maxLength: 4 }), fc.boolean())
    .map(([parts, plus]): Action => ({ is: 'both', parts, plus })),
  per: fc
    .tuple(tie('tree'), fc.constantFrom(...counters))
    .map(([part, counter]): Action => ({ is: 'per', part, counter })),
  chain: fc
    .array(fc.oneof(tie('verb'), tie('both'), tie('per')), { minLength: 2, maxLength: 4 })
    .map((parts): Action => ({ is: 'then', parts })),
  tree: fc.oneof({ maxDepth: 4 }, tie('verb'), tie('both'), tie('chain'), tie('per')),
}));

describe('the notation of actions', () => {
  it('reads what it prints, for any tree', () => {
    fc.assert(
      fc.property(tree, (action) => {
        expect(read(printAction(action))).toEqual(action);
      }),
    );
  });

  it('prints what it reads, for every action of the box', () => {
    const written = [...standard.file.kids, ...standard.file.friends]
      .flatMap((card) => [card.public, card.private])
      .filter((text) => text !== undefined && text !== '');
    expect(written).toHaveLength(81);
    for (const text of written) expect(printAction(read(text!))).toBe(text);
  });

  it('reads a card as a tree', () => {
    expect(read('(trash > score) × book')).toEqual({
      is: 'per',
      counter: 'book',
      part: {
        is: 'then',
        parts: [
          { is: 'verb', verb: 'trash' },
          { is: 'verb', verb: 'score' },
        ],
      },
    });
    expect(read('advance > score score')).toMatchObject({
      is: 'then',
      parts: [{ verb: 'advance' }, { is: 'both', plus: false }],
    });
    expect(read('lookout + pack')).toMatchObject({ is: 'both', plus: true });
    expect(read('advance−1')).toEqual({ is: 'verb', verb: 'advance−1' });
    expect(read('advance+1')).toEqual({ is: 'verb', verb: 'advance+1' });
    expect(read('spend toy')).toEqual({ is: 'verb', verb: 'spend toy' });
  });

  it('spaces do not matter to the reader', () => {
    expect(read('  ( trash>score )×book ')).toEqual(read('(trash > score) × book'));
    expect(read('lookout+pack')).toEqual(read('lookout + pack'));
  });

  it.each([
    ['', 'unknown verb ""'],
    ['jump', 'unknown verb "jump"'],
    ['Toy', 'unknown verb "Toy"'],
    ['spend', 'unknown verb "spend "'],
    ['spend any', 'unknown verb "spend any"'],
    ['advance−2', 'unknown verb "advance−2"'],
    ['toy ×', '"" cannot be counted'],
    ['toy × coin', '"coin" cannot be counted'],
    ['toy × book × glue', '"×" is not expected'],
    ['(toy', 'a bracket is not closed'],
    ['toy)', '")" is not expected'],
    ['()', 'unknown verb ")"'],
    ['toy >', 'unknown verb ""'],
    ['> toy', 'unknown verb ">"'],
    ['toy +', 'unknown verb ""'],
    ['toy (pizza)', '"(" is not expected'],
    ['(toy) pizza', '"pizza" is not expected'],
  ])('%j: %s', (text, says) => {
    expect(wrong(text)).toBe(says);
  });
});
