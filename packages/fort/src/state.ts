import type { Setup, State } from '@treefort/kernel';
import { type Box, MOST_DESIGNS } from './box.ts';
import { boxOf } from './options.ts';
import { CARD_ROOM, PILES, type Piles } from './piles.ts';
import { NONE } from './words.ts';

export const PHASES = [
  'draft',
  'play',
  'declare',
  'use',
  'suit',
  'add',
  'act',
  'keep-rule',
  'take-perk',
  'follow',
  'follow-second',
  'rough-housing',
  'do-over',
  'recruit',
  'birthday',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const [
  DRAFT,
  PLAY,
  DECLARE,
  USE,
  SUIT,
  ADD,
  ACT,
  KEEP,
  PERK,
  FOLLOW,
  FOLLOW_SECOND,
  ROUGH,
  AGAIN,
  RECRUIT_PHASE,
  BIRTHDAY,
  OVER,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

export const MOST_SEATS = 4;
const MOST_OPTIONS = 192;

/** The two actions of a card, and the DIY perk that stands in for a card. */
export const PUBLIC = 0;
export const PRIVATE = 1;
export const BY_PERK = 2;

/** The whole position; the rows are windows on one piece of memory, so that a copy is one move of bytes. */
export interface FortState extends State, Piles {
  /** What was played with: data that play never changes. */
  box: Box;
  seats: number;
  draft: number;
  phase: number;
  round: number;
  first: number;
  leader: number;
  /** Whose decision it is; in the draft, see `waiting`. */
  actor: number;
  /** Seats still to answer a simultaneous decision, as bits. */
  waiting: number;
  draftStep: number;
  /** Perks face up, made-up rules in the stack, and rules that were ever in it, as bits. */
  perkRow: number;
  ruleStack: number;
  sculpture: number;
  ending: number;

  // The play of one card.
  played: number;
  declared: number;
  used: number;
  fullDone: number;
  /** The kind that the leader took with a chosen gain of the public action (fort.follow.same-kind). */
  leaderKind: number;
  trashPlayed: number;
  again: number;

  // The action that is under way.
  which: number;
  segment: number;
  rep: number;
  slot: number;
  /** Verbs of the slot still to do, as bits of their places in it. */
  todo: number;
  count: number;
  kind: number;
  way: number;
  steps: number;
  anySuit: number;
  /** Units added when this action began, by symbols they count here: ones and twos. */
  addedOnes: number;
  addedTwos: number;

  // Following.
  followStep: number;
  followed: number;
  followSymbols: number;
  rough: number;

  optionCount: number;
  readonly options: Int32Array;

  /** Pizzas and toys, by seat and kind. */
  readonly stuff: Int8Array;
  readonly pack: Int8Array;
  readonly level: Int8Array;
  readonly track: Int16Array;
  readonly board: Int8Array;
  readonly perk: Int8Array;
  readonly rule: Int8Array;
  /** How many had kept a rule before this seat did, and the stack as the seat saw it. */
  readonly ruleTurn: Int8Array;
  readonly sawRules: Int16Array;
  /** Symbols added to the played card by suit, the coin for a chosen coin last; and those lent by the Lookout. */
  readonly added: Int8Array;
  readonly lent: Int8Array;
  readonly sealed: Int8Array;
  /** By packet of the draft: the cards in the order in which they were picked, then what is left of it. */
  readonly packets: Uint8Array;
  /** What everybody knows of hidden cards: surely in hand, and in hand or deck, by seat and design. */
  readonly inHand: Uint8Array;
  readonly hidden: Uint8Array;
  /** Kids of the first deal that a seat has shown. */
  readonly shown: Uint8Array;
  readonly bytes: Uint8Array;
}

export function blank(setup: Setup): FortState {
  const buffer = new ArrayBuffer(2816);
  let at = 0;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const small = (n: number) => new Int8Array(buffer, take(n), n);
  const bytes = (n: number) => new Uint8Array(buffer, take(n), n);
  const shorts = (n: number) => new Int16Array(buffer, take(n * 2), n);
  return {
    moment: 0,
    news: 0,
    box: boxOf(setup.options),
    seats: setup.seats,
    draft: setup.options.setup === 'draft' ? 1 : 0,
    phase: PLAY,
    round: 1,
    first: 0,
    leader: 0,
    actor: 0,
    waiting: 0,
    draftStep: 0,
    perkRow: 0,
    ruleStack: 0,
    sculpture: NONE,
    ending: 0,
    played: NONE,
    declared: NONE,
    used: 0,
    fullDone: 0,
    leaderKind: NONE,
    trashPlayed: 0,
    again: 0,
    which: 0,
    segment: 0,
    rep: 0,
    slot: 0,
    todo: 0,
    count: 0,
    kind: NONE,
    way: NONE,
    steps: 0,
    anySuit: NONE,
    addedOnes: 0,
    addedTwos: 0,
    followStep: 0,
    followed: 0,
    followSymbols: 0,
    rough: 0,
    optionCount: 0,
    options: new Int32Array(buffer, take(MOST_OPTIONS * 4), MOST_OPTIONS),
    random: new Int32Array(buffer, take(16), 4),
    track: shorts(MOST_SEATS),
    sawRules: shorts(MOST_SEATS),
    cards: bytes(CARD_ROOM),
    sizes: bytes(PILES),
    stuff: small(MOST_SEATS * 2),
    pack: small(MOST_SEATS * 2),
    level: small(MOST_SEATS),
    board: small(MOST_SEATS),
    perk: small(MOST_SEATS),
    rule: small(MOST_SEATS),
    ruleTurn: small(MOST_SEATS),
    added: small(8),
    lent: small(8),
    sealed: small(MOST_SEATS),
    packets: bytes(MOST_SEATS * 8),
    inHand: bytes(MOST_SEATS * MOST_DESIGNS),
    hidden: bytes(MOST_SEATS * MOST_DESIGNS),
    shown: bytes(MOST_SEATS * MOST_DESIGNS),
    bytes: new Uint8Array(buffer),
  };
}

export function copy(from: FortState, into: FortState): FortState {
  into.moment = from.moment;
  into.news = from.news;
  into.box = from.box;
  into.seats = from.seats;
  into.draft = from.draft;
  into.phase = from.phase;
  into.round = from.round;
  into.first = from.first;
  into.leader = from.leader;
  into.actor = from.actor;
  into.waiting = from.waiting;
  into.draftStep = from.draftStep;
  into.perkRow = from.perkRow;
  into.ruleStack = from.ruleStack;
  into.sculpture = from.sculpture;
  into.ending = from.ending;
  into.played = from.played;
  into.declared = from.declared;
  into.used = from.used;
  into.fullDone = from.fullDone;
  into.leaderKind = from.leaderKind;
  into.trashPlayed = from.trashPlayed;
  into.again = from.again;
  into.which = from.which;
  into.segment = from.segment;
  into.rep = from.rep;
  into.slot = from.slot;
  into.todo = from.todo;
  into.count = from.count;
  into.kind = from.kind;
  into.way = from.way;
  into.steps = from.steps;
  into.anySuit = from.anySuit;
  into.addedOnes = from.addedOnes;
  into.addedTwos = from.addedTwos;
  into.followStep = from.followStep;
  into.followed = from.followed;
  into.followSymbols = from.followSymbols;
  into.rough = from.rough;
  into.optionCount = from.optionCount;
  into.bytes.set(from.bytes);
  return into;
}

export function holds(s: FortState, seat: number, perk: number): boolean {
  return s.perk[seat] === perk;
}
