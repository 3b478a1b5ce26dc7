import type { Setup, State } from '@treefort/kernel';
import { type Box, type Design, MOST_DESIGNS } from './box.ts';
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
/** A phase as states write it: its place among all. */
const numberOf = (phase: Phase): number => PHASES.indexOf(phase);
export const DRAFT: number = numberOf('draft');
export const PLAY: number = numberOf('play');
export const DECLARE: number = numberOf('declare');
export const USE: number = numberOf('use');
export const SUIT: number = numberOf('suit');
export const ADD: number = numberOf('add');
export const ACT: number = numberOf('act');
export const KEEP: number = numberOf('keep-rule');
export const PERK: number = numberOf('take-perk');
export const FOLLOW: number = numberOf('follow');
export const FOLLOW_SECOND: number = numberOf('follow-second');
export const ROUGH: number = numberOf('rough-housing');
export const AGAIN: number = numberOf('do-over');
export const RECRUIT_PHASE: number = numberOf('recruit');
export const BIRTHDAY: number = numberOf('birthday');
export const OVER: number = numberOf('over');

export const MOST_SEATS = 4;
/** More than any decision has, also with every verb side by side and the whole box in a discard pile. */
const MOST_OPTIONS = 320;

/** The two actions of a card, and the DIY perk that stands in for a card. */
export const PUBLIC = 0;
export const PRIVATE = 1;
export const BY_PERK = 2;

/** The single numbers of a state, as they are in a blank one. */
class Numbers {
  moment = 0;
  news = 0;
  seats = 0;
  draft = 0;
  phase = PLAY;
  round = 1;
  first = 0;
  leader = 0;
  /** Whose decision it is; in the draft, see `waiting`. */
  actor = 0;
  /** Seats still to answer a simultaneous decision, as bits. */
  waiting = 0;
  draftStep = 0;
  /** Perks face up, made-up rules in the stack, and rules that were ever in it, as bits. */
  perkRow = 0;
  ruleStack = 0;
  sculpture = NONE;
  ending = 0;

  // The play of one card.
  played = NONE;
  declared = NONE;
  used = 0;
  fullDone = 0;
  /** The kind that the leader took with a chosen gain of the public action (fort.follow.same-kind). */
  leaderKind = NONE;
  trashPlayed = 0;
  again = 0;

  // The action that is under way.
  which = 0;
  segment = 0;
  rep = 0;
  slot = 0;
  /** Verbs of the slot still to do, as bits of their places in it. */
  todo = 0;
  count = 0;
  kind = NONE;
  way = NONE;
  steps = 0;
  anySuit = NONE;
  /** Units added when this action began, by symbols they count here: ones and twos. */
  addedOnes = 0;
  addedTwos = 0;

  // Following.
  followStep = 0;
  followed = 0;
  followSymbols = 0;
  rough = 0;

  optionCount = 0;
}

/** Copies them one by one: a loop over their names takes ten times as long. A law finds any that is left out. */
function copyNumbers(from: Numbers, into: Numbers): void {
  into.moment = from.moment;
  into.news = from.news;
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
}

/** Hands out the memory of a state piece by piece. */
class Memory {
  private readonly buffer = new ArrayBuffer(1840);
  private used = 0;

  private take(bytes: number): number {
    this.used += bytes;
    return this.used - bytes;
  }

  ints(count: number): Int32Array {
    return new Int32Array(this.buffer, this.take(count * 4), count);
  }

  shorts(count: number): Int16Array {
    return new Int16Array(this.buffer, this.take(count * 2), count);
  }

  signed(count: number): Int8Array {
    return new Int8Array(this.buffer, this.take(count), count);
  }

  bytes(count: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(count), count);
  }

  get all(): Uint8Array {
    return new Uint8Array(this.buffer);
  }
}

/** The whole position; its rows are windows on one piece of memory, so that a copy is one move of bytes. */
export class FortState extends Numbers implements State, Piles {
  private readonly memory = new Memory();
  /** What was played with: data that play never changes. */
  box: Box;
  /** What can be chosen now, `optionCount` of them; the others are 0. */
  readonly options: Int32Array = new Int32Array(MOST_OPTIONS);
  readonly random: Int32Array = this.memory.ints(4);
  readonly track: Int16Array = this.memory.shorts(MOST_SEATS);
  /** The stack of made-up rules as a seat saw it, and how many had kept one before. */
  readonly sawRules: Int16Array = this.memory.shorts(MOST_SEATS);
  readonly ruleTurn: Int8Array = this.memory.signed(MOST_SEATS);
  readonly cards: Uint8Array = this.memory.bytes(CARD_ROOM);
  readonly sizes: Uint8Array = this.memory.bytes(PILES);
  /** Pizzas and toys, by seat and kind. */
  readonly stuff: Int8Array = this.memory.signed(MOST_SEATS * 2);
  readonly pack: Int8Array = this.memory.signed(MOST_SEATS * 2);
  readonly level: Int8Array = this.memory.signed(MOST_SEATS);
  readonly board: Int8Array = this.memory.signed(MOST_SEATS);
  readonly perk: Int8Array = this.memory.signed(MOST_SEATS);
  readonly rule: Int8Array = this.memory.signed(MOST_SEATS);
  /** Symbols added to the played card by suit, the coin for a chosen coin last; and those lent by the Lookout. */
  readonly added: Int8Array = this.memory.signed(8);
  readonly lent: Int8Array = this.memory.signed(8);
  readonly sealed: Int8Array = this.memory.signed(MOST_SEATS);
  /** By packet of the draft: the cards in the order in which they were picked, then what is left of it. */
  readonly packets: Uint8Array = this.memory.bytes(MOST_SEATS * 8);
  /** What everybody knows of hidden cards: surely in hand, and in hand or deck, by seat and design. */
  readonly inHand: Uint8Array = this.memory.bytes(MOST_SEATS * MOST_DESIGNS);
  readonly hidden: Uint8Array = this.memory.bytes(MOST_SEATS * MOST_DESIGNS);
  /** Kids of the first deal that a seat has shown. */
  readonly shown: Uint8Array = this.memory.bytes(MOST_SEATS * MOST_DESIGNS);
  readonly bytes: Uint8Array = this.memory.all;

  constructor(setup: Setup) {
    super();
    this.box = boxOf(setup.options);
    this.seats = setup.seats;
    this.draft = setup.options.setup === 'draft' ? 1 : 0;
  }
}

export const blank = (setup: Setup): FortState => new FortState(setup);

export function copy(from: FortState, into: FortState): FortState {
  const options = Math.max(from.optionCount, into.optionCount);
  for (let i = 0; i < options; i++) into.options[i] = from.options[i]!;
  copyNumbers(from, into);
  into.box = from.box;
  into.bytes.set(from.bytes);
  return into;
}

/** Takes all options back, before others are listed or when there is nothing more to choose. */
export function clearOptions(s: FortState): void {
  const { options } = s;
  for (let i = s.optionCount - 1; i >= 0; i--) options[i] = 0;
  s.optionCount = 0;
}

/** The design of a card of the box. */
export function designOf(s: FortState, card: number): Design {
  return s.box.designs[card]!;
}

export function holds(s: FortState, seat: number, perk: number): boolean {
  return s.perk[seat] === perk;
}
