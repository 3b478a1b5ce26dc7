import { type Random, type Setup, shuffle } from '@treefort/kernel';
import { changerOf, roomInHand } from './accessors.ts';
import { allowedPlaces, clearTree, discard, settle } from './build.ts';
import type { Tell } from './events.ts';
import { DISCARD } from './moves.ts';
import { colourName, roomName } from './rooms.ts';
import { chooseFirst, finish, scoreWeek } from './score.ts';
import {
  blank,
  COLOUR,
  COLOUR_COUNT,
  COVER,
  changerName,
  colourOf,
  copy,
  HAND,
  handWith,
  heldBy,
  NONE,
  PICK,
  PLACE,
  ROOM_COUNT,
  TAKE,
  type TreehouseState,
  WEEKS,
} from './state.ts';
import { allChangers, covererAt, takerAt } from './turns.ts';

/** The position before anything is dealt. */
export function empty(setup: Setup): TreehouseState {
  const s = blank(setup);
  for (let seat = 0; seat < s.seats; seat++) clearTree(s, seat);
  for (const row of [s.sealed, s.picked, s.held, s.card]) row.fill(NONE);
  returnChangers(s);
  return s;
}

/** One empty table for each way of setting it up: to clear a state is to copy it. */
const empties = new Map<string, TreehouseState>();

function emptyOf(setup: Setup): TreehouseState {
  const { seats, options } = setup;
  const name = `${seats} ${options.junior} ${options.fewest}`;
  let found = empties.get(name);
  if (!found) {
    found = empty(setup);
    empties.set(name, found);
  }
  return found;
}

export function start(setup: Setup, random: Random, into = blank(setup)): TreehouseState {
  const s = copy(emptyOf(setup), into);
  s.random.set(random);
  for (let room = 0; room < ROOM_COUNT; room++) s.deck[room] = room;
  shuffle(s.random, s.deck, ROOM_COUNT);
  deal(s);
  return s;
}

function deal(s: TreehouseState, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < HAND; i++) s.hands[seat * HAND + i] = s.deck[s.dealt++]!;
  }
  s.handSize = HAND;
  s.picks = 0;
  s.news++;
  open(s, PICK);
  if (tell) tellHands(s, tell);
}

/** Tells the hands that were dealt, or came from the neighbour (tree.pass). */
function tellHands(s: TreehouseState, tell: Tell): void {
  const { week, handSize: count } = s;
  for (let seat = 0; seat < s.seats; seat++) {
    const at = handWith(s, seat) * HAND;
    const hand = Array.from(s.hands.subarray(at, at + count), roomName);
    const secret = { seats: [seat], hand };
    const from = (seat + s.seats - 1) % s.seats;
    if (s.picks === 0) tell({ kind: 'dealt', week, seat, count, secret });
    else tell({ kind: 'passed', week, seat, count, from, secret });
  }
}

/** Lets a described position begin with a pick: each seat holds its hand, as passed on so far. */
export function openPicks(s: TreehouseState, hands: readonly (readonly number[])[]): void {
  for (const [seat, hand] of hands.entries()) s.hands.set(hand, handWith(s, seat) * HAND);
  open(s, PICK);
}

/** Opens a phase in which all answer at the same time. */
function open(s: TreehouseState, phase: number): void {
  s.phase = phase;
  s.waiting = (1 << s.seats) - 1;
}

export function actors(s: TreehouseState): number {
  return s.waiting;
}

export function answered(s: TreehouseState): number {
  return s.phase <= PLACE ? ((1 << s.seats) - 1) & ~s.waiting : 0;
}

export function legal(s: TreehouseState, seat: number, out: Int32Array): number {
  switch (s.phase) {
    case PICK: {
      const at = handWith(s, seat) * HAND;
      for (let i = 0; i < s.handSize; i++) out[i] = s.hands[at + i]!;
      return s.handSize;
    }
    case PLACE: {
      let count = 0;
      let places = allowedPlaces(s, seat, colourOf(s.picked[seat]!));
      for (; places !== 0; places &= places - 1) out[count++] = 31 - Math.clz32(places & -places);
      out[count++] = DISCARD;
      return count;
    }
    case TAKE: {
      let count = 0;
      if (s.doubles > 0) out[count++] = 0;
      if (s.nones > 0) out[count++] = 1;
      return count;
    }
    default: {
      let count = 0;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        if (s.card[colour] === NONE) out[count++] = colour;
      }
      return count;
    }
  }
}

