import {
  allowedPlaces,
  balanceOf,
  builtBy,
  COLOUR_COUNT,
  cardOn,
  changerOf,
  colourOf,
  countOf,
  HAND,
  handWith,
  heldBy,
  openTo,
  pickedBy,
  scoreOf,
  type TreehouseState,
  touchingOf,
  worth,
} from '@treefort/treehouse';
import type { Network } from '../network/network.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { countBits } from './features.ts';

/**
 * A position as a network sees it: which of many statements are true, of the table and of each colour. Seats are told
 * from the one who looks: itself, the next, and so on. What others have sealed is not seen: it is as if nobody had answered
 * yet; nor is a hand that never came by.
 */

const PLACES = 20;
const MOST_COUNT = 6;
const MOST_HELD = 4;
const MOST_ALLOWED = 4;
const SCORES = 32;
const MARGINS = 33;
const LEADS = 7;
const ROOMS = 16;
const WEEKS = 3;
const PHASES = 5;

let next = 0;
const part = (size: number): number => {
  next += size;
  return next - size;
};

/** Of each seat, all colours together. */
const BUILT = part(PLACES);
const OPEN = part(PLACES);
export const BALANCE: number = part(3);
const SCORE = part(SCORES);
const MARGIN = part(MARGINS);
const STANDING = part(MARGINS);
const ROOM_COUNT = part(ROOMS);
const COLOURS = part(COLOUR_COUNT + 1);
const CHANGER = part(2);
export const SEAT: number = next;

/** Of the table. */
next = SEAT * MOST_SEATS;
const SEATS = part(3);
const WEEK = part(WEEKS);
const PICKS = part(HAND);
const PHASE = part(PHASES);
const FIRST = part(MOST_SEATS + 1);
const TURN = part(MOST_SEATS);
const DOUBLES = part(4);
const NONES = part(5);
const JUNIOR = part(1);
const FEWEST = part(1);
export const INPUTS: number = next;

/** Of a colour and a seat. */
next = 0;
const TREE = part(PLACES);
const COUNT = part(MOST_COUNT);
const ALLOWED = part(MOST_ALLOWED);
const LATER = part(1);
const LEAD = part(LEADS);
const PICKED = part(1);
const HELD = part(MOST_HELD);
export const COLOUR_SEAT: number = next;

/** Of a colour, for the table; the places are those where the one who looks may build it now. */
next = COLOUR_SEAT * MOST_SEATS;
export const TARGET: number = part(PLACES);
const CARD = part(2 + MOST_SEATS);
const LEFT = part(13);
const OF_WEEK = part(WEEKS);
const OF_SEATS = part(3);
const OF_PHASE = part(PHASES);
const OF_PICKS = part(HAND);
export const COLOUR_INPUTS: number = next;

/** The moves that are no colours: a place or a discard, a changer taken. */
const DISCARDED = PLACES;
const TAKEN = PLACES + 1;
export const CODES: number = TAKEN + 2;

/** The number of a move among all of the game's; colours come last, whether they are picked or covered. */
export function codeOf(phase: number, move: number): number {
  if (phase === 1) return Math.min(move, DISCARDED);
  return phase === 2 ? TAKEN + move : CODES + move;
}

const clamp = (x: number, most: number): number => Math.min(most, Math.max(0, x));

/** The input for how far a seat is ahead of the best of the others. */
function marginOf(points: Int16Array, seats: number, seat: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) most = Math.max(most, points[other]!);
  }
  return clamp(points[seat]! - most + (MARGINS >> 1), MARGINS - 1);
}

/** Writes which inputs of a network are on. */
export class TreehouseInputs {
  private readonly network: Network;
  private row: Uint16Array;
  private count = 0;
  private readonly held = new Int8Array(MOST_SEATS * COLOUR_COUNT);
  /** By seat: points so far, and what it would have if the game ended now. */
  private readonly points = new Int16Array(MOST_SEATS);
  private readonly standing = new Int16Array(MOST_SEATS);
  /** By colour: the most rooms that a seat has, and that any of the others has. */
  private readonly most = new Int8Array(COLOUR_COUNT);
  private readonly next = new Int8Array(COLOUR_COUNT);
  /** By colour: rooms that were discarded. */
  private readonly gone = new Int8Array(COLOUR_COUNT);

  constructor(network: Network) {
    this.network = network;
    this.row = network.on;
  }

