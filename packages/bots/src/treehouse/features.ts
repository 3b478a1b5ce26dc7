import {
  allowedPlaces,
  COLOUR_COUNT,
  colourOf,
  DISCARD,
  LEVEL,
  openAfter,
  SIDE,
  TOUCH,
  type TreehouseState,
  UNBLOCKED,
} from '@treefort/treehouse';
import { held } from './colour-game.ts';

/** Something a player looks at in a move, as a small number; only of what the seat may know. */
export interface Feature {
  readonly id: string;
  of(s: TreehouseState, seat: number, move: number): number;
}

const rooms = (s: TreehouseState, seat: number, colour: number): number =>
  s.counts[seat * COLOUR_COUNT + colour]!;

/** The most rooms of a colour in a rival's tree. */
function mostOfRivals(s: TreehouseState, seat: number, colour: number): number {
  let most = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival !== seat && rooms(s, rival, colour) > most) most = rooms(s, rival, colour);
  }
  return most;
}

function allOfRivals(s: TreehouseState, seat: number, colour: number): number {
  let sum = -rooms(s, seat, colour);
  for (let who = 0; who < s.seats; who++) sum += rooms(s, who, colour);
  return sum;
}

const leftOf = (s: TreehouseState, seat: number): number => (seat + 1 === s.seats ? 0 : seat + 1);

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Before a pick, of a colour in the hand. */
const PICKING = [
  { id: 'pick.builds', of: (s, seat, c) => Number(allowedPlaces(s, seat, c) !== 0) },
  { id: 'pick.places', of: (s, seat, c) => Math.min(3, countBits(allowedPlaces(s, seat, c))) },
  { id: 'pick.first', of: (s, seat, c) => Number(rooms(s, seat, c) === 0) },
  { id: 'pick.own', of: rooms },
  {
    id: 'pick.alone',
    of: (s, seat, c) => Number(rooms(s, seat, c) + 1 > mostOfRivals(s, seat, c)),
  },
  {
    id: 'pick.level',
    of: (s, seat, c) => Number(rooms(s, seat, c) + 1 === mostOfRivals(s, seat, c)),
  },
  {
    id: 'pick.stake',
    of: (s, seat, c) => {
      const lead = rooms(s, seat, c) - mostOfRivals(s, seat, c);
      return lead === 0 || lead === 1 ? (rooms(s, seat, c) * s.week) / 3 : 0;
    },
  },
  { id: 'pick.rivals', of: allOfRivals },
  { id: 'pick.next', of: (s, seat, c) => rooms(s, leftOf(s, seat), c) },
  {
    id: 'pick.nextBuilds',
    of: (s, seat, c) => Number(allowedPlaces(s, leftOf(s, seat), c) !== 0),
  },
  { id: 'pick.plenty', of: (s, seat, c) => held(s, seat, c) - 1 },
] as const satisfies Feature[];

/** What stays open to a tree once a room of this colour stands on a place. */
function openTo(s: TreehouseState, seat: number, place: number): number {
  return openAfter(s, seat, place) & UNBLOCKED[s.balance[seat]! + SIDE[place]! + 1]!;
}

/** Where a colour could still touch its own, once the picked room stands on a place. */
function touchingAfter(s: TreehouseState, seat: number, place: number, colour: number): number {
  const touching = s.touching[seat * COLOUR_COUNT + colour]!;
  return colour === colourOf(s.picked[seat]!) ? touching | TOUCH[place]! : touching;
}

/** Sums over the own colours: how many of its places in `open` one can still use, `most` at most, times its rooms or once. */
function usable(s: TreehouseState, seat: number, place: number, open: number): number {
  const picked = colourOf(s.picked[seat]!);
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = rooms(s, seat, colour) + Number(colour === picked);
    if (count > 0 && (open & touchingAfter(s, seat, place, colour)) !== 0) sum += count;
  }
  return sum;
}

