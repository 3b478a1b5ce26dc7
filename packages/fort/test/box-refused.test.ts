import { type BoxFile, fort, readBox, standard } from '@treefort/fort';
import { describe, expect, it } from 'vitest';
import { boxWith } from './boxes.ts';

const { file } = standard;

const wrong = (box: unknown): string => {
  const read = readBox(box);
  if (read.ok) throw new Error('not refused');
  expect(read.fault.why).toBe('malformed');
  return read.fault.message;
};

const withLevels = (levels: readonly unknown[]): unknown => ({ ...file, levels });
const withKids = (change: (kids: BoxFile['kids']) => readonly unknown[]): unknown => ({
  ...file,
  kids: change(file.kids),
});
const withFriends = (change: (friends: BoxFile['friends']) => readonly unknown[]): unknown => ({
  ...file,
  friends: change(file.friends),
});
const bonesWith = (fields: object): unknown =>
  withKids(([bones, ...kids]) => [{ ...bones, ...fields }, ...kids]);

describe('a box is refused for', () => {
  const cases: readonly [what: string, box: unknown, says: string][] = [
    [
      '59 kids',
      withKids((kids) => kids.slice(1)),
      'box.kids: a box holds 60 kids, not 59 (fort.card)',
    ],
    ['61 kids', bonesWith({ copies: 2 }), 'box.kids: a box holds 60 kids, not 61 (fort.card)'],
    [
      'no copies',
      bonesWith({ copies: 0 }),
      'box.kids[0].copies: expected a whole number from 1 to 60',
    ],
    ['half a copy', bonesWith({ copies: 1.5 }), 'box.kids[0].copies: expected a whole number'],
    ['an unknown verb', bonesWith({ public: 'dance' }), 'box.kids[0].public: unknown verb "dance"'],
    [
      'an unknown counter',
      bonesWith({ public: 'toy × moon' }),
      'box.kids[0].public: "moon" cannot be counted',
    ],
    [
      'an open bracket',
      bonesWith({ public: '(toy > score' }),
      'box.kids[0].public: a bracket is not closed',
    ],
    ['a stray bracket', bonesWith({ public: 'toy)' }), 'box.kids[0].public: ")" is not expected'],
    [
      'a nested ×',
      bonesWith({ private: '(toy × book) × level' }),
      'box.kids[0].private: only verbs stand side by side',
    ],
    [
      '× in a repeated group',
      bonesWith({ private: '((toy × book) > score) × level' }),
      'box.kids[0].private: only verbs stand side by side',
    ],
    [
      'more side by side than can be counted',
      bonesWith({ private: Array.from({ length: 16 }, () => 'toy pizza').join(' ') }),
      'box.kids[0].private: at most 31 different symbols stand side by side',
    ],
    [
      'two ×',
      bonesWith({ private: '(toy × book) > (score × level)' }),
      'box.kids[0].private: an action multiplies by one thing only',
    ],
    [
      'another way of writing',
      bonesWith({ private: 'toy × book > score' }),
      'box.kids[0].private: expected the notation "(toy × book) > score"',
    ],
    [
      'any suit in public',
      bonesWith({ public: 'any × anySuit' }),
      'box.kids[0].public: "anySuit" stands in private actions only',
    ],
    ['no text', bonesWith({ public: 7 }), 'box.kids[0].public: expected a text, found 7'],
    [
      'an id with capitals',
      bonesWith({ id: 'Bones' }),
      'box.kids[0].id: expected lower-case words',
    ],
    ['no symbol', bonesWith({ suits: [] }), 'box.kids[0].suits: a card shows one or two symbols'],
    [
      'three symbols',
      bonesWith({ suits: ['book', 'book', 'glue'] }),
      'box.kids[0].suits: a card shows one or two symbols',
    ],
    [
      'two coins',
      bonesWith({ suits: ['coin', 'coin'] }),
      'box.kids[0].suits: at most one coin a card',
    ],
    [
      'an unknown suit',
      bonesWith({ suits: ['star'] }),
      'box.kids[0].suits[0]: expected one of skateboard',
    ],
    [
      'an unknown field of a kid',
      bonesWith({ board: 'red' }),
      'box.kids[0]: unknown field "board"',
    ],
    ['a design twice', bonesWith({ id: 'chef' }), 'box.kids: chef stands in the box twice'],
    [
      'a kid with the name of a friend',
      bonesWith({ id: 'ace' }),
      'box.kids: ace stands in the box twice',
    ],
    [
      'three friends for a board',
      withFriends((friends) =>
        friends.map((f) => (f.id === 'rusty' ? { ...f, board: 'orange' } : f)),
      ),
      'box.friends: the orange board has two best friends, not 3',
    ],
    [
      'one friend for a board',
      withFriends((friends) => friends.slice(0, -1)),
      'box.friends: the green board has two best friends, not 1',
    ],
    [
      'an unknown board',
      withFriends(([bitsy, ...rest]) => [{ ...bitsy, board: 'pink' }, ...rest]),
      'box.friends[0].board: expected one of orange, yellow, red, green, found "pink"',
    ],
    [
      'copies of a friend',
      withFriends(([bitsy, ...rest]) => [{ ...bitsy, copies: 1 }, ...rest]),
      'box.friends[0]: unknown field "copies"',
    ],
    ['five levels', withLevels(file.levels.slice(1)), 'box.levels: expected levels 0 to 5'],
    [
      'seven levels',
      withLevels([...file.levels, file.levels[5]]),
      'box.levels: expected levels 0 to 5',
    ],
    [
      'a negative price',
      withLevels([...file.levels.slice(0, 5), { ...file.levels[5], toys: -1 }]),
      'box.levels[5].toys: expected a whole number from 0 to 9, found -1',
    ],
    [
      'a level without points',
      withLevels([{ toys: 0, pizzas: 0, any: 0 }, ...file.levels.slice(1)]),
      'box.levels[0].points: expected a whole number from 0 to 99',
    ],
    ['an unknown field', { ...file, perks: [] }, 'box: unknown field "perks"'],
    ['no name', { ...file, name: 7 }, 'box.name: expected a text, found 7'],
    [
      'a provisional that is no list',
      { ...file, provisional: 'all' },
      'box.provisional: expected a list',
    ],
    ['no list of kids', { ...file, kids: {} }, 'box.kids: expected a list'],
    ['no box at all', null, 'box: expected an object, found null'],
    [
      '65 designs',
      withKids((kids) => {
        const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
        const more = letters
          .slice(0, 15)
          .map((letter) => ({ id: letter, suits: ['book'], copies: 1 }));
        return [...kids.map((kid) => ({ ...kid, copies: kid.id === 'bug' ? 4 : 1 })), ...more];
      }),
      'box.kids: at most 64 designs',
    ],
  ];

  it.each(cases)('%s', (_, box, says) => {
    expect(wrong(box)).toContain(says);
  });
});

describe('the options of a table are refused for', () => {
  const cases: readonly [what: string, options: unknown, says: string][] = [
    ['a box that nobody knows', { box: 'deluxe' }, 'options.box: unknown box "deluxe"'],
    [
      'a changed box under the name of the standard one',
      { box: boxWith({ bug: { public: 'toy' } }, { name: 'standard' }) },
      'options.box: a changed box needs a name of its own',
    ],
    [
      'a bad box, with its own place',
      { box: bonesWith({ name: 'mine', copies: 2 }) },
      'options.box: box.kids',
    ],
    ['a setup that is none', { setup: 'auction' }, 'options.setup: expected one of basic, draft'],
    ['an unknown field', { seed: 1 }, 'options: unknown field "seed"'],
  ];

  it.each(cases)('%s', (_, options, says) => {
    const read = fort.options(options);
    expect(read).toMatchObject({ ok: false, fault: { why: 'malformed' } });
    expect(read.ok ? '' : read.fault.message).toContain(says);
  });
});
