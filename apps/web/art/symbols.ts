import type { Colour } from '@treefort/treehouse';
import { emoji, svg } from './emoji.ts';
import { GOODS } from './signs/goods.ts';
import { INK, sign } from './signs/pen.ts';
import { anySuit, SUITS, suitBody } from './signs/suits.ts';
import { TABLE } from './signs/table.ts';
import { VERBS } from './signs/verbs.ts';

export const suitPictures = (): [string, string][] =>
  Object.entries(SUITS).map(([name, suit]) => [name, sign(suitBody(suit))]);

/** Each colour of Treehouse with a shape of its own, for those who do not see colours. */
export const COLOUR_SHAPES: Readonly<Record<Colour, readonly [paint: string, shape: string]>> = {
  red: ['#e2574c', 'M16 3 29 28H3z'],
  yellow: [
    '#f2b632',
    'M16 2l4.200 9.200 10 1.200-7.400 6.900 2 9.900L16 24.300l-8.800 4.900 2-9.900L1.800 12.400l10-1.200z',
  ],
  green: [
    '#5fa35a',
    'M28.500 3C30 17 25 28 11 26.500L6 30.500 2.500 27.500 6 22.500C3 10 14 3.500 28.500 3z',
  ],
  blue: ['#3f8fcf', 'M16 2C20 10 27 14 27 20.500a11 10 0 0 1-22 0C5 14 12 10 16 2z'],
  purple: ['#9164b8', 'M16 2 30 16 16 30 2 16z'],
  brown: ['#a5713f', 'M4 4h24v24H4z'],
};

export const colourPictures = (): [string, string][] =>
  Object.entries(COLOUR_SHAPES).map(([name, [paint, shape]]) => [
    name,
    svg(
      32,
      `<path d="${shape}" fill="${paint}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`,
    ),
  ]);

export const ACORN = `<path fill="#b9783d" d="M7 15h18c0 8-5 12-9 15-4-3-9-7-9-15z"/><path fill="#d89a58" d="M10 16h5c0 6 1 9 1 12-4-3-6-7-6-12z"/><path fill="#6b4526" d="M5 14c0-6 5-9 11-9s11 3 11 9c0 2-1.500 3-3 3H8c-1.500 0-3-1-3-3z"/><path fill="#6b4526" d="M15 6c0-2 .5-3.500 2.500-5l1.500 1c-1.500 1.500-1.500 3-1.500 4z"/>`;

/** Everything else that is a symbol, by what it stands for. */
const SIGNS: Readonly<Record<string, string>> = {
  ...GOODS,
  ...VERBS,
  ...TABLE,
  'any-suit': anySuit,
};

const ACORNS: Readonly<Record<string, string>> = {
  acorn: ACORN,
  // The icon of the page while its reader is asked something.
  'acorn-turn': `${ACORN}<circle cx="25" cy="7" r="6.500" fill="#e0402a" stroke="#fff9ea" stroke-width="1.500"/>`,
};

/** The bots' faces, by the emoji that they show themselves with. */
const ANIMALS = {
  duckling: 'front-facing-baby-chick',
  squirrel: 'chipmunk',
  parrot: 'parrot',
  hare: 'rabbit',
  owl: 'owl',
  hedgehog: 'hedgehog',
  mouse: 'mouse-face',
  beaver: 'beaver',
  fox: 'fox',
  raven: 'blackbird',
} as const;

export const thingPictures = (): [string, string][] => [
  ...Object.entries(SIGNS).map(([name, body]): [string, string] => [name, sign(body)]),
  ...Object.entries(ACORNS).map(([name, body]): [string, string] => [name, svg(32, body)]),
];

export const animalPictures = (): [string, string][] =>
  Object.entries(ANIMALS).map(([name, symbol]) => [name, svg(32, emoji(symbol))]);
