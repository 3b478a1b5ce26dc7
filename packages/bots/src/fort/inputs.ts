import {
  COIN,
  cardAt,
  deckOf,
  designOf,
  discardOf,
  type FortState,
  finalCount,
  handOf,
  levelEntry,
  levelOf,
  lookoutOf,
  MADE_UP_RULES,
  MOST_DESIGNS,
  NONE,
  PARK,
  PARK_DECK,
  PERKS,
  packOf,
  perkOf,
  SYMBOLS,
  size,
  stuffOf,
  TOP_LEVEL,
  trackOf,
  yardOf,
} from '@treefort/fort';
import { MOST_SEATS } from '../tree-paths.ts';
import { LevelNeeds } from './level-needs.ts';

/**
 * A position as a network sees it: which of many statements are true. A card that is there twice counts twice. Seats
 * are told from the one who looks: itself, the next, and so on. What a rival holds counts as yet to be drawn, and its
 * made-up rule is not seen: a rival must not play, in somebody's thoughts, as if it knew the other's hand.
 */

const TRACK = 30;
const MARGINS = 25;
const HELD = 6;
const OWNED = 10;
const SUIT_BINS = 6;
const PHASES = 16;
const IN_PLAY = 22;

let next = 0;
const part = (count: number): number => {
  next += count;
  return next - count;
};

/** Of each seat: its cards by zone, then what else it has. */
const IN_HAND = part(MOST_DESIGNS);
const TO_DRAW = part(MOST_DESIGNS);
const IN_YARD = part(MOST_DESIGNS);
const TUCKED = part(MOST_DESIGNS);
const PIZZAS = part(5);
const TOYS = part(5);
const PACKED_PIZZAS = part(7);
const PACKED_TOYS = part(7);
const LEVEL = part(TOP_LEVEL + 1);
const POINTS = part(TRACK);
const MARGIN = part(MARGINS);
const PERK = part(PERKS.length + 1);
const RULE = part(MADE_UP_RULES.length + 1);
const RULE_POINTS = part(6);
const SCULPTURE = part(1);
const MISSING = part(8);
const ADVANCES_IN_HAND = part(2);
const ADVANCES_TO_DRAW = part(4);
const HAND_SIZE = part(HELD);
const OWN_CARDS = part(OWNED);
const SYMBOLS_TO_DRAW = part(SYMBOLS.length * SUIT_BINS);
const YET_TO_PLAY = part(1);
const SEAT = next;

/** Of the table. */
next = SEAT * MOST_SEATS;
const IN_PARK = part(MOST_DESIGNS);
const BEING_PLAYED = part(MOST_DESIGNS);
const PLAYED = part(MOST_DESIGNS + 1);
const PHASE = part(PHASES);
const SEATS = part(3);
const LEADER = part(MOST_SEATS);
const ACTOR = part(MOST_SEATS);
const PARK_LEFT = part(10);
const ROUND = part(16);
const ENDING = part(1);
const USED = part(4);
const WHICH = part(4);
const SEGMENT = part(4);
const COUNT = part(8);
const DECLARED = part(SYMBOLS.length + 1);
const ADDED = part(8);
const AGAIN = part(1);
const DRAFT = part(1);
const PERK_ROW = part(PERKS.length);
export const INPUTS: number = next;

const clamp = (x: number, most: number): number => Math.min(most, Math.max(0, x));

/** Writes which inputs are on, and says how many. */
export class FortInputs {
  private readonly on: Uint16Array;
  private count = 0;
  private readonly needs = new LevelNeeds();
  private readonly symbols = new Int8Array(SYMBOLS.length);
  private readonly standing = new Int16Array(MOST_SEATS);
  private advances = 0;
  private owned = 0;

  constructor(on: Uint16Array) {
    this.on = on;
  }

  write(s: FortState, seat: number): number {
    this.count = 0;
    for (let who = 0; who < s.seats; who++) {
      this.standing[who] = trackOf(s, who) + levelEntry(s, levelOf(s, who)).points;
    }
    for (let i = 0; i < s.seats; i++) {
      this.writeSeat(s, (seat + i) % s.seats, { at: i * SEAT, open: i === 0 });
    }
    this.writeTable(s, seat);
    return this.count;
  }

  private add(input: number): void {
    this.on[this.count++] = input;
  }

  private cards(s: FortState, pile: number, at: number): void {
    const count = size(s, pile);
    for (let i = 0; i < count; i++) this.add(at + cardAt(s, pile, i));
  }

