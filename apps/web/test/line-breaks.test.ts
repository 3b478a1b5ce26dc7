import { loadWords, plain, type Text } from '@treefort/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unbreakablePieces } from '../src/play/line-breaks.ts';

const bug = { is: 'card', id: 'bug', text: 'Bug' } as const;
const glue = { is: 'suit', id: 'glue', text: 'glue' } as const;

describe('a sentence in pieces', () => {
  it.each<[string, Text, ReturnType<typeof unbreakablePieces>]>([
    ['words alone', ['nothing to tell'], ['nothing to tell']],
    [
      'a quoted name',
      ['added «', bug, '» (', glue, ').'],
      ['added ', ['«', bug, '»'], ' ', ['(', glue, ').']],
    ],
    ['names in a row', [bug, ', ', bug, ' left'], [[bug, ','], ' ', [bug], ' left']],
    [
      'a space that does not break',
      ['«\u00a0', bug, '\u00a0» !'],
      [['«\u00a0', bug, '\u00a0»'], ' !'],
    ],
  ])('keeps together what touches a name: %s', (_, text, pieces) => {
    expect(unbreakablePieces(text)).toEqual(pieces);
  });

  it('says the same words', () => {
    const part = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', ' ', '(', '.') }),
      fc.constant(bug),
    );
    fc.assert(
      fc.property(fc.array(part), (text) => {
        expect(
          unbreakablePieces(text)
            .flatMap((piece) => (typeof piece === 'string' ? [piece] : piece))
            .map((one) => plain([one]))
            .join(''),
        ).toBe(plain(text));
      }),
    );
  });

  it('leaves no bracket at the end of a line in Russian', async () => {
    const { treehouse } = await loadWords('ru');
    const pieces = unbreakablePieces(treehouse.roomWithColour('library'));
    expect(pieces.filter((piece) => typeof piece === 'string' && /[«(]\s*$/.test(piece))).toEqual(
      [],
    );
  });
});
