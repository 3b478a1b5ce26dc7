import {
  nth,
  type Options,
  type Random,
  type Setup,
  type State,
  type Viewer,
} from '@treefort/kernel';

export const PHASES = ['pick', 'place', 'take', 'cover', 'colour', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const PICK = 0;
export const PLACE = 1;
export const TAKE = 2;
export const COVER = 3;
export const COLOUR = 4;
export const OVER = 5;

/** What lies on a colour card, what a seat has taken, and what the junior game's picks become. */
export const CHANGERS = ['double', 'none'] as const;
export type Changer = (typeof CHANGERS)[number];
export const changerName = (changer: number): Changer => nth(CHANGERS, changer);

export const WEEKS = 3;
export const HAND = 6;
export const COLOUR_COUNT = 6;
export const ROOM_COUNT = 72;
const MOST_SEATS = 4;

/** Nothing there: no room, no changer, no answer. */
export const NONE = -1;

/** The whole position. The rows are windows on one piece of memory, so that a copy is one move of bytes. */
export interface TreehouseState extends State {
  seats: number;
  junior: number;
  fewest: number;
  week: number;
  phase: number;
  /** Seats still to answer, as bits. */
  waiting: number;
  /** Picks made this week; the hand dealt to seat h is now with seat h + picks. */
  picks: number;
  handSize: number;
  dealt: number;
  discards: number;
  /** Who chooses (or, with two players, lays) first this week; NONE before the first scoring. */
  first: number;
  /** How many have taken, laid or picked a colour in this step of the scoring. */
  turn: number;
  doubles: number;
  nones: number;
  readonly deck: Int8Array;
  /** By the seat that was dealt the hand. */
  readonly hands: Int8Array;
  readonly sealed: Int8Array;
  readonly picked: Int8Array;
  /** The room on each place, by seat. */
  readonly tree: Int8Array;
  readonly balance: Int8Array;
  readonly held: Int8Array;
  /** What lies on each colour card: a changer, or the seat's mark in the junior game. */
  readonly card: Int8Array;
  readonly counts: Int8Array;
  readonly discard: Int8Array;
  /** Who knows a discarded room, as bits of viewers. */
  readonly known: Int8Array;
  readonly score: Int16Array;
  /** Points by week and seat, the last row for the majorities. */
  readonly weeks: Int16Array;
  readonly built: Int32Array;
  /** Free places with everything below them built. */
  readonly open: Int32Array;
  /** Places that touch a room of a colour, by seat and colour. */
  readonly touching: Int32Array;
  readonly random: Random;
  readonly bytes: Uint8Array;
}

function readOptions(options: Options): { junior: number; fewest: number } {
  return { junior: Number(options.junior === true), fewest: Number(options.fewest === true) };
}

export function blank({ seats, options }: Setup): TreehouseState {
  const buffer = new ArrayBuffer(552);
  let at = 0;
  const words = (n: number) => {
    at += n * 4;
    return new Int32Array(buffer, at - n * 4, n);
  };
  const shorts = (n: number) => {
    at += n * 2;
    return new Int16Array(buffer, at - n * 2, n);
  };
  const small = (n: number) => {
    at += n;
    return new Int8Array(buffer, at - n, n);
  };
  const state: TreehouseState = {
    moment: 0,
    news: 0,
    seats,
    ...readOptions(options),
    week: 1,
    phase: PICK,
    waiting: 0,
    picks: 0,
    handSize: 0,
    dealt: 0,
    discards: 0,
    first: NONE,
    turn: 0,
    doubles: 0,
    nones: 0,
    built: words(MOST_SEATS),
    open: words(MOST_SEATS),
    touching: words(MOST_SEATS * COLOUR_COUNT),
    random: words(4),
    score: shorts(MOST_SEATS),
    weeks: shorts(MOST_SEATS * (WEEKS + 1)),
    deck: small(ROOM_COUNT),
    hands: small(MOST_SEATS * HAND),
    sealed: small(MOST_SEATS),
    picked: small(MOST_SEATS),
    tree: small(MOST_SEATS * 20),
    balance: small(MOST_SEATS),
    held: small(MOST_SEATS),
    card: small(COLOUR_COUNT),
    counts: small(MOST_SEATS * COLOUR_COUNT),
    discard: small(ROOM_COUNT),
    known: small(ROOM_COUNT),
    bytes: new Uint8Array(buffer),
  };
  if (at > buffer.byteLength) throw new Error(`a state takes ${at} bytes`);
  return state;
}

export function copy(from: TreehouseState, into: TreehouseState): TreehouseState {
  into.moment = from.moment;
  into.news = from.news;
  into.seats = from.seats;
  into.junior = from.junior;
  into.fewest = from.fewest;
  into.week = from.week;
  into.phase = from.phase;
  into.waiting = from.waiting;
  into.picks = from.picks;
  into.handSize = from.handSize;
  into.dealt = from.dealt;
  into.discards = from.discards;
  into.first = from.first;
  into.turn = from.turn;
  into.doubles = from.doubles;
  into.nones = from.nones;
  into.bytes.set(from.bytes);
  return into;
}

/** The hand that a seat holds now, as the seat it was dealt to (tree.pass). */
export function handWith(s: TreehouseState, seat: number): number {
  let dealt = seat - s.picks;
  while (dealt < 0) dealt += s.seats;
  return dealt;
}

/** Who has held a hand that is now with a seat: everyone it came by, as bits. */
export const heldBy = (s: TreehouseState, seat: number): number => holders(s.seats, s.picks, seat);

/** The same by how many picks have been made this week. */
export function holders(seats: number, picks: number, seat: number): number {
  let bits = 0;
  for (let back = 0; back <= picks && back < seats; back++) {
    bits |= 1 << ((seat + seats - back) % seats);
  }
  return bits;
}

/** A viewer as a bit among those who know a room; all watchers are one. */
export const bitOf = (viewer: Viewer): number => 1 << (viewer === 'watcher' ? MOST_SEATS : viewer);

/** Everybody at the table and around it, as bits. */
export const everybody = (s: TreehouseState): number => ((1 << s.seats) - 1) | bitOf('watcher');

export const colourOf = (room: number): number => (room / 12) | 0;
