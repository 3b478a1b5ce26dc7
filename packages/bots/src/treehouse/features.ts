import {
  allowedPlaces,
  balanceOf,
  builtBy,
  COLOUR_COUNT,
  changerOf,
  colourOf,
  countOf,
  DISCARD,
  levelOf,
  openAfter,
  pickedBy,
  scoreOf,
  sideOf,
  type TreehouseState,
  touchedBy,
  touchingOf,
  unblockedAt,
} from '@treefort/treehouse';
import { add, valueAt } from '../row.ts';
import { heldOf } from './colour-game.ts';

/** Where in a row each thing stands that a player looks at before a pick (of a colour in the hand). */
const PICK_AT = {
  builds: 0,
  places: 1,
  first: 2,
  own: 3,
  alone: 4,
  level: 5,
  stake: 6,
  rivals: 7,
  next: 8,
  nextBuilds: 9,
  plenty: 10,
} as const;

/** Before a room is built; a discard leaves the row empty. */
const PLACE_AT = {
  builds: 0,
  height: 1,
  centre: 2,
  even: 3,
  open: 4,
  colours: 5,
  now: 6,
  later: 7,
  growth: 8,
} as const;

/** Before a changer is taken. */
const TAKE_AT = { double: 0, swing: 1 } as const;

/** Before a changer is laid on a colour, or a colour is picked in the junior game. */
const COVER_AT = { own: 0, rivals: 1, foremost: 2 } as const;

/** How much somebody cares for each thing looked at. */
export interface MoveWeights {
  readonly pick: Readonly<Record<keyof typeof PICK_AT, number>>;
  readonly place: Readonly<Record<keyof typeof PLACE_AT, number>>;
  readonly take: Readonly<Record<keyof typeof TAKE_AT, number>>;
  readonly cover: Readonly<Record<keyof typeof COVER_AT, number>>;
}

/** More things than anybody looks at before a move. */
export const MOST_SIGHTS = 16;

type Look = (s: TreehouseState, seat: number, move: number, row: Float64Array) => void;

/** The rooms of a colour in the rivals' trees: the most in one of them, and of all together. */
function mostOfRivals(s: TreehouseState, seat: number, colour: number): number {
  let most = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    const count = countOf(s, rival, colour);
    if (rival !== seat && count > most) most = count;
  }
  return most;
}

function allOfRivals(s: TreehouseState, seat: number, colour: number): number {
  let sum = -countOf(s, seat, colour);
  for (let who = 0; who < s.seats; who++) sum += countOf(s, who, colour);
  return sum;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function lookAtPick(s: TreehouseState, seat: number, colour: number, row: Float64Array): void {
  const places = allowedPlaces(s, seat, colour);
  const next = seat + 1 === s.seats ? 0 : seat + 1;
  const own = countOf(s, seat, colour);
  const lead = own - mostOfRivals(s, seat, colour);
  row[PICK_AT.builds] = Number(places !== 0);
  row[PICK_AT.places] = Math.min(3, countBits(places));
  row[PICK_AT.first] = Number(own === 0);
  row[PICK_AT.own] = own;
  row[PICK_AT.alone] = Number(lead >= 0);
  row[PICK_AT.level] = Number(lead === -1);
  row[PICK_AT.stake] = lead === 0 || lead === 1 ? (own * s.week) / 3 : 0;
  row[PICK_AT.rivals] = allOfRivals(s, seat, colour);
  row[PICK_AT.next] = countOf(s, next, colour);
  row[PICK_AT.nextBuilds] = Number(allowedPlaces(s, next, colour) !== 0);
  row[PICK_AT.plenty] = heldOf(s, seat, colour) - 1;
}

function lookAtPlace(s: TreehouseState, seat: number, place: number, row: Float64Array): void {
  row.fill(0);
  if (place === DISCARD) return;
  const balance = balanceOf(s, seat) + sideOf(place);
  const open = openAfter(s, seat, place);
  row[PLACE_AT.builds] = 1;
  row[PLACE_AT.height] = levelOf(place) - 2;
  row[PLACE_AT.centre] = Number(sideOf(place) === 0);
  row[PLACE_AT.even] = Number(balance === 0);
  row[PLACE_AT.open] = countBits(open & unblockedAt(balance));
  lookAtColours(s, seat, place, row);
}

/** Which of the own colours can still grow once the picked room stands there: at the next pick, and later on. */
function lookAtColours(s: TreehouseState, seat: number, place: number, row: Float64Array): void {
  const picked = colourOf(pickedBy(s, seat));
  const open = openAfter(s, seat, place);
  const unblocked = open & unblockedAt(balanceOf(s, seat) + sideOf(place));
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let touching = touchingOf(s, seat, colour);
    let count = countOf(s, seat, colour);
    if (colour === picked) {
      touching |= touchedBy(place);
      count++;
      row[PLACE_AT.growth] = countBits(touching & ~builtBy(s, seat));
    }
    if ((touching & open) !== 0) add(row, PLACE_AT.later, count);
    if ((touching & unblocked) === 0) continue;
    add(row, PLACE_AT.now, count);
    add(row, PLACE_AT.colours, 1);
  }
}

