import {
  allowedPlaces,
  builtBy,
  COLOUR_COUNT,
  cardOn,
  countOf,
  openTo,
  scoreOf,
  type TreehouseState,
  touchingOf,
  WEEKS,
} from '@treefort/treehouse';
import { add, valueAt } from '../row.ts';
import { softmax } from '../softmax.ts';
import { countBits } from './features.ts';

/** Where each sign of how a seat stands has its place in a row. */
const AT = {
  points: 0,
  rooms: 1,
  laid: 2,
  alone: 3,
  level: 4,
  close: 5,
  colours: 6,
  now: 7,
  later: 8,
  open: 9,
  fresh: 10,
  deep: 11,
  shared: 12,
  largest: 13,
} as const;

export type Sign = keyof typeof AT;
export const SIGNS = Object.keys(AT) as readonly Sign[];

/** What each sign is worth at the beginning of a game and towards its end. */
export type PositionWeights = Readonly<Record<Sign, readonly [early: number, late: number]>>;

/** How far the game has come, from 0 to 1. */
export const progress = (s: TreehouseState): number =>
  Math.min(1, ((s.week - 1) * 5 + s.picks) / 14);

/** Reads how one seat stands. */
export function readSigns(s: TreehouseState, seat: number, row: Float64Array): void {
  row.fill(0);
  row[AT.points] = scoreOf(s, seat) / 10;
  row[AT.rooms] = (countBits(builtBy(s, seat)) * (WEEKS + 1 - s.week)) / 10;
  row[AT.open] = countBits(openTo(s, seat)) / 10;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) readColour(s, seat, colour, row);
}

function readColour(s: TreehouseState, seat: number, colour: number, row: Float64Array): void {
  const count = countOf(s, seat, colour);
  if (count === 0) {
    add(row, AT.fresh, 1 / 10);
    return;
  }
  readRivals(s, seat, colour, row);
  const tenth = count / 10;
  add(row, AT.deep, (count * count) / 100);
  if (tenth > valueAt(row, AT.largest)) row[AT.largest] = tenth;
  if ((openTo(s, seat) & touchingOf(s, seat, colour)) === 0) return;
  add(row, AT.later, tenth);
  if (allowedPlaces(s, seat, colour) === 0) return;
  add(row, AT.now, tenth);
  add(row, AT.colours, 1 / 10);
}

/** Who has the most rooms of a colour, and what lies on it this week. */
function readRivals(s: TreehouseState, seat: number, colour: number, row: Float64Array): void {
  const count = countOf(s, seat, colour);
  let most = 0;
  let sum = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    const theirs = countOf(s, rival, colour);
    sum += theirs;
    if (theirs > most) most = theirs;
  }
  add(row, AT.shared, (count * sum) / (s.seats - 1) / 100);
  if (count > most) add(row, AT.alone, count / 10);
  else if (count === most) add(row, AT.level, count / 10);
  else if (count === most - 1) add(row, AT.close, count / 10);
  const card = cardOn(s, colour);
  if (card >= 0) add(row, AT.laid, s.junior || card === 0 ? count / 10 : -count / 10);
}

const signs = new Float64Array(SIGNS.length);

type Reading = (s: TreehouseState, out: Float64Array) => void;

/** How each seat stands: its chance to win grows with e to the power of it. */
function standingBy(positionWeights: PositionWeights): Reading {
  const early = Float64Array.from(SIGNS, (sign) => positionWeights[sign][0]);
  const late = Float64Array.from(SIGNS, (sign) => positionWeights[sign][1]);
  return (s, out) => {
    const far = progress(s);
    for (let seat = 0; seat < s.seats; seat++) {
      readSigns(s, seat, signs);
      let value = 0;
      for (let i = 0; i < signs.length; i++) {
        value += valueAt(signs, i) * (valueAt(early, i) * (1 - far) + valueAt(late, i) * far);
      }
      out[seat] = value;
    }
  };
}

/** The chance of each seat to win: how each stands, weighed against the others. */
export function evaluateBy(positionWeights: PositionWeights): Reading {
  const readStanding = standingBy(positionWeights);
  return (s, out) => {
    readStanding(s, out);
    softmax(out, s.seats);
  };
}
