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
  openTo,
  pickedBy,
  scoreOf,
  type TreehouseState,
  touchingOf,
} from '@treefort/treehouse';
import { MOST_SEATS } from '../tree-paths.ts';

/**
 * A position as a network sees it: which of many statements are true. Seats are told from the one who looks: itself, the
 * next, and so on. What others have sealed is not seen: it is as if nobody had answered yet.
 */

const PLACES = 20;
const MOST_COUNT = 6;
const MOST_HELD = 4;
const SCORES = 32;
const MARGINS = 33;
const LEADS = 5;
const ROOMS = 16;

let next = 0;
const part = (size: number): number => {
  next += size;
  return next - size;
};

/** Of each seat. */
export const TREE: number = part(PLACES * COLOUR_COUNT);
export const COUNTS: number = part(COLOUR_COUNT * MOST_COUNT);
export const HELD: number = part(COLOUR_COUNT * MOST_HELD);
export const NOW: number = part(COLOUR_COUNT);
export const LATER: number = part(COLOUR_COUNT);
export const LEAD: number = part(COLOUR_COUNT * LEADS);
export const PICKED: number = part(COLOUR_COUNT);
export const SCORE: number = part(SCORES);
const MARGIN = part(MARGINS);
const BUILT = part(ROOMS);
const CHANGER = part(2);
export const BALANCE: number = part(3);
export const SEAT: number = next;

/** Of the table. */
next = SEAT * MOST_SEATS;
const CARDS = 2 + MOST_SEATS;
export const CARD: number = part(COLOUR_COUNT * CARDS);
const SEATS = part(3);
const WEEK = part(3);
const PICKS = part(HAND);
const PHASE = part(5);
const FIRST = part(MOST_SEATS + 1);
const TURN = part(MOST_SEATS);
const DOUBLES = part(4);
const NONES = part(5);
const JUNIOR = part(1);
const FEWEST = part(1);
export const INPUTS: number = next;

/** The moves of all phases in one row: pick, place or discard, take, cover, colour. */
const CODES_OF = [COLOUR_COUNT, PLACES + 1, 2, COLOUR_COUNT, COLOUR_COUNT];
const CODE_AT = CODES_OF.map((_, phase) =>
  CODES_OF.slice(0, phase).reduce((sum, size) => sum + size, 0),
);
export const CODES: number = CODES_OF.reduce((sum, size) => sum + size, 0);

/** The number of a move among all of the game's, where a pick is a colour. */
export const codeOf = (phase: number, move: number): number => CODE_AT[phase]! + move;

const clamp = (x: number, most: number): number => Math.min(most, Math.max(0, x));

/** Writes which inputs are on, and says how many. */
export class TreehouseInputs {
  private readonly on: Uint16Array;
  private count = 0;
  private readonly held = new Int8Array(COLOUR_COUNT);

  constructor(on: Uint16Array) {
    this.on = on;
  }

  write(s: TreehouseState, seat: number): number {
    this.count = 0;
    for (let i = 0; i < s.seats; i++) {
      const who = (seat + i) % s.seats;
      this.writeSeat(s, who, i * SEAT);
    }
    this.writeTable(s, seat);
    return this.count;
  }

  private add(input: number): void {
    this.on[this.count++] = input;
  }

  private writeSeat(s: TreehouseState, seat: number, at: number): void {
    let rooms = 0;
    for (let left = builtBy(s, seat); left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      this.add(at + TREE + place * COLOUR_COUNT + colourOf(s.tree[seat * PLACES + place]!));
      rooms++;
    }
    this.add(at + BUILT + clamp(rooms, ROOMS - 1));
    this.add(at + BALANCE + 1 + balanceOf(s, seat));
    this.add(at + SCORE + clamp(scoreOf(s, seat) >> 1, SCORES - 1));
    this.add(at + MARGIN + clamp(this.margin(s, seat) + (MARGINS >> 1), MARGINS - 1));
    const picked = pickedBy(s, seat);
    if (picked >= 0) this.add(at + PICKED + colourOf(picked));
    const changer = changerOf(s, seat);
    if (changer >= 0) this.add(at + CHANGER + changer);
    this.writeHand(s, seat, at);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) this.writeColour(s, seat, colour, at);
  }

  /** By how much a seat is ahead of the best of the others. */
  private margin(s: TreehouseState, seat: number): number {
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) most = Math.max(most, scoreOf(s, other));
    }
    return scoreOf(s, seat) - most;
  }

  private writeHand(s: TreehouseState, seat: number, at: number): void {
    this.held.fill(0);
    const from = handWith(s, seat) * HAND;
    for (let i = from; i < from + s.handSize; i++) this.held[colourOf(s.hands[i]!)]!++;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const held = this.held[colour]!;
      if (held > 0) this.add(at + HELD + colour * MOST_HELD + Math.min(held, MOST_HELD) - 1);
    }
  }

  private writeColour(s: TreehouseState, seat: number, colour: number, at: number): void {
    const count = countOf(s, seat, colour);
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) most = Math.max(most, countOf(s, other, colour));
    }
    if (count + most > 0) this.add(at + LEAD + colour * LEADS + clamp(count - most + 2, LEADS - 1));
    if (allowedPlaces(s, seat, colour) !== 0) this.add(at + NOW + colour);
    if (count === 0) return;
    this.add(at + COUNTS + colour * MOST_COUNT + Math.min(count, MOST_COUNT) - 1);
    if ((touchingOf(s, seat, colour) & openTo(s, seat)) !== 0) this.add(at + LATER + colour);
  }

  private writeTable(s: TreehouseState, seat: number): void {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const card = cardOn(s, colour);
      if (card < 0) continue;
      const mark = s.junior ? 2 + ((card - seat + s.seats) % s.seats) : card;
      this.add(CARD + colour * CARDS + mark);
    }
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
}