export function play(s: TreehouseState, seat: number, move: number, tell?: Tell): void {
  switch (s.phase) {
    case PICK:
    case PLACE:
      s.sealed[seat] = move;
      s.waiting &= ~(1 << seat);
      tell?.({ kind: 'answered', seat });
      if (s.waiting === 0) unseal(s, tell);
      return;
    case TAKE:
      return take(s, seat, move, tell);
    case COVER:
      return cover(s, seat, move, tell);
    case COLOUR:
      return pickColour(s, seat, move, tell);
    default:
      throw new Error('the game is over');
  }
}

function unseal(s: TreehouseState, tell?: Tell): void {
  s.moment++;
  s.news++;
  if (s.phase === PICK) reveal(s, tell);
  else settleAll(s, tell);
}

/** All picks are turned up together (tree.pick). */
function reveal(s: TreehouseState, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const room = s.sealed[seat]!;
    s.picked[seat] = room;
    s.sealed[seat] = NONE;
    let at = handWith(s, seat) * HAND;
    const end = at + s.handSize - 1;
    while (s.hands[at] !== room) at++;
    for (; at < end; at++) s.hands[at] = s.hands[at + 1]!;
    tell?.({ kind: 'picked', seat, room: roomName(room) });
  }
  s.handSize--;
  open(s, PLACE);
}

/** All build or discard together, then the hands go on (tree.place-after, tree.pass). */
function settleAll(s: TreehouseState, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    settle(s, seat, s.sealed[seat]!, tell);
    s.sealed[seat] = NONE;
  }
  if (s.handSize === 1) {
    for (let seat = 0; seat < s.seats; seat++) dropLast(s, seat, tell);
    s.handSize = 0;
    beginScoring(s, tell);
    return;
  }
  s.picks++;
  open(s, PICK);
  if (tell) tellHands(s, tell);
}

/** The other card of a hand of two is discarded face down: only those who held the hand know it. */
function dropLast(s: TreehouseState, seat: number, tell?: Tell): void {
  const room = roomInHand(s, handWith(s, seat), 0);
  const known = heldBy(s, seat);
  discard(s, room, known);
  if (!tell) return;
  const seats = [0, 1, 2, 3].filter((who) => (known >> who) & 1);
  tell({ kind: 'dropped', seat, secret: { seats, room: roomName(room) } });
}

function beginScoring(s: TreehouseState, tell?: Tell): void {
  const rule = chooseFirst(s);
  s.turn = 0;
  tell?.({ kind: 'first', week: s.week, seat: s.first, rule });
  if (s.junior) return ask(s, COLOUR, s.first);
  if (s.seats === 2) {
    for (let seat = 0; seat < 2; seat++) s.held[seat] = 1;
    s.nones = 0;
    return ask(s, COVER, s.first);
  }
  ask(s, TAKE, s.first);
}

/** Asks one seat alone. */
function ask(s: TreehouseState, phase: number, seat: number): void {
  s.phase = phase;
  s.waiting = 1 << seat;
}

function take(s: TreehouseState, seat: number, changer: number, tell?: Tell): void {
  s.held[seat] = changer;
  if (changer === 0) s.doubles--;
  else s.nones--;
  tell?.({ kind: 'took', seat, changer: changerName(changer) });
  s.moment++;
  s.turn++;
  if (s.turn < s.seats) return ask(s, TAKE, takerAt(s.seats, s.first, s.turn));
  s.turn = 0;
  ask(s, COVER, covererAt(s.seats, s.first, 0));
}

function cover(s: TreehouseState, seat: number, colour: number, tell?: Tell): void {
  const changer = changerOf(s, seat);
  s.card[colour] = changer;
  s.held[seat] = NONE;
  tell?.({ kind: 'covered', seat, colour: colourName(colour), changer: changerName(changer) });
  s.moment++;
  s.turn++;
  if (s.turn === s.seats) return endWeek(s, tell);
  ask(s, COVER, covererAt(s.seats, s.first, s.turn));
}

/** The junior game: a picked colour scores for everybody (tree.junior). */
function pickColour(s: TreehouseState, seat: number, colour: number, tell?: Tell): void {
  s.card[colour] = seat;
  tell?.({ kind: 'coloured', seat, colour: colourName(colour) });
  s.moment++;
  s.turn++;
  if (s.turn === s.seats) return endWeek(s, tell);
  ask(s, COLOUR, takerAt(s.seats, s.first, s.turn));
}

function endWeek(s: TreehouseState, tell?: Tell): void {
  scoreWeek(s, tell);
  s.card.fill(NONE);
  returnChangers(s);
  tell?.({ kind: 'returned', week: s.week });
  s.waiting = 0;
  if (s.week === WEEKS) return finish(s, tell);
  s.week++;
  deal(s, tell);
}

function returnChangers(s: TreehouseState): void {
  const { double, none } = allChangers(s.seats, s.junior === 1);
  s.doubles = double;
  s.nones = none;
}