  write(s: TreehouseState, seat: number): void {
    const { network } = this;
    this.row = network.on;
    this.count = 0;
    this.reckon(s);
    for (let i = 0; i < s.seats; i++) this.writeSeat(s, (seat + i) % s.seats, i * SEAT);
    this.writeTable(s, seat);
    network.count = this.count;
    this.countHands(s, seat);
    network.groupCounts.fill(0);
    for (let i = 0; i < s.seats; i++) {
      this.writeTree(s, (seat + i) % s.seats, i * COLOUR_SEAT + TREE);
    }
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.row = network.groupOn[colour]!;
      this.count = network.groupCounts[colour]!;
      this.writeColour(s, seat, colour);
      network.groupCounts[colour] = this.count;
    }
    const picked = pickedBy(s, seat);
    network.focus = picked < 0 ? -1 : colourOf(picked);
  }

  private add(input: number): void {
    this.row[this.count++] = input;
  }

  private addPlaces(places: number, at: number): void {
    for (let left = places; left !== 0; left &= left - 1) {
      this.add(at + 31 - Math.clz32(left & -left));
    }
  }

  private writeSeat(s: TreehouseState, seat: number, at: number): void {
    const built = builtBy(s, seat);
    this.addPlaces(built, at + BUILT);
    this.addPlaces(openTo(s, seat), at + OPEN);
    this.add(at + BALANCE + 1 + balanceOf(s, seat));
    this.add(at + SCORE + clamp(scoreOf(s, seat) >> 1, SCORES - 1));
    this.add(at + MARGIN + marginOf(this.points, s.seats, seat));
    this.add(at + STANDING + marginOf(this.standing, s.seats, seat));
    this.add(at + ROOM_COUNT + clamp(countBits(built), ROOMS - 1));
    let colours = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (countOf(s, seat, colour) > 0) colours++;
    }
    this.add(at + COLOURS + colours);
    const changer = changerOf(s, seat);
    if (changer >= 0) this.add(at + CHANGER + changer);
  }

  /** Reckons what several inputs go by. */
  private reckon(s: TreehouseState): void {
    const { most, next, points, standing, gone } = this;
    for (let seat = 0; seat < s.seats; seat++) points[seat] = standing[seat] = scoreOf(s, seat);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      most[colour] = next[colour] = 0;
      const of = worth(s, colour);
      for (let seat = 0; seat < s.seats; seat++) {
        const count = countOf(s, seat, colour);
        standing[seat]! += count * of;
        if (count > most[colour]!) {
          next[colour] = most[colour]!;
          most[colour] = count;
        } else if (count > next[colour]!) next[colour] = count;
      }
      if (most[colour]! === next[colour]!) continue;
      for (let seat = 0; seat < s.seats; seat++) {
        const count = countOf(s, seat, colour);
        if (count === most[colour]!) standing[seat]! += count;
      }
    }
    gone.fill(0);
    for (let i = 0; i < s.discards; i++) gone[colourOf(s.discard[i]!)]!++;
  }

  private writeTable(s: TreehouseState, seat: number): void {
    this.add(SEATS + s.seats - 2);
    this.add(WEEK + s.week - 1);
    this.add(PICKS + s.picks);
    this.add(PHASE + s.phase);
    this.add(FIRST + (s.first < 0 ? MOST_SEATS : (s.first - seat + s.seats) % s.seats));
    this.add(TURN + clamp(s.turn, MOST_SEATS - 1));
    this.add(DOUBLES + clamp(s.doubles, 3));
    this.add(NONES + clamp(s.nones, 4));
    if (s.junior) this.add(JUNIOR);
    if (s.fewest) this.add(FEWEST);
  }

  /** The colours of all hands that the seat knows: its own, and those that it has passed on. */
  private countHands(s: TreehouseState, seat: number): void {
    this.held.fill(0);
    for (let who = 0; who < s.seats; who++) {
      if (((heldBy(s, who) >> seat) & 1) === 0) continue;
      const from = handWith(s, who) * HAND;
      for (let i = from; i < from + s.handSize; i++) {
        this.held[who * COLOUR_COUNT + colourOf(s.hands[i]!)]!++;
      }
    }
  }

  private writeColour(s: TreehouseState, seat: number, colour: number): void {
    let left = ROOMS_OF_COLOUR - this.gone[colour]!;
    for (let i = 0; i < s.seats; i++) {
      const who = (seat + i) % s.seats;
      left -= countOf(s, who, colour);
      this.writeColourOf(s, who, colour, i * COLOUR_SEAT);
    }
    this.addPlaces(allowedPlaces(s, seat, colour), TARGET);
    const card = cardOn(s, colour);
    if (card >= 0) this.add(CARD + (s.junior ? 2 + ((card - seat + s.seats) % s.seats) : card));
    this.add(LEFT + left);
    this.add(OF_WEEK + s.week - 1);
    this.add(OF_SEATS + s.seats - 2);
    this.add(OF_PHASE + s.phase);
    this.add(OF_PICKS + s.picks);
  }

  private writeColourOf(s: TreehouseState, seat: number, colour: number, at: number): void {
    const picked = pickedBy(s, seat);
    if (picked >= 0 && colourOf(picked) === colour) this.add(at + PICKED);
    const held = this.held[seat * COLOUR_COUNT + colour]!;
    if (held > 0) this.add(at + HELD + Math.min(held, MOST_HELD) - 1);
    const allowed = countBits(allowedPlaces(s, seat, colour));
    if (allowed > 0) this.add(at + ALLOWED + Math.min(allowed, MOST_ALLOWED) - 1);
    const count = countOf(s, seat, colour);
    const most = this.most[colour]!;
    if (most === 0) return;
    const others = count === most ? this.next[colour]! : most;
    this.add(at + LEAD + clamp(count - others + (LEADS >> 1), LEADS - 1));
    if (count === 0) return;
    this.add(at + COUNT + Math.min(count, MOST_COUNT) - 1);
    if ((touchingOf(s, seat, colour) & openTo(s, seat)) !== 0) this.add(at + LATER);
  }

  /** Where each colour stands in a tree. */
  private writeTree(s: TreehouseState, seat: number, at: number): void {
    const { groupOn, groupCounts } = this.network;
    for (let places = builtBy(s, seat); places !== 0; places &= places - 1) {
      const place = 31 - Math.clz32(places & -places);
      const colour = colourOf(s.tree[seat * PLACES + place]!);
      groupOn[colour]![groupCounts[colour]!++] = at + place;
    }
  }
}

const ROOMS_OF_COLOUR = 12;
