import { below, type Random, sure } from '@treefort/kernel';
import {
  COLOUR_COUNT,
  levelOf,
  placeAt,
  type TreehouseState,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import { MOST_SEATS } from '../../src/tree-paths.ts';
import { SAGE } from '../../src/treehouse/characters.ts';
import { colourGame } from '../../src/treehouse/colour-game.ts';
import { treehouseHeuristics } from '../../src/treehouse/heuristics.ts';
import {
  BALANCE,
  CARD,
  CODES,
  COUNTS,
  codeOf,
  HELD,
  INPUTS,
  LATER,
  LEAD,
  NOW,
  PICKED,
  SCORE,
  SEAT,
  TREE,
} from '../../src/treehouse/inputs.ts';
import { JUDGED, TREEHOUSE_SHAPE, TreehouseJudge } from '../../src/treehouse/judge.ts';
import { GUIDED } from '../../src/treehouse/levels.ts';
import type { Lesson, Symmetry } from './lesson.ts';

const PLACES = 20;

/** Of every eight tables five have four seats, two have three and one has two: fewer seats are easier to learn. */
const SEATS = [4, 3, 4, 2, 4, 3, 4, 4];

/** The same place on the other side of the tree. */
function across(place: number): number {
  const level = levelOf(place);
  return placeAt(level, 1) + placeAt(level, level) - place;
}

/** Where an input goes when colours are exchanged, and the tree is seen from behind. */
function movedInput(input: number, colours: readonly number[], mirrored: boolean): number {
  if (input >= SEAT * MOST_SEATS) {
    const card = input - CARD;
    const each = (CARD_END - CARD) / COLOUR_COUNT;
    if (card < 0 || input >= CARD_END) return input;
    return CARD + colours[Math.floor(card / each)]! * each + (card % each);
  }
  const at = input % SEAT;
  return input - at + movedInSeat(at, colours, mirrored);
}

const CARD_END = CARD + COLOUR_COUNT * (2 + MOST_SEATS);

/** Parts of a seat's inputs that go by colour, with their ends. */
const BY_COLOUR: readonly (readonly [number, number])[] = [
  [COUNTS, HELD],
  [HELD, NOW],
  [NOW, LATER],
  [LATER, LEAD],
  [LEAD, PICKED],
  [PICKED, SCORE],
];

function movedInSeat(at: number, colours: readonly number[], mirrored: boolean): number {
  if (at < COUNTS) {
    const place = Math.floor((at - TREE) / COLOUR_COUNT);
    const colour = colours[(at - TREE) % COLOUR_COUNT]!;
    return TREE + (mirrored ? across(place) : place) * COLOUR_COUNT + colour;
  }
  for (const [from, end] of BY_COLOUR) {
    if (at < from || at >= end) continue;
    const each = (end - from) / COLOUR_COUNT;
    return from + colours[Math.floor((at - from) / each)]! * each + ((at - from) % each);
  }
  if (mirrored && at >= BALANCE) return BALANCE + 2 - (at - BALANCE);
  return at;
}

function movedCode(code: number, colours: readonly number[], mirrored: boolean): number {
  const [place, take, cover, colour] = [1, 2, 3, 4].map((phase) => codeOf(phase, 0)) as [
    number,
    number,
    number,
    number,
  ];
  if (code < place) return colours[code]!;
  if (code < place + PLACES) return mirrored ? place + across(code - place) : code;
  if (code < cover && code >= take) return code;
  if (code < take) return code;
  if (code < colour) return cover + colours[code - cover]!;
  return colour + colours[code - colour]!;
}

const symmetries = new Map<number, Symmetry>();

function symmetryOf(number: number): Symmetry {
  let symmetry = symmetries.get(number);
  if (symmetry) return symmetry;
  const left = [0, 1, 2, 3, 4, 5];
  const colours: number[] = [];
  let rest = number >> 1;
  for (let i = COLOUR_COUNT; i > 0; i--) {
    colours.push(...left.splice(rest % i, 1));
    rest = Math.floor(rest / i);
  }
  const mirrored = (number & 1) === 1;
  symmetry = {
    inputs: Uint16Array.from({ length: INPUTS }, (_, i) => movedInput(i, colours, mirrored)),
    codes: Uint16Array.from({ length: CODES }, (_, i) => movedCode(i, colours, mirrored)),
  };
  symmetries.set(number, symmetry);
  return symmetry;
}

const OPTIONS = sure(treehouse.options({}));
const FEWEST = sure(treehouse.options({ fewest: true }));
const JUNIOR = sure(treehouse.options({ junior: true }));

export const treehouseLesson: Lesson<TreehouseState, TreehouseView> = {
  game: colourGame,
  played: treehouse,
  shape: TREEHOUSE_SHAPE,
  settings: JUDGED,
  taught: GUIDED,
  heuristics: treehouseHeuristics(SAGE),
  judge: (weights) => new TreehouseJudge(weights, SAGE),
  setup: (number) => ({
    seats: SEATS[number % SEATS.length]!,
    options: number % 12 === 5 ? FEWEST : number % 12 === 9 ? JUNIOR : OPTIONS,
  }),
  guests: ['thumb', 'fox', 'plain', 'raven1'],
  symmetry: (random: Random) => symmetryOf(below(random, 1440)),
};
