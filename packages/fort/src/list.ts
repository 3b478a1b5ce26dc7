import { completes, finishes, isTwin, MOST_WAYS, restFinishes, START } from './foresight.ts';
import {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PARK,
  fromOf,
  M_ADD,
  M_AGAIN,
  M_DECLARE,
  M_DIY,
  M_DONE,
  M_FOLLOW,
  M_KEEP,
  M_LEND,
  M_PASS,
  M_PLAY,
  M_RECRUIT,
  M_RECYCLE,
  M_ROUGH,
  M_SKIP,
  M_SUIT,
  M_TAKE_PERK,
  M_TRASH,
  M_TRASH_RIVAL,
  M_TUCK,
  M_USE,
  move,
  whatOf,
} from './moves.ts';
import { Outlook } from './outlook.ts';
import { ADVANCE_MORE, DIY_PROGRAM, ONCE, type Program } from './program.ts';
import {
  BY_PERK,
  cardAt,
  discardOf,
  FOLLOW_SECOND,
  type FortState,
  handOf,
  holds,
  isFirst,
  PARK,
  PARK_DECK,
  PHASES,
  type Phase,
  PRIVATE,
  PUBLIC,
  RECRUIT_PHASE,
  size,
  yardOf,
} from './state.ts';
import { followSuits, inLookout, suitFor, symbols } from './symbols.ts';
import {
  asideSymbols,
  beforeFollow,
  beforePlay,
  beforeUse,
  canAdd,
  canFollow,
  canPlay,
  canUse,
  otherAction,
  staysUseful,
} from './usable.ts';
import { carry, waysOf } from './ways.ts';
import { COIN, DIY, NONE, RECYCLING, ROUGH_HOUSING, SUITS } from './words.ts';

/** Lists, into the state, every move of the seat whose decision it is. */

/** The figures as the step that is next finds them. */
export const outlook: Outlook = new Outlook();
const after = new Outlook();
const ways = new Int32Array(MOST_WAYS);

function offer(s: FortState, m: number): void {
  s.options[s.optionCount++] = m;
}

/** Offers a move once for every different card of a pile. */
function offerPile(s: FortState, pile: number, what: number, from: number): void {
  for (let i = 0; i < size(s, pile); i++) {
    if (isFirst(s, pile, i)) offer(s, move(what, from, cardAt(s, pile, i)));
  }
}

function offerYards(s: FortState, what: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.actor) offerPile(s, yardOf(seat), what, seat);
  }
}

/** The program under way. */
export function programNow(s: FortState): Program {
  return s.which === BY_PERK ? DIY_PROGRAM : s.box.designs[s.played]!.programs[s.which]!;
}

function listPlay(s: FortState): void {
  const hand = handOf(s.leader);
  const before = beforePlay(s);
  for (let i = 0; i < size(s, hand); i++) {
    const card = cardAt(s, hand, i);
    if (isFirst(s, hand, i) && canPlay(s, before, card)) offer(s, move(M_PLAY, 0, card));
  }
  if (s.again) return;
  offer(s, move(M_SKIP));
  if (holds(s, s.leader, DIY)) {
    const o = outlook.look(s, s.leader);
    if (waysOf(ADVANCE_MORE, o, ways, s.box.levels) > 0) offer(s, move(M_DIY));
  }
}

/** Whether the leader, holding Do-Over, has a second card to play (fort.perk.do-over). */
export function canPlayAgain(s: FortState): boolean {
  const hand = handOf(s.leader);
  const before = beforePlay(s);
  for (let i = 0; i < size(s, hand); i++) {
    if (canPlay(s, before, cardAt(s, hand, i))) return true;
  }
  return false;
}

const ALL_USED = 3;

function listUse(s: FortState): void {
  if (s.used !== ALL_USED) {
    const before = beforeUse(s);
    if (canUse(s, before, PUBLIC)) offer(s, move(M_USE, 0, PUBLIC));
    if (canUse(s, before, PRIVATE)) offer(s, move(M_USE, 0, PRIVATE));
  }
  if (s.fullDone || s.optionCount === 0) offer(s, move(M_DONE));
}

/** The seven choices of "any suit" (fort.act.any-suit). */
function listSuits(s: FortState): void {
  const before = beforeUse(s);
  for (let suit = 0; suit <= COIN; suit++) {
    s.anySuit = suit;
    if (canUse(s, before, s.which)) offer(s, move(M_SUIT, 0, suit));
  }
  s.anySuit = NONE;
}

