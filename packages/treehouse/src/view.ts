import {
  below,
  fork,
  hasSeat,
  type Random,
  type Setup,
  seatsIn,
  shuffle,
  type Viewer,
} from '@treefort/kernel';
import { build } from './build.ts';
import { option } from './face.ts';
import { INDEX, LEVEL, PLACES, placeAt } from './place.ts';
import { answered, empty, legal } from './play.ts';
import { COLOURS, type Colour, ROOMS, type RoomName } from './rooms.ts';
import { row, worth } from './score.ts';
import {
  bitOf,
  CHANGERS,
  type Changer,
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
  /** Points by week, the majorities last. */
  readonly weeks: readonly number[];
  /** Whether a sealed answer has been given, and for the own seat which. */
  readonly answered: boolean;
  readonly sealed: string | null;
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
  readonly discard: readonly {
    readonly room: RoomName | null;
    readonly known: readonly Viewer[];
  }[];
  readonly deck: number;
}

const roomName = (room: number): RoomName => ROOMS[room]!;

const byColour = <T>(value: (colour: number) => T): Record<Colour, T> =>
  Object.fromEntries(COLOURS.map((name, colour) => [name, value(colour)])) as Record<Colour, T>;

const knows = (bits: number, viewer: Viewer): boolean => (bits & bitOf(viewer)) !== 0;

const viewersIn = (bits: number): Viewer[] =>
  ([0, 1, 2, 3, 'watcher'] as const).filter((viewer) => knows(bits, viewer));

export function handOf(s: TreehouseState, seat: number): RoomName[] {
  const at = handWith(s, seat) * HAND;
  return Array.from(s.hands.subarray(at, at + s.handSize), roomName);
}

export function treeOf(s: TreehouseState, seat: number): BuiltRoom[] {
  const rooms: BuiltRoom[] = [];
  for (let place = 0; place < PLACES; place++) {
    const room = s.tree[seat * PLACES + place]!;
    if (room === NONE) continue;
    const colour = COLOURS[colourOf(room)]!;
    rooms.push({ level: LEVEL[place]!, place: INDEX[place]!, room: roomName(room), colour });
  }
  return rooms;
}

export function changersOf(s: TreehouseState): Partial<Record<Colour, Changer | number>> {
  const laid = COLOURS.flatMap((name, colour) => {
    const card = s.card[colour]!;
    return card === NONE ? [] : [[name, s.junior ? card : CHANGERS[card]!]];
  });
  return Object.fromEntries(laid);
}

function playerView(s: TreehouseState, seat: number, viewer: Viewer): PlayerView {
  const sealed = s.sealed[seat]!;
  const picked = s.picked[seat]!;
  const changer = s.held[seat]!;
  return {
    hand: knows(heldBy(s, seat), viewer) ? handOf(s, seat) : null,
    handSize: s.handSize,
    picked: picked === NONE ? null : roomName(picked),
    tree: treeOf(s, seat),
    balance: s.balance[seat]!,
    changer: changer === NONE ? null : CHANGERS[changer]!,
    score: s.score[seat]!,
    weeks: [0, 1, 2, 3].map((week) => row(s, week)[seat]!),
    answered: hasSeat(answered(s), seat),
    sealed: seat === viewer && sealed !== NONE ? option(s, seat, sealed).id : null,
  };
}

export function view(s: TreehouseState, viewer: Viewer): TreehouseView {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    game: 'treehouse',
    viewer,
    junior: s.junior === 1,
    fewest: s.fewest === 1,
    moment: s.moment,
    week: s.week,
    phase: PHASES[s.phase]!,
    picks: s.picks,
    waiting: seatsIn(s.waiting),
    first: s.first === NONE ? null : s.first,
    turn: s.turn,
    players: seats.map((seat) => playerView(s, seat, viewer)),
    changers: changersOf(s),
    middle: { double: s.doubles, none: s.nones },
    worth: byColour((colour) => worth(s, colour)),
    discard: Array.from(s.discard.subarray(0, s.discards), (room, i) => {
      const known = s.known[i]!;
      return { room: knows(known, viewer) ? roomName(room) : null, known: viewersIn(known) };
    }),
    deck: ROOM_COUNT - s.dealt,
  };
}

const roomNumber = (name: RoomName): number => ROOMS.indexOf(name);

const setupOf = (v: TreehouseView): Setup => ({
  seats: v.players.length,
  options: { junior: v.junior, fewest: v.fewest },
});

/** The parts of a state that every viewer sees alike. */
function openState(v: TreehouseView): TreehouseState {
  const s = empty(setupOf(v));
  s.moment = v.moment;
  s.week = v.week;
  s.phase = PHASES.indexOf(v.phase);
  s.picks = v.picks;
  s.waiting = v.waiting.reduce((bits, seat) => bits | (1 << seat), 0);
  s.first = v.first ?? NONE;
  s.turn = v.turn;
  s.doubles = v.middle.double;
  s.nones = v.middle.none;
  s.handSize = v.players[0]!.handSize;
  s.dealt = ROOM_COUNT - v.deck;
  for (const [seat, p] of v.players.entries()) {
    for (const { level, place, room } of p.tree) {
      build(s, seat, roomNumber(room), placeAt(level, place));
    }
    if (p.picked) s.picked[seat] = roomNumber(p.picked);
    if (p.changer) s.held[seat] = CHANGERS.indexOf(p.changer);
    s.score[seat] = p.score;
    for (const [week, points] of p.weeks.entries()) s.weeks[week * 4 + seat] = points;
  }
  for (const [colour, name] of COLOURS.entries()) {
    const card = v.changers[name];
    if (card !== undefined)
      s.card[colour] = typeof card === 'number' ? card : CHANGERS.indexOf(card);
  }
  return s;
}

/**
 * A position this view allows: rooms that the viewer has not seen are spread over the hands, the face-down discards
 * and the deck, each spread equally likely; sealed answers of others are any that their hands allow.
 */
export function sample(v: TreehouseView, random: Random): TreehouseState {
  const s = openState(v);
  const unseen = new Set(ROOMS.keys());
  const see = (room: RoomName): number => {
    const number = roomNumber(room);
    unseen.delete(number);
    return number;
  };
  for (const p of v.players) {
    for (const { room } of p.tree) see(room);
    for (const room of p.hand ?? []) see(room);
    if (p.picked) see(p.picked);
  }
  for (const { room } of v.discard) if (room) see(room);
  const rest = Int32Array.from(unseen);
  shuffle(random, rest);
  let used = 0;
  for (const [seat, p] of v.players.entries()) {
    const at = handWith(s, seat) * HAND;
    for (let i = 0; i < s.handSize; i++) {
      s.hands[at + i] = p.hand ? roomNumber(p.hand[i]!) : rest[used++]!;
    }
  }
  for (const { room, known } of v.discard) {
    s.discard[s.discards] = room ? roomNumber(room) : rest[used++]!;
    s.known[s.discards++] = known.reduce<number>((bits, viewer) => bits | bitOf(viewer), 0);
  }
  s.deck.set(rest.subarray(used), s.dealt);
  s.random.set(fork(random));
  sealOthers(s, v, random);
  return s;
}

function sealOthers(s: TreehouseState, v: TreehouseView, random: Random): void {
  const moves = new Int32Array(PLACES + 1);
  for (const [seat, p] of v.players.entries()) {
    if (!p.answered) continue;
    const count = legal(s, seat, moves);
    const own = moves.subarray(0, count).find((move) => option(s, seat, move).id === p.sealed);
    s.sealed[seat] = own ?? moves[below(random, count)]!;
  }
}
