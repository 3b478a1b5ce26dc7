import type { SymbolName } from '@treefort/fort';
import type { Colour } from '@treefort/treehouse';
import { emoji, laid, svg } from './emoji.ts';

const SHOVEL = `<path fill="#8a5a2b" d="M14.6 3h2.8v15h-2.8z"/><path fill="#6e4420" d="M10.5 2h11a1 1 0 0 1 1 1v1.6a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z"/><path fill="#b8c4cc" d="M9 15.5h14v6.4c0 4.1-3.2 6.9-7 8.6-3.8-1.7-7-4.500-7-8.600z"/><path fill="#8f9ea8" d="M16 15.500h7v6.400c0 4.100-3.200 6.900-7 8.600z"/>`;
const GLUE = `<path fill="#f2a33a" d="M13.500 9 15 1.500h2L18.500 9z"/><path fill="#d9822b" d="M11.500 8.500h9V12h-9z"/><path fill="#fffaf0" d="M9.500 12h13a2 2 0 0 1 2 2v14a2.500 2.500 0 0 1-2.500 2.500h-12A2.500 2.500 0 0 1 7.500 28V14a2 2 0 0 1 2-2z"/><path fill="#3d8fc9" d="M7.500 17h17v8h-17z"/><path fill="#fff" d="M16 18.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z"/>`;

/** Each suit has its own shape and colour; the symbol stands on it. */
const SUITS: Readonly<Record<SymbolName, readonly [shape: string, colour: string, drawn: string]>> =
  {
    skateboard: ['M32 3 61 32 32 61 3 32z', '#f6b8a2', emoji('skateboard')],
    shovel: ['M6 6h52v52H6z', '#c9dba0', SHOVEL],
    glue: ['M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z', '#f7d47c', GLUE],
    'squirt-gun': ['M17 5h30l15 27-15 27H17L2 32z', '#a8d8e6', emoji('water-pistol')],
    crown: [
      'M32 2 41 12l13-2-2 13 10 9-10 9 2 13-13-2-9 10-9-10-13 2 2-13-10-9 10-9-2-13 13 2z',
      '#d5bfe6',
      emoji('crown'),
    ],
    book: ['M5 8q27-9 54 0v34Q52 54 32 62 12 54 5 42z', '#f2c4d0', emoji('closed-book')],
    coin: ['M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z', '#fff3c4', emoji('coin')],
  };

const CRAYON = 'stroke="#4a3426" stroke-width="3" stroke-linejoin="round"';

export const suitPictures = (): [string, string][] =>
  Object.entries(SUITS).map(([name, [shape, colour, drawn]]) => [
    name,
    svg(64, `<path d="${shape}" fill="${colour}" ${CRAYON}/>${laid(drawn, [14, 14, 36])}`),
  ]);

/** Each colour of Treehouse with a shape of its own, for those who do not see colours. */
export const COLOUR_SHAPES: Readonly<Record<Colour, readonly [paint: string, shape: string]>> = {
  red: ['#e2574c', 'M16 3 29 28H3z'],
  yellow: [
    '#f2b632',
    'M16 2l4.200 9.200 10 1.200-7.400 6.900 2 9.900L16 24.300l-8.800 4.900 2-9.900L1.800 12.400l10-1.200z',
  ],
  green: ['#5fa35a', 'M16 2C28 8 30 20 24 30 16 30 4 26 4 14 10 14 14 8 16 2z'],
  blue: ['#3f8fcf', 'M16 2C20 10 27 14 27 20.500a11 10 0 0 1-22 0C5 14 12 10 16 2z'],
  purple: ['#9164b8', 'M16 2 30 16 16 30 2 16z'],
  brown: ['#a5713f', 'M4 4h24v24H4z'],
};

export const colourPictures = (): [string, string][] =>
  Object.entries(COLOUR_SHAPES).map(([name, [paint, shape]]) => [
    name,
    svg(
      32,
      `<path d="${shape}" fill="${paint}" stroke="#3a281c" stroke-width="2" stroke-linejoin="round"/>`,
    ),
  ]);

export const ACORN = `<path fill="#b9783d" d="M7 15h18c0 8-5 12-9 15-4-3-9-7-9-15z"/><path fill="#d89a58" d="M10 16h5c0 6 1 9 1 12-4-3-6-7-6-12z"/><path fill="#6b4526" d="M5 14c0-6 5-9 11-9s11 3 11 9c0 2-1.500 3-3 3H8c-1.500 0-3-1-3-3z"/><path fill="#6b4526" d="M15 6c0-2 .5-3.500 2.500-5l1.500 1c-1.500 1.500-1.500 3-1.500 4z"/>`;

/** Everything else that is a symbol, by what it stands for. */
const THINGS: Readonly<Record<string, string>> = {
  pizza: emoji('pizza'),
  toy: emoji('teddy-bear'),
  any: `${laid(emoji('pizza'), [0, 0, 20])}${laid(emoji('teddy-bear'), [12, 12, 20])}`,
  pack: emoji('backpack'),
  lookout: emoji('telescope'),
  trash: emoji('wastebasket'),
  'trash-rival': `${laid(emoji('wastebasket'), [8, 6, 24])}${laid(emoji('busts-in-silhouette'), [0, 0, 17])}`,
  recruit: emoji('waving-hand'),
  fort: emoji('hut'),
  score: emoji('star'),
  'copy-pack': `${laid(emoji('backpack'), [6, 6, 26])}${laid(emoji('plus'), [0, 0, 14])}`,
  'copy-rival': `${laid(emoji('backpack'), [8, 7, 24])}${laid(emoji('busts-in-silhouette'), [0, 0, 17])}`,
  convert: emoji('counterclockwise-arrows-button'),
  'any-suit': emoji('rainbow'),
  rule: emoji('scroll'),
  perk: emoji('wrapped-gift'),
  sculpture: emoji('spaghetti'),
  acorn: ACORN,
  // The icon of the page while its reader is asked something.
  'acorn-turn': `${ACORN}<circle cx="25" cy="7" r="6.500" fill="#e0402a" stroke="#fff9ea" stroke-width="1.500"/>`,
  flag: emoji('triangular-flag'),
  trophy: emoji('trophy'),
  crayon: emoji('crayon'),
  dice: emoji('game-die'),
  thinking: emoji('thought-balloon'),
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

export const thingPictures = (): [string, string][] =>
  Object.entries(THINGS).map(([name, body]) => [name, svg(32, body)]);

export const animalPictures = (): [string, string][] =>
  Object.entries(ANIMALS).map(([name, symbol]) => [name, svg(32, emoji(symbol))]);
