import { below, type Random } from '@treefort/kernel';

/**
 * Piles of cards by number: five a seat, then the shared ones. A card is the number of its design: copies of a
 * design are alike.
 */
export const DECK = 0;
export const DISCARD = 1;
export const HAND = 2;
export const YARD = 3;
export const LOOKOUT_PILE = 4;
export const SEAT_PILES = 5;
export const PARK = 20;
export const PARK_DECK = 21;
/** Played and added cards, until the discard phase. */
export const IN_PLAY = 22;
/** Trashed cards, and best friends of boards that nobody has. */
export const GONE = 23;
export const PILES = 24;

const SEAT_ROOM = [68, 68, 24, 24, 8];
const SEAT_TOTAL = 192;
/** Where each pile begins in the row of cards. */
export const PILE_AT = new Int32Array(PILES);
for (let pile = 0; pile < PARK; pile++) {
  const seat = (pile / SEAT_PILES) | 0;
  const before = SEAT_ROOM.slice(0, pile % SEAT_PILES).reduce((sum, room) => sum + room, 0);
  PILE_AT[pile] = seat * SEAT_TOTAL + before;
}
PILE_AT.set([768, 776, 836, 860], PARK);
export const CARD_ROOM = 928;

export function pileOf(seat: number, zone: number): number {
  return seat * 5 + zone;
}

// The piles of a seat by name, with their numbers written out: this is where a search spends its time.

export function deckOf(seat: number): number {
  return seat * 5;
}

export function discardOf(seat: number): number {
  return seat * 5 + 1;
}

export function handOf(seat: number): number {
  return seat * 5 + 2;
}

export function yardOf(seat: number): number {
  return seat * 5 + 3;
}

export function lookoutOf(seat: number): number {
  return seat * 5 + 4;
}

/** All piles as one row of cards, and how many lie in each. */
export interface Piles {
  readonly cards: Uint8Array;
  readonly sizes: Uint8Array;
  readonly random: Random;
}

export function put(s: Piles, pile: number, card: number): void {
  s.cards[PILE_AT[pile]! + s.sizes[pile]!++] = card;
}

/** Takes one copy of a card out of a pile; where it lay does not matter there. */
export function take(s: Piles, pile: number, card: number): void {
  const at = PILE_AT[pile]!;
  const last = at + s.sizes[pile]! - 1;
  let i = at;
  while (s.cards[i] !== card) {
    if (++i > last) throw new Error(`pile ${pile} holds no ${card}`);
  }
  s.cards[i] = s.cards[last]!;
  s.sizes[pile]!--;
}

/** Fisher–Yates over a pile, from the state's own randomness. */
export function shufflePile(s: Piles, pile: number): void {
  const { cards, random } = s;
  const at = PILE_AT[pile]!;
  for (let i = s.sizes[pile]! - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = cards[at + i]!;
    cards[at + i] = cards[at + j]!;
    cards[at + j] = held;
  }
}

/** The top card of a face-down pile. */
export function draw(s: Piles, pile: number): number {
  return s.cards[PILE_AT[pile]! + --s.sizes[pile]!]!;
}

/** Turns a whole pile over onto another. */
export function moveAll(s: Piles, from: number, to: number): void {
  const { cards, sizes } = s;
  const first = PILE_AT[from]!;
  const count = sizes[from]!;
  const end = PILE_AT[to]! + sizes[to]!;
  for (let i = 0; i < count; i++) cards[end + i] = cards[first + count - 1 - i]!;
  sizes[to]! += count;
  sizes[from] = 0;
}

export function size(s: Piles, pile: number): number {
  return s.sizes[pile]!;
}

export function cardAt(s: Piles, pile: number, i: number): number {
  return s.cards[PILE_AT[pile]! + i]!;
}

/** The different cards of a pile, in the order in which they lie; says how many: copies are offered once. */
export function differentCards(s: Piles, pile: number, out: number[]): number {
  const { cards } = s;
  const start = PILE_AT[pile]!;
  const end = start + s.sizes[pile]!;
  let [count, seenLow, seenHigh] = [0, 0, 0];
  for (let i = start; i < end; i++) {
    const card = cards[i]!;
    const bit = 1 << (card & 31);
    if ((card < 32 ? seenLow : seenHigh) & bit) continue;
    if (card < 32) seenLow |= bit;
    else seenHigh |= bit;
    out[count++] = card;
  }
  return count;
}
