import {
  type Data,
  either,
  flag,
  list,
  misfit,
  nullable,
  object,
  optional,
  text,
  whole,
  word,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';

const CARD = object({
  name: text,
  suit: word(['book', 'crown']),
  copies: whole,
  best: flag,
  owner: nullable(whole),
  note: optional(text),
  pair: list(either(whole, text)),
});

const card: Data<typeof CARD> = {
  name: 'Bug',
  suit: 'book',
  copies: 2,
  best: false,
  owner: null,
  pair: [1, 'two'],
};

describe('a shape', () => {
  it('fits what it describes', () => {
    expect(misfit(CARD, card, 'card')).toBeUndefined();
    expect(misfit(CARD, { ...card, owner: 3, note: 'hello' }, 'card')).toBeUndefined();
  });

  it.each([
    [{ ...card, name: 3 }, 'card.name: expected a text'],
    [{ ...card, suit: 'boot' }, 'card.suit: expected one of book, crown'],
    [{ ...card, copies: 1.5 }, 'card.copies: expected a whole number'],
    [{ ...card, best: 'no' }, 'card.best: expected true or false'],
    [{ ...card, note: 7 }, 'card.note: expected a text'],
    [{ ...card, pair: [1, true] }, 'card.pair[1]: expected a whole number; or card.pair[1]'],
    [{ ...card, pair: 'both' }, 'card.pair: expected a list'],
    [{ ...card, age: 9 }, 'card: unknown field age'],
    [{ ...card, owner: undefined }, 'card.owner: expected a whole number; or card.owner'],
    [[card], 'card: expected an object'],
  ])('says where %o does not fit', (value, message) => {
    expect(misfit(CARD, value, 'card')).toContain(message);
  });
});