const UNITS = [0, 1, 2].map((here) =>
  [0, 1, 2].map((there) => [0, 1].map((fromHand) => ({ here, there, fromHand }))),
);

/** Cards from hand and symbols of the Lookout that may be added (fort.play.add, fort.play.add-lookout). */
function listAdd(s: FortState): void {
  const suit = suitFor(s, programNow(s));
  const hand = handOf(s.leader);
  for (let i = 0; i < size(s, hand); i++) {
    if (isFirst(s, hand, i)) listAddCard(s, cardAt(s, hand, i), suit);
  }
  const other = s.box.designs[s.played]!.programs[1 - s.which];
  const lent = UNITS[1]![other && suitFor(s, other) === suit ? 1 : 0]![0]!;
  const plain = suit !== COIN && inLookout(s, s.leader, suit) > s.lent[suit]!;
  const coin = inLookout(s, s.leader, COIN) > s.lent[COIN]!;
  if ((plain || coin) && canAdd(s, lent)) {
    if (plain) offer(s, move(M_LEND, 0, suit));
    if (coin) offer(s, move(M_LEND, 1, suit));
  }
  // What was added so far was added because the play can go on with it.
  if (symbols(s, s.box.designs[s.played]!, programNow(s), suit) > 0) offer(s, move(M_DONE));
}

function listAddCard(s: FortState, card: number, suit: number): void {
  const { count } = s.box.designs[card]!;
  const shows = suit === COIN ? 0 : count[suit]!;
  if (count[COIN] === 0) {
    if (shows && canAdd(s, UNITS[shows]![asideSymbols(s, card, NONE)]![1]!)) {
      offer(s, move(M_ADD, 0, card));
    }
    return;
  }
  const suits = coinSuits(s, suit);
  for (let coin = 0; coin <= COIN; coin++) {
    if (!((suits >> coin) & 1)) continue;
    const here = shows + (coin === suit ? 1 : 0);
    if (here && canAdd(s, UNITS[here]![asideSymbols(s, card, coin)]![1]!)) {
      offer(s, move(M_ADD, coin + 1, card));
    }
  }
}

/** The suits that a coin could be given for the played card: those its actions multiply by, as bits. */
export function coinSuits(s: FortState, suit: number): number {
  const other = s.box.designs[s.played]!.programs[1 - s.which];
  return (1 << suit) | (other?.suits ?? 0);
}

/** What the rest of the play asks of the action under way. */
const FREE = 0;
const MUST_FINISH = 1;
const MUST_COMPLETE = 2;

function demand(s: FortState): number {
  if (s.which === BY_PERK) return FREE;
  if (s.actor !== s.leader) return MUST_COMPLETE;
  if (s.fullDone) return FREE;
  return s.used === 0 ? MUST_FINISH : MUST_COMPLETE;
}

const course = { ...START };

/** Whether the play can go on to a legal end when a verb of the slot is done in this way. */
function allowed(s: FortState, o: Outlook, way: number, place: number, asked: number): boolean {
  const verb = programNow(s).segments[s.segment]!.slots[s.slot]![place]!;
  const whole = carry(verb, after.copy(o), way);
  if (!keepsUse(s, o)) return false;
  if (asked === FREE || (whole && isLastStep(s, place))) return true;
  const other = asked === MUST_FINISH ? otherAction(s, s.played, s.which) : undefined;
  if (!whole) return other !== undefined && restFinishes(after, other, s.box.levels);
  course.program = programNow(s);
  course.count = s.count;
  course.segment = s.segment;
  course.rep = s.rep;
  course.slot = s.slot;
  course.todo = s.todo & ~(1 << place);
  course.steps = s.steps + 1;
  return other
    ? finishes(after, course, other, s.box.levels)
    : completes(after, course, s.box.levels);
}

/** Whether nothing is left of the action once this verb is done. */
function isLastStep(s: FortState, place: number): boolean {
  const { segments } = programNow(s);
  if ((s.todo & ~(1 << place)) !== 0 || s.segment + 1 < segments.length) return false;
  const { slots, counter } = segments[s.segment]!;
  const times = counter === ONCE ? 1 : s.count;
  return s.slot + 1 === slots.length && s.rep + 1 >= times;
}

/** A kind or a way of converting may not make an added card useless (fort.play.add-useful). */
function keepsUse(s: FortState, o: Outlook): boolean {
  if (s.steps > 0 || s.actor !== s.leader || s.which === BY_PERK) return true;
  const { kind, way } = o;
  if (after.kind === kind && after.way === way) return true;
  o.kind = after.kind;
  o.way = after.way;
  const useful = staysUseful(s, o);
  o.kind = kind;
  o.way = way;
  return useful;
}

