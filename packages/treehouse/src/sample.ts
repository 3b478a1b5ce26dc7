import { drawMove, fork, nth, type Random, type Setup, shuffle } from '@treefort/kernel';
import { build } from './build.ts';
import { option } from './moves.ts';
import { PLACES, placeAt } from './place.ts';
import { empty, legal } from './play.ts';
import { COLOURS, ROOMS, type RoomName, roomName } from './rooms.ts';
import {
  bitOf,
  blank,
  CHANGERS,
  copy,
  HAND,
  handWith,
  NONE,
  PHASES,
  ROOM_COUNT,
  type TreehouseState,
} from './state.ts';
import type { PlayerView, TreehouseView } from './view.ts';

const roomNumber = (name: RoomName): number => ROOMS.indexOf(name);

const setupOf = (v: TreehouseView): Setup => ({
  seats: v.players.length,
  options: { junior: v.junior, fewest: v.fewest },
});

function readPlayer(s: TreehouseState, seat: number, p: PlayerView): void {
  for (const { level, place, room } of p.tree) {
    build(s, seat, roomNumber(room), placeAt(level, place));
  }
  for (const [i, room] of (p.hand ?? []).entries()) {
    s.hands[handWith(s, seat) * HAND + i] = roomNumber(room);
  }
  if (p.picked) s.picked[seat] = roomNumber(p.picked);
  if (p.changer) s.held[seat] = CHANGERS.indexOf(p.changer);
  s.score[seat] = p.score;
  for (const [week, points] of p.weeks.entries()) s.weeks[week * 4 + seat] = points;
}

function readDiscards(s: TreehouseState, v: TreehouseView): void {
  for (const { room, known } of v.discard) {
    s.discard[s.discards] = room ? roomNumber(room) : NONE;
    s.known[s.discards++] = known.reduce<number>((bits, viewer) => bits | bitOf(viewer), 0);
  }
}

/** The position as far as the viewer knows it. */
function knownState(v: TreehouseView): TreehouseState {
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
  s.handSize = nth(v.players, 0).handSize;
  s.dealt = ROOM_COUNT - v.deck;
  for (const [seat, p] of v.players.entries()) readPlayer(s, seat, p);
  readDiscards(s, v);
  for (const [colour, name] of COLOURS.entries()) {
    const card = v.changers[name];
    if (card !== undefined)
      s.card[colour] = typeof card === 'number' ? card : CHANGERS.indexOf(card);
  }
  return s;
}

/** The rooms that the viewer sees nowhere. */
function unseenRooms(v: TreehouseView): Int32Array {
  const seen = new Set<RoomName | null>(v.discard.map(({ room }) => room));
  for (const { tree, hand, picked } of v.players) {
    for (const { room } of tree) seen.add(room);
    for (const room of hand ?? []) seen.add(room);
    seen.add(picked);
  }
  return Int32Array.from(ROOMS.keys()).filter((room) => !seen.has(roomName(room)));
}

/** What a view tells, read once: a bot draws hundreds of positions from one view. */
interface Reading {
  readonly setup: Setup;
  readonly known: TreehouseState;
  readonly unseen: Int32Array;
}

const readings = new WeakMap<TreehouseView, Reading>();

function read(v: TreehouseView): Reading {
  let reading = readings.get(v);
  if (!reading) {
    reading = { setup: setupOf(v), known: knownState(v), unseen: unseenRooms(v) };
    readings.set(v, reading);
  }
  return reading;
}

const rest = new Int32Array(ROOM_COUNT);
const roomLeft = (i: number): number => rest[i]!;

/**
 * A position this view allows: rooms that the viewer has not seen are spread over the hands, the face-down discards
 * and the deck, each spread equally likely; sealed answers of others are any that their hands allow.
 */
export function sample(v: TreehouseView, random: Random): TreehouseState {
  const { setup, known, unseen } = read(v);
  const s = copy(known, blank(setup));
  rest.set(unseen);
  shuffle(random, rest, unseen.length);
  let used = 0;
  for (const [seat, { hand }] of v.players.entries()) {
    if (hand) continue;
    const at = handWith(s, seat) * HAND;
    for (let i = 0; i < s.handSize; i++) s.hands[at + i] = roomLeft(used++);
  }
  for (let i = 0; i < s.discards; i++) {
    if (s.discard[i] === NONE) s.discard[i] = roomLeft(used++);
  }
  s.deck.set(rest.subarray(used, unseen.length), s.dealt);
  s.random.set(fork(random));
  sealOthers(s, v, random);
  return s;
}

function sealOthers(s: TreehouseState, v: TreehouseView, random: Random): void {
  const moves = new Int32Array(PLACES + 1);
  for (const [seat, p] of v.players.entries()) {
    if (!p.answered) continue;
    const count = legal(s, seat, moves);
    const own =
      p.sealed === null
        ? undefined
        : moves.subarray(0, count).find((move) => option(s, seat, move).id === p.sealed);
    s.sealed[seat] = own ?? drawMove(random, moves, count);
  }
}
