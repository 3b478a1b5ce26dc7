import { hasSeat, nth, seatsIn, type Viewer } from '@treefort/kernel';
import {
  balanceOf,
  cardOn,
  changerOf,
  pickedBy,
  pointsOf,
  roomOn,
  scoreOf,
  sealedBy,
} from './accessors.ts';
import { option } from './moves.ts';
import { PLACES, written } from './place.ts';
import { answered } from './play.ts';
import { COLOURS, type Colour, colourName, type RoomName, roomName } from './rooms.ts';
import { type Total, totalOf, worth } from './score.ts';
import {
  bitOf,
  type Changer,
  changerName,
  colourOf,
  HAND,
  handWith,
  heldBy,
  NONE,
  PHASES,
  type Phase,
  ROOM_COUNT,
  type TreehouseState,
} from './state.ts';

export interface BuiltRoom {
  readonly level: number;
  readonly place: number;
  readonly room: RoomName;
  readonly colour: Colour;
}

export interface PlayerView {
  /** The hand as far as the viewer knows it: the own one, or one that came by the viewer this week. */
  readonly hand: readonly RoomName[] | null;
  readonly handSize: number;
  readonly picked: RoomName | null;
  readonly tree: readonly BuiltRoom[];
  readonly balance: number;
  readonly changer: Changer | null;
  readonly score: number;
  /** What the seat would have if the game ended now. */
  readonly total: Total;
  /** Points by week, the majorities last. */
  readonly weeks: readonly number[];
  /** Whether a sealed answer has been given, and for the own seat which. */
  readonly answered: boolean;
  readonly sealed: string | null;
}

/** A discarded room as far as the viewer knows it, and who does. */
export interface Discarded {
  readonly room: RoomName | null;
  readonly known: readonly Viewer[];
}

/** All that one seat, or a watcher, may know. */
export interface TreehouseView {
  readonly game: 'treehouse';
  readonly viewer: Viewer;
  readonly junior: boolean;
  readonly fewest: boolean;
  readonly moment: number;
  readonly week: number;
  readonly phase: Phase;
  readonly picks: number;
  readonly waiting: readonly number[];
  readonly first: number | null;
  readonly turn: number;
  readonly players: readonly PlayerView[];
  /** What lies on the colour cards; in the junior game the seat that picked the colour. */
  readonly changers: Readonly<Partial<Record<Colour, Changer | number>>>;
  readonly middle: Readonly<Record<Changer, number>>;
  /** What a room of each colour scores as the cards lie now. */
  readonly worth: Readonly<Record<Colour, number>>;
  readonly discard: readonly Discarded[];
  readonly deck: number;
}

export const byColour = <T>(value: (colour: number) => T): Record<Colour, T> =>
  Object.fromEntries(COLOURS.map((name, colour) => [name, value(colour)])) as Record<Colour, T>;

const knows = (bits: number, viewer: Viewer): boolean => (bits & bitOf(viewer)) !== 0;

/** By the bits of those who know: the lists are few, and the same in every view. */
const VIEWERS: readonly (readonly Viewer[])[] = Array.from({ length: 32 }, (_, bits) =>
  ([0, 1, 2, 3, 'watcher'] as const).filter((viewer) => knows(bits, viewer)),
);

/** By place and room. These are the same objects in every view, so that views are compared quickly. */
const BUILT: readonly BuiltRoom[] = Array.from({ length: PLACES * ROOM_COUNT }, (_, at) => {
  const room = at % ROOM_COUNT;
  const colour = colourName(colourOf(room));
  return { ...written((at / ROOM_COUNT) | 0), room: roomName(room), colour };
});

/** By room, the hidden one first, and by the bits of those who know it. */
const DISCARDED: readonly Discarded[] = Array.from({ length: (ROOM_COUNT + 1) * 32 }, (_, at) => {
  const room = (at >> 5) - 1;
  return { room: room === NONE ? null : roomName(room), known: nth(VIEWERS, at & 31) };
});

export function handOf(s: TreehouseState, seat: number): RoomName[] {
  const at = handWith(s, seat) * HAND;
  const rooms: RoomName[] = [];
  for (let i = 0; i < s.handSize; i++) rooms.push(roomName(nth(s.hands, at + i)));
  return rooms;
}

export function treeOf(s: TreehouseState, seat: number): BuiltRoom[] {
  const rooms: BuiltRoom[] = [];
  for (let place = 0; place < PLACES; place++) {
    const room = roomOn(s, seat, place);
    if (room !== NONE) rooms.push(nth(BUILT, place * ROOM_COUNT + room));
  }
  return rooms;
}

export function changersOf(s: TreehouseState): Partial<Record<Colour, Changer | number>> {
  const laid = COLOURS.flatMap((name, colour) => {
    const card = cardOn(s, colour);
    return card === NONE ? [] : [[name, s.junior ? card : changerName(card)]];
  });
  return Object.fromEntries(laid);
}

/** A player as everybody sees it. */
function openPlayer(s: TreehouseState, seat: number): PlayerView {
  const picked = pickedBy(s, seat);
  const changer = changerOf(s, seat);
  return {
    hand: null,
    handSize: s.handSize,
    picked: picked === NONE ? null : roomName(picked),
    tree: treeOf(s, seat),
    balance: balanceOf(s, seat),
    changer: changer === NONE ? null : changerName(changer),
    score: scoreOf(s, seat),
    total: totalOf(s, seat),
    weeks: [0, 1, 2, 3].map((week) => pointsOf(s, week, seat)),
    answered: hasSeat(answered(s), seat),
    sealed: null,
  };
}

/** A discarded room as a viewer sees it. */
function discarded(s: TreehouseState, at: number, viewer: Viewer): Discarded {
  const known = nth(s.known, at);
  const room = knows(known, viewer) ? nth(s.discard, at) : NONE;
  return nth(DISCARDED, (room + 1) * 32 + known);
}

/** What everybody sees. */
function openView(s: TreehouseState): TreehouseView {
  return {
    game: 'treehouse',
    viewer: 'watcher',
    junior: s.junior === 1,
    fewest: s.fewest === 1,
    moment: s.moment,
    week: s.week,
    phase: nth(PHASES, s.phase),
    picks: s.picks,
    waiting: seatsIn(s.waiting),
    first: s.first === NONE ? null : s.first,
    turn: s.turn,
    players: Array.from({ length: s.seats }, (_, seat) => openPlayer(s, seat)),
    changers: changersOf(s),
    middle: { double: s.doubles, none: s.nones },
    worth: byColour((colour) => worth(s, colour)),
    discard: Array.from({ length: s.discards }, (_, at) => discarded(s, at, 'watcher')),
    deck: ROOM_COUNT - s.dealt,
  };
}

/** A player as one seat sees it: with the hand that is its own or came by it, and the own sealed answer. */
function knownPlayer(
  s: TreehouseState,
  seat: number,
  viewer: number,
  open: PlayerView,
): PlayerView {
  if (!knows(heldBy(s, seat), viewer)) return open;
  const sealed = sealedBy(s, seat);
  return {
    ...open,
    hand: handOf(s, seat),
    sealed: seat === viewer && sealed !== NONE ? option(s, seat, sealed).id : null,
  };
}

export function view(s: TreehouseState, viewer: Viewer, open = openView(s)): TreehouseView {
  if (viewer === 'watcher') return open;
  return {
    ...open,
    viewer,
    players: open.players.map((player, seat) => knownPlayer(s, seat, viewer, player)),
    discard: open.discard.map((_, at) => discarded(s, at, viewer)),
  };
}
