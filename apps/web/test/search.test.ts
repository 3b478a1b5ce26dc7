import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFound, placesOf, wordsIn } from '../src/rulebook/search.ts';

const found = (query: string, text: string): string[] =>
  placesOf(wordsIn(query), text).map(([from, to]) => text.slice(from, to));

describe('searching the rules', () => {
  it.each([
    ['dechet', 'Le déchet reste', ['déchet']],
    ['ÉTAGE', 'un étage, deux étages', ['étage', 'étage']],
    ['елка', 'Ёлка и ёлка', ['Ёлка', 'ёлка']],
    ['жёлудь', 'ЖЕЛУДЬ', ['ЖЕЛУДЬ']],
    ['acao', 'uma ação', ['ação']],
    ['two one', 'one, two, three', ['one', 'two']],
    ['a', 'banana', ['a', 'a', 'a']],
    ['', 'anything', []],
    ['  ', 'anything', []],
  ])('%s in "%s"', (query, text, places) => {
    expect(found(query, text)).toEqual(places);
  });

  it('wants every word, in any of the texts', () => {
    expect(isFound(wordsIn('pizza stuff'), ['Stuff', 'four pizzas'])).toBe(true);
    expect(isFound(wordsIn('pizza cellar'), ['Stuff', 'four pizzas'])).toBe(false);
    expect(isFound([], ['anything'])).toBe(true);
  });

  it('marks stretches that follow each other, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (query, text) => {
          let last = 0;
          for (const [from, to] of placesOf(wordsIn(query), text)) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            last = to;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  it('finds a part of a text in that text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé ]{3,30}$/), fc.nat(), (text, at) => {
        const word = text
          .slice(at % text.length)
          .split(' ')
          .find(Boolean);
        if (word) expect(found(word, text).length).toBeGreaterThan(0);
      }),
    );
  });
});
