import {
  BOARDS,
  type BoxFile,
  type CardEntry,
  type LevelEntry,
  readBox,
  SUITS,
  SYMBOLS,
  VERBS,
} from '@treefort/fort';
import { below, type Random, sure } from '@treefort/kernel';

/** Boxes as wild as a box file may be: any verb, any nesting, any counter, any price, few designs or many. */

const oneOf = <T>(random: Random, row: readonly T[]): T => row[below(random, row.length)]!;

const some = <T>(random: Random, from: number, to: number, make: () => T): T[] =>
  Array.from({ length: from + below(random, to - from + 1) }, make);

/** How long the actions of a box are: most like printed ones, some as long as a file can hold. */
interface Style {
  readonly chain: number;
  readonly side: number;
  /** Of how many verbs the box is made: a few make them meet more often. */
  readonly verbs: readonly string[];
}

const styleOf = (random: Random): Style => {
  const wild = below(random, 8);
  return {
    chain: wild === 0 ? 24 : wild < 4 ? 8 : 3,
    side: wild === 1 ? 12 : wild < 4 ? 4 : 2,
    verbs: below(random, 2) ? VERBS : some(random, 2, 6, () => oneOf(random, VERBS)),
  };
};

const slot = (random: Random, { side, verbs }: Style): string =>
  some(random, 1, below(random, 3) ? 1 : side, () => oneOf(random, verbs)).join(
    oneOf(random, [' ', ' + ']),
  );

const chain = (random: Random, style: Style): string =>
  some(random, 1, style.chain, () => slot(random, style)).join(' > ');

const bracketed = (inner: string): string =>
  (VERBS as readonly string[]).includes(inner) ? inner : `(${inner})`;

const COUNTERS = [...SUITS, 'packed', 'lookouts', 'level'];

/** An action in the notation of the box file; "any suit" stands in private actions only. */
function action(random: Random, style: Style, isPrivate: boolean): string {
  const inner = chain(random, style);
  const form = below(random, 4);
  if (form === 0) return inner;
  const counters = isPrivate ? [...COUNTERS, 'anySuit', 'anySuit'] : COUNTERS;
  const group = `${bracketed(inner)} × ${oneOf(random, counters)}`;
  if (form < 3) return group;
  const before = some(random, 0, 2, () => slot(random, style));
  const after = some(random, before.length ? 0 : 1, 2, () => slot(random, style));
  return [...before, `(${group})`, ...after].join(' > ');
}

/** Some actions are left out, some are empty, and some would be longer than a box file may have them. */
function face(random: Random, style: Style, isPrivate: boolean): string | undefined {
  const kind = below(random, 8);
  if (kind === 0) return undefined;
  if (kind === 1) return '';
  const text = action(random, style, isPrivate);
  return text.length <= 1000 ? text : 'score';
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function card(random: Random, style: Style, number: number): CardEntry {
  const suits = some(random, 1, 2, () => oneOf(random, SYMBOLS));
  const isTwice = suits.length === 2 && suits.every((suit) => suit === 'coin');
  const [open, own] = [face(random, style, false), face(random, style, true)];
  return {
    id: `${LETTERS[Math.floor(number / 26)]}${LETTERS[number % 26]}`,
    suits: isTwice ? ['coin'] : suits,
    ...(open !== undefined && { public: open }),
    ...(own !== undefined && { private: own }),
  };
}

const level = (random: Random, dear: number): LevelEntry => ({
  toys: below(random, dear),
  pizzas: below(random, dear),
  any: below(random, dear),
  points: below(random, 100),
});

/** Sixty kids in so many designs. */
function copies(random: Random, designs: number): number[] {
  const all = Array.from({ length: designs }, () => 1);
  for (let left = 60 - designs; left > 0; left--) all[below(random, designs)]!++;
  return all;
}

/** A box that nobody would print, and that is accepted all the same. */
export function randomBox(random: Random): BoxFile {
  const style = styleOf(random);
  const kids = copies(random, 1 + below(random, 56));
  const dear = oneOf(random, [1, 2, 4, 10]);
  const file: BoxFile = {
    name: 'random',
    provisional: [],
    levels: Array.from({ length: 6 }, () => level(random, dear)),
    kids: kids.map((count, i) => ({ ...card(random, style, i), copies: count })),
    friends: BOARDS.flatMap((board, i) =>
      [0, 1].map((second) => ({ ...card(random, style, 60 + i * 2 + second), board })),
    ),
  };
  return sure(readBox(file)).file;
}