function ownColoursOpen(s: TreehouseState, seat: number, place: number): number {
  const open = openTo(s, seat, place);
  let count = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if ((open & touchingAfter(s, seat, place, colour)) !== 0) count++;
  }
  return count;
}

/** Of a place on which a room is built: nothing of this speaks for or against a discard. */
const built =
  (of: Feature['of']): Feature['of'] =>
  (s, seat, place) =>
    place === DISCARD ? 0 : of(s, seat, place);

/** Before a room is built or discarded. */
const PLACING = [
  { id: 'place.builds', of: (_, __, place) => Number(place !== DISCARD) },
  { id: 'place.height', of: built((_, __, place) => LEVEL[place]! - 2) },
  { id: 'place.centre', of: built((_, __, place) => Number(SIDE[place] === 0)) },
  {
    id: 'place.even',
    of: built((s, seat, place) => Number(s.balance[seat]! + SIDE[place]! === 0)),
  },
  { id: 'place.open', of: built((s, seat, place) => countBits(openTo(s, seat, place))) },
  { id: 'place.colours', of: built(ownColoursOpen) },
  {
    id: 'place.now',
    of: built((s, seat, place) => usable(s, seat, place, openTo(s, seat, place))),
  },
  {
    id: 'place.later',
    of: built((s, seat, place) => usable(s, seat, place, openAfter(s, seat, place))),
  },
  {
    id: 'place.growth',
    of: built((s, seat, place) =>
      countBits(touchingAfter(s, seat, place, colourOf(s.picked[seat]!)) & ~s.built[seat]!),
    ),
  },
] as const satisfies Feature[];

/** 1 for a changer that makes a colour worth more, −1 for one that takes its points. */
const effect = (s: TreehouseState, changer: number): number => (s.junior || changer === 0 ? 1 : -1);

/** What a changer on a colour gives the seat beyond what it gives its rivals on average. */
const swing = (s: TreehouseState, seat: number, colour: number): number =>
  rooms(s, seat, colour) - allOfRivals(s, seat, colour) / (s.seats - 1);

function bestSwing(s: TreehouseState, seat: number, changer: number): number {
  const sign = effect(s, changer);
  let best = Number.NEGATIVE_INFINITY;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const value = sign * swing(s, seat, colour);
    if (value > best) best = value;
  }
  return best;
}

/** The rival who stands best: points so far and rooms in the tree. */
function foremost(s: TreehouseState, seat: number): number {
  let best = -1;
  let most = -1;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    const standing = s.score[rival]! + countBits(s.built[rival]!);
    if (standing > most) {
      most = standing;
      best = rival;
    }
  }
  return best;
}

/** Before a changer is taken. */
const TAKING = [
  { id: 'take.double', of: (_, __, changer) => Number(changer === 0) },
  { id: 'take.swing', of: bestSwing },
] as const satisfies Feature[];

/** Before a changer is laid on a colour, or a colour is picked in the junior game. */
const COVERING = [
  { id: 'cover.own', of: (s, seat, c) => effect(s, s.held[seat]!) * rooms(s, seat, c) },
  {
    id: 'cover.rivals',
    of: (s, seat, c) => (effect(s, s.held[seat]!) * allOfRivals(s, seat, c)) / (s.seats - 1),
  },
  {
    id: 'cover.foremost',
    of: (s, seat, c) => effect(s, s.held[seat]!) * rooms(s, foremost(s, seat), c),
  },
] as const satisfies Feature[];

export type FeatureId =
  | (typeof PICKING)[number]['id']
  | (typeof PLACING)[number]['id']
  | (typeof TAKING)[number]['id']
  | (typeof COVERING)[number]['id'];

type Features = readonly (Feature & { readonly id: FeatureId })[];

/** What is looked at in each phase: pick, place, take, cover, colour. */
export const FEATURES: readonly Features[] = [PICKING, PLACING, TAKING, COVERING, COVERING];