  private writeSeat(
    s: FortState,
    seat: number,
    { at, open }: { readonly at: number; readonly open: boolean },
  ): void {
    this.writeCards(s, seat, at, open);
    const level = levelOf(s, seat);
    this.add(at + PIZZAS + clamp(stuffOf(s, seat, 0), 4));
    this.add(at + TOYS + clamp(stuffOf(s, seat, 1), 4));
    this.add(at + PACKED_PIZZAS + clamp(packOf(s, seat, 0), 6));
    this.add(at + PACKED_TOYS + clamp(packOf(s, seat, 1), 6));
    this.add(at + LEVEL + level);
    this.add(at + POINTS + clamp(trackOf(s, seat), TRACK - 1));
    this.add(at + MARGIN + clamp(this.margin(s, seat) + (MARGINS >> 1), MARGINS - 1));
    this.add(at + PERK + perkOf(s, seat) + 1);
    const rule = open ? s.rule[seat]! : NONE;
    this.add(at + RULE + rule + 1);
    if (rule !== NONE) this.add(at + RULE_POINTS + clamp(finalCount(s, seat).rulePoints >> 1, 5));
    if (s.sculpture === seat) this.add(at + SCULPTURE);
    const { all, climbs } = this.needs.look(s, seat);
    if (climbs) this.add(at + MISSING + clamp(all, 7));
    const turn = (who: number): number => (who - s.first + s.seats) % s.seats;
    if (turn(seat) >= turn(s.leader)) this.add(at + YET_TO_PLAY);
  }

  /** By how much a seat is ahead of the best of the others, fort included. */
  private margin(s: FortState, seat: number): number {
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) most = Math.max(most, this.standing[other]!);
    }
    return this.standing[seat]! - most;
  }

  private writeCards(s: FortState, seat: number, at: number, open: boolean): void {
    const hand = handOf(seat);
    this.symbols.fill(0);
    this.advances = 0;
    this.owned = 0;
    this.toDraw(s, deckOf(seat), at);
    this.toDraw(s, discardOf(seat), at);
    if (open) this.owned += size(s, hand);
    else this.toDraw(s, hand, at);
    this.add(at + ADVANCES_TO_DRAW + clamp(this.advances, 3));
    if (open) this.writeHand(s, hand, at);
    this.cards(s, yardOf(seat), at + IN_YARD);
    this.cards(s, lookoutOf(seat), at + TUCKED);
    this.add(at + HAND_SIZE + clamp(size(s, hand), HELD - 1));
    const owned = this.owned + size(s, yardOf(seat));
    this.add(at + OWN_CARDS + (clamp(owned - 6, OWNED * 2 - 1) >> 1));
    for (let symbol = 0; symbol <= COIN; symbol++) {
      const found = clamp(this.symbols[symbol]!, SUIT_BINS);
      if (found > 0) this.add(at + SYMBOLS_TO_DRAW + symbol * SUIT_BINS + found - 1);
    }
  }

  private writeHand(s: FortState, hand: number, at: number): void {
    this.cards(s, hand, at + IN_HAND);
    let advances = 0;
    for (let i = 0; i < size(s, hand); i++) advances += designOf(s, cardAt(s, hand, i)).advances;
    if (advances > 0) this.add(at + ADVANCES_IN_HAND + clamp(advances - 1, 1));
  }

  private toDraw(s: FortState, pile: number, at: number): void {
    const count = size(s, pile);
    this.owned += count;
    for (let i = 0; i < count; i++) {
      const card = cardAt(s, pile, i);
      this.add(at + TO_DRAW + card);
      const design = designOf(s, card);
      this.advances += design.advances;
      for (const symbol of design.symbols) this.symbols[symbol]!++;
    }
  }

  private writeTable(s: FortState, seat: number): void {
    const from = (who: number): number => (who - seat + s.seats) % s.seats;
    this.cards(s, PARK, IN_PARK);
    this.cards(s, IN_PLAY, BEING_PLAYED);
    this.add(PLAYED + s.played + 1);
    this.add(PHASE + s.phase);
    this.add(SEATS + s.seats - 2);
    this.add(LEADER + from(s.leader));
    this.add(ACTOR + from(s.actor));
    this.add(PARK_LEFT + clamp(size(s, PARK_DECK) >> 2, 9));
    this.add(ROUND + clamp(s.round, 15));
    if (s.ending) this.add(ENDING);
    this.add(USED + clamp(s.used, 3));
    this.add(WHICH + clamp(s.which, 2) + (s.which < 0 ? 3 : 0));
    this.add(SEGMENT + clamp(s.segment, 3));
    this.add(COUNT + clamp(s.count, 7));
    this.add(DECLARED + clamp(s.declared + 1, SYMBOLS.length));
    let added = 0;
    for (let i = 0; i < s.added.length; i++) added += s.added[i]!;
    this.add(ADDED + clamp(added, 7));
    if (s.again) this.add(AGAIN);
    if (s.draft) this.add(DRAFT);
    for (let perk = 0; perk < PERKS.length; perk++) {
      if ((s.perkRow >> perk) & 1) this.add(PERK_ROW + perk);
    }
  }
}