/** The ways of the step that is next, each with every card it can be done with. */
function listStep(s: FortState): void {
  const o = outlook.look(s, s.actor);
  const verbs = programNow(s).segments[s.segment]!.slots[s.slot]!;
  const asked = demand(s);
  for (let place = 0; place < verbs.length; place++) {
    if (!((s.todo >> place) & 1) || isTwin(verbs, s.todo, place)) continue;
    const end = waysOf(verbs[place]!, o, ways, s.box.levels);
    for (let w = 0; w < end; w++) {
      const way = ways[w]!;
      const alone = end === 1 && verbs.length === 1;
      if (alone || allowed(s, o, way, place, asked)) expand(s, way);
    }
  }
}

/** Offers a way with each card that it can be done with. */
function expand(s: FortState, way: number): void {
  const what = whatOf(way);
  const from = fromOf(way);
  const withCard =
    what === M_TUCK || what === M_TRASH || what === M_TRASH_RIVAL || what === M_RECRUIT;
  if (!withCard || from === FROM_DECK) offer(s, way);
  else if (from === FROM_HAND) offerPile(s, handOf(s.actor), what, from);
  else if (from === FROM_DISCARD) offerPile(s, discardOf(s.actor), what, from);
  else if (from === FROM_PARK) offerPile(s, PARK, what, from);
  else offerYards(s, what);
}

function listFollow(s: FortState): void {
  const suits = followSuits(s, s.box.designs[s.played]!);
  let before: Outlook | undefined;
  const hand = handOf(s.actor);
  for (let i = 0; i < size(s, hand); i++) {
    const card = cardAt(s, hand, i);
    if (!(s.box.designs[card]!.suitBits & suits) || !isFirst(s, hand, i)) continue;
    before ??= beforeFollow(s, s.actor);
    if (canFollow(s, before, card)) offer(s, move(M_FOLLOW, 0, card));
  }
  if (s.phase === FOLLOW_SECOND) return offer(s, move(M_DONE));
  offer(s, move(M_PASS));
  const last = s.followStep === s.seats - 1;
  if (last && mayRough(s, s.actor)) offer(s, move(M_ROUGH));
}

/** Rough Housing takes the played card, unless that leaves the game anyway (fort.perk.rough-housing). */
export const mayRough = (s: FortState, seat: number): boolean =>
  holds(s, seat, ROUGH_HOUSING) && !s.trashPlayed;

function listRecruit(s: FortState): void {
  offerPile(s, PARK, M_RECRUIT, FROM_PARK);
  if (size(s, PARK_DECK) > 0) offer(s, move(M_RECRUIT, FROM_DECK));
  if (s.phase === RECRUIT_PHASE) offerYards(s, M_RECRUIT);
  else offer(s, move(M_DONE));
}

function listBits(s: FortState, what: number, bits: number): void {
  for (let i = 0; bits >> i; i++) if ((bits >> i) & 1) offer(s, move(what, 0, i));
}

const LISTS: Record<Exclude<Phase, 'draft' | 'over'>, (s: FortState) => void> = {
  play: listPlay,
  declare: (s) => listBits(s, M_DECLARE, (1 << SUITS.length) - 1),
  use: listUse,
  suit: listSuits,
  add: listAdd,
  act: listStep,
  'keep-rule': (s) => listBits(s, M_KEEP, s.ruleStack),
  'take-perk': (s) => listBits(s, M_TAKE_PERK, s.perkRow),
  follow: listFollow,
  'follow-second': listFollow,
  'rough-housing': (s) => {
    offer(s, move(M_ROUGH));
    offer(s, move(M_PASS));
  },
  'do-over': (s) => {
    offer(s, move(M_AGAIN));
    offer(s, move(M_DONE));
  },
  recruit: listRecruit,
  birthday: listRecruit,
};
const BY_PHASE = PHASES.map((phase) => LISTS[phase as 'play']);

/** Lists the moves of the decision that is open, and says how many. */
export function list(s: FortState): number {
  s.optionCount = 0;
  BY_PHASE[s.phase]!(s);
  if (s.optionCount > 0 && s.actor === s.leader && holds(s, s.leader, RECYCLING)) {
    offerPile(s, discardOf(s.leader), M_RECYCLE, 0);
  }
  return s.optionCount;
}
