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
  CODES,
  COLOUR_INPUTS,
  COLOUR_SEAT,
  INPUTS,
  SEAT,
  TARGET,
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

/** Where an input goes when the tree is seen from behind: those of places, and where the marker stands. */
function movedInput(input: number): number {
  if (input >= SEAT * MOST_SEATS) return input;
  const at = input % SEAT;
  if (at < BALANCE) {
    const place = at % PLACES;
    return input - place + across(place);
  }
  return at < BALANCE + 3 ? input + 2 * (BALANCE + 1 - at) : input;
}

function movedColourInput(input: number): number {
  const at = input < COLOUR_SEAT * MOST_SEATS ? input % COLOUR_SEAT : input - TARGET;
  return at < PLACES && at >= 0 ? input - at + across(at) : input;
}

/** A tree seen from behind. */
const MIRRORED: Symmetry = {
  inputs: Uint16Array.from({ length: INPUTS }, (_, i) => movedInput(i)),
  groupInputs: Uint16Array.from({ length: COLOUR_INPUTS }, (_, i) => movedColourInput(i)),
  codes: Uint16Array.from({ length: CODES + COLOUR_COUNT }, (_, code) =>
    code < PLACES ? across(code) : code,
  ),
};

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
  judge: (weights) => new TreehouseJudge(weights),
  setup: (number) => ({
    seats: SEATS[number % SEATS.length]!,
    options: number % 12 === 5 ? FEWEST : number % 12 === 9 ? JUNIOR : OPTIONS,
  }),
  guests: ['thumb', 'fox', 'plain', 'raven1'],
  symmetry: (random: Random) => (below(random, 2) === 0 ? MIRRORED : undefined),
};