/** 1 for what makes a colour worth more, −1 for what takes its points; a picked colour of the junior game gets its points. */
const effectOf = (s: TreehouseState, changer: number): number =>
  s.junior || changer === 0 ? 1 : -1;

function lookAtTake(s: TreehouseState, seat: number, changer: number, row: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const swing = countOf(s, seat, colour) - allOfRivals(s, seat, colour) / (s.seats - 1);
    best = Math.max(best, effectOf(s, changer) * swing);
  }
  row[TAKE_AT.double] = Number(changer === 0);
  row[TAKE_AT.swing] = best;
}

function lookAtCover(s: TreehouseState, seat: number, colour: number, row: Float64Array): void {
  const effect = effectOf(s, changerOf(s, seat));
  row[COVER_AT.own] = effect * countOf(s, seat, colour);
  row[COVER_AT.rivals] = (effect * allOfRivals(s, seat, colour)) / (s.seats - 1);
  row[COVER_AT.foremost] = effect * countOf(s, foremostRival(s, seat), colour);
}

/** The rival who stands best: points so far and rooms in the tree. */
function foremostRival(s: TreehouseState, seat: number): number {
  let best = -1;
  let most = -1;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    const standing = scoreOf(s, rival) + countBits(builtBy(s, rival));
    if (standing <= most) continue;
    most = standing;
    best = rival;
  }
  return best;
}

/** What is looked at in each phase: pick, place, take, cover, colour. */
export const LOOKS: readonly Look[] = [
  lookAtPick,
  lookAtPlace,
  lookAtTake,
  lookAtCover,
  lookAtCover,
];

const rowOf = <K extends string>(
  at: Readonly<Record<K, number>>,
  weights: Readonly<Record<K, number>>,
): Float64Array => {
  const row = new Float64Array(Object.keys(at).length);
  for (const name in at) row[at[name]] = weights[name];
  return row;
};

/** A row of weights for each phase; a colour is picked by those of a cover. */
type LearnedRows = readonly [
  pick: Float64Array,
  place: Float64Array,
  take: Float64Array,
  cover: Float64Array,
  ...colour: Float64Array[],
];

/** Move weights as a row for each phase. */
export function weightsOf({ pick, place, take, cover }: MoveWeights): LearnedRows {
  const covering = rowOf(COVER_AT, cover);
  return [rowOf(PICK_AT, pick), rowOf(PLACE_AT, place), rowOf(TAKE_AT, take), covering, covering];
}

const named = <K extends string>(
  at: Readonly<Record<K, number>>,
  row: Float64Array,
): Record<K, number> => {
  const names = Object.keys(at) as K[];
  const rounded = names.map(
    (name) => [name, Math.round(valueAt(row, at[name]) * 100) / 100] as const,
  );
  return Object.fromEntries(rounded) as Record<K, number>;
};

/** The other way round, for weights that were learned. */
export const moveWeightsOf = ([pick, place, take, cover]: LearnedRows): MoveWeights => ({
  pick: named(PICK_AT, pick),
  place: named(PLACE_AT, place),
  take: named(TAKE_AT, take),
  cover: named(COVER_AT, cover),
});
