import type { Random, Setup, Tell } from '@treefort/kernel';
import { cardName, carryOut, recruit, recycle } from './carry-out.ts';
import { checkEnd } from './end.ts';
import { allOf, counted } from './foresight.ts';
import { reveal } from './knowledge.ts';
import { canPlayAgain, list, mayRough, programNow, outlook as stepOutlook } from './list.ts';
import {
  fromOf,
  M_ADD,
  M_AGAIN,
  M_DECLARE,
  M_DIY,
  M_DONE,
  M_DRAFT,
  M_FOLLOW,
  M_KEEP,
  M_LEND,
  M_PASS,
  M_PLAY,
  M_RECYCLE,
  M_ROUGH,
  M_SKIP,
  M_SUIT,
  M_TAKE_PERK,
  M_USE,
  whatOf,
  whichOf,
} from './moves.ts';
import { Outlook } from './outlook.ts';
import { ONCE } from './program.ts';
import { deal, resolveDraft } from './setup.ts';
import {
  ACT,
  ADD,
  AGAIN,
  BIRTHDAY,
  BY_PERK,
  DECLARE,
  DRAFT,
  discardOf,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  GONE,
  handOf,
  holds,
  IN_PLAY,
  KEEP,
  OVER,
  PARK,
  PARK_DECK,
  PERK,
  PLAY,
  PUBLIC,
  put,
  RECRUIT_PHASE,
  ROUGH,
  SUIT,
  size,
  take,
  USE,
} from './state.ts';
import { followSymbols, suitFor, symbols } from './symbols.ts';
import { beginRecruit, beginTurn, clearPlay, endTurn } from './turn.ts';
import { does } from './ways.ts';
import {
  BIRTHDAY_PARTY,
  COIN,
  COPY_CAT,
  DO_OVER,
  NONE,
  PERKS,
  RULES,
  SYMBOLS,
  TOP_LEVEL,
} from './words.ts';

/** Sets a table up and opens the draft or the first turn. */
export function start(setup: Setup, random: Random, into?: FortState): FortState {
  const s = deal(setup, random, into);
  if (s.phase === DRAFT) return s;
  beginTurn(s, s.first);
  flow(s);
  return s;
}

/** Answers one decision and goes on to the next that has more than one answer. */
export function play(s: FortState, seat: number, m: number, tell?: Tell): void {
  if (s.phase === DRAFT) return pick(s, seat, m, tell);
  s.moment++;
  APPLY[whatOf(m)]!(s, m, tell);
  flow(s, tell);
}

function pick(s: FortState, seat: number, m: number, tell?: Tell): void {
  s.sealed[seat] = whichOf(m);
  s.waiting &= ~(1 << seat);
  tell?.({ kind: 'answered', seat });
  if (s.waiting !== 0) return;
  s.moment++;
  s.news++;
  if (!resolveDraft(s, tell)) return;
  beginTurn(s, s.first, tell);
  flow(s, tell);
}

/** What is asked even with one answer: a leader hears why nothing can be played, and nobody is skipped over. */
const isAlwaysAsked = (s: FortState): boolean => s.phase === PLAY || s.phase === FOLLOW;

/** Goes on until somebody has something to decide; one way is no question. */
export function flow(s: FortState, tell?: Tell): void {
  while (s.phase !== OVER) {
    if (s.phase === ACT && !settleStep(s, tell)) continue;
    const count = list(s);
    if (count === 0) {
      passOver(s, tell);
      continue;
    }
    if (count > 1 || isAlwaysAsked(s)) return;
    const only = s.options[0]!;
    if (s.phase === ACT && whatOf(only) !== M_RECYCLE) doStep(s, stepOutlook, only, tell);
    else APPLY[whatOf(only)]!(s, only, tell);
  }
}

/** A phase without any option is passed over. */
function passOver(s: FortState, tell?: Tell): void {
  if (s.phase === ACT) endAction(s, false, tell);
  else if (s.phase === RECRUIT_PHASE) afterRecruit(s, tell);
  else throw new Error(`phase ${s.phase} has no option`);
}

type Apply = (s: FortState, m: number, tell?: Tell) => void;

/** What each kind of move does, by its number; the others are steps of an action. */
const APPLY: Apply[] = Array.from({ length: M_DRAFT }, () => step);
APPLY[M_PLAY] = playCard;
APPLY[M_SKIP] = skip;
APPLY[M_DIY] = useDiy;
APPLY[M_DECLARE] = declare;
APPLY[M_USE] = use;
APPLY[M_SUIT] = chooseSuit;
APPLY[M_ADD] = addCard;
APPLY[M_LEND] = lend;
APPLY[M_DONE] = done;
APPLY[M_KEEP] = keepRule;
APPLY[M_TAKE_PERK] = takePerk;
APPLY[M_FOLLOW] = follow;
APPLY[M_PASS] = pass;
APPLY[M_ROUGH] = roughHouse;
APPLY[M_AGAIN] = playAgain;
APPLY[M_RECYCLE] = (s, m, tell) => recycle(s, whichOf(m), tell);

function skip(s: FortState, _: number, tell?: Tell): void {
  tell?.({ kind: 'skipped', seat: s.leader });
  beginRecruit(s);
}

function declare(s: FortState, m: number, tell?: Tell): void {
  s.declared = whichOf(m);
  s.phase = USE;
  tell?.({ kind: 'declared', seat: s.leader, suit: SYMBOLS[s.declared] });
}

function chooseSuit(s: FortState, m: number, tell?: Tell): void {
  s.anySuit = whichOf(m);
  s.phase = ADD;
  tell?.({ kind: 'chose-suit', seat: s.leader, suit: SYMBOLS[s.anySuit] });
}

function playCard(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  take(s, handOf(s.leader), card);
  reveal(s, s.leader, card);
  put(s, IN_PLAY, card);
  s.played = card;
  const { count, programs } = s.box.designs[card]!;
  s.phase = count[COIN]! > 0 && programs[PUBLIC] ? DECLARE : USE;
  tell?.({ kind: 'played', seat: s.leader, card: cardName(s, card) });
}

function useDiy(s: FortState, _: number, tell?: Tell): void {
  s.perk[s.leader] = NONE;
  s.diy = 1;
  s.which = BY_PERK;
  tell?.({ kind: 'used-perk', seat: s.leader, perk: 'diy' });
  beginAction(s);
}

function use(s: FortState, m: number, tell?: Tell): void {
  const which = whichOf(m);
  s.which = which;
  s.addedOnes = 0;
  s.addedTwos = 0;
  const { anySuit, suits } = programNow(s);
  tell?.({ kind: 'used', seat: s.leader, action: which === PUBLIC ? 'public' : 'private' });
  if (anySuit) s.phase = SUIT;
  else if (suits) s.phase = ADD;
  else beginAction(s);
}

const addUnit = (s: FortState, here: number): void => {
  if (here === 2) s.addedTwos++;
  else s.addedOnes++;
};

function addCard(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  const coin = fromOf(m) - 1;
  const suit = suitFor(s, programNow(s));
  const before = s.added[suit]!;
  const { symbols: shown } = s.box.designs[card]!;
  for (const symbol of shown) s.added[symbol === COIN ? coin : symbol]!++;
  addUnit(s, s.added[suit]! - before);
  take(s, handOf(s.leader), card);
  reveal(s, s.leader, card);
  put(s, IN_PLAY, card);
  const as = coin < 0 ? {} : { suit: SYMBOLS[coin] };
  tell?.({ kind: 'added', seat: s.leader, card: cardName(s, card), ...as });
}

function lend(s: FortState, m: number, tell?: Tell): void {
  const suit = whichOf(m);
  const coin = fromOf(m) === 1;
  if (coin) {
    s.lent[COIN]!++;
    s.added[suit]!++;
  } else s.lent[suit]!++;
  addUnit(s, 1);
  tell?.({ kind: 'lent', seat: s.leader, suit: SYMBOLS[suit], coin });
}

/** "Done" ends what is going on: adding, the play, a second card to follow with, an offer of more. */
function done(s: FortState, _: number, tell?: Tell): void {
  switch (s.phase) {
    case ADD:
      return beginAction(s);
    case USE:
      return beginFollow(s, tell);
    case FOLLOW_SECOND:
      return beginAction(s);
    case AGAIN:
      return beginRecruit(s);
    default:
      return endTurn(s, tell);
  }
}

const outlook = new Outlook();

/** Reads the counts and stands at the first slot (fort.act.per). */
function beginAction(s: FortState): void {
  const program = programNow(s);
  const o = outlook.look(s, s.actor);
  const own = s.actor === s.leader;
  const shown = own && s.which !== BY_PERK ? leaderSymbols(s) : s.followSymbols;
  s.count = counted(program, o, shown);
  s.segment = 0;
  s.rep = 0;
  s.slot = 0;
  s.todo = allOf(program.segments[0]!.slots[0]!);
  s.kind = own ? NONE : s.leaderKind;
  s.way = NONE;
  s.steps = 0;
  s.phase = ACT;
}

function leaderSymbols(s: FortState): number {
  const program = programNow(s);
  return symbols(s, s.box.designs[s.played]!, program, suitFor(s, program));
}

/** Moves on to the next slot when one is done; false when that ended the action. */
function settleStep(s: FortState, tell?: Tell): boolean {
  while (s.todo === 0) {
    const { segments } = programNow(s);
    const { slots, counter } = segments[s.segment]!;
    if (s.slot + 1 < slots.length) s.slot++;
    else if (s.rep + 1 < (counter === ONCE ? 1 : s.count)) {
      s.rep++;
      s.slot = 0;
    } else if (s.segment + 1 < segments.length) {
      s.segment++;
      s.rep = 0;
      s.slot = 0;
    } else {
      endAction(s, true, tell);
      return false;
    }
    s.todo = allOf(segments[s.segment]!.slots[s.slot]!);
  }
  return true;
}

/** Does one verb of an action in one way, or recruits. */
function step(s: FortState, m: number, tell?: Tell): void {
  if (s.phase !== ACT) {
    recruit(s, m, tell);
    if (s.phase === RECRUIT_PHASE) afterRecruit(s, tell);
    else endTurn(s, tell);
    return;
  }
  doStep(s, outlook.look(s, s.actor), m, tell);
}

/** Does one verb of the slot, with the figures as they are now. */
function doStep(s: FortState, o: Outlook, m: number, tell?: Tell): void {
  const level = s.level[s.actor]!;
  const place = placeOf(s, m);
  const verb = programNow(s).segments[s.segment]!.slots[s.slot]![place]!;
  const whole = carryOut(s, o, verb, m, tell);
  s.steps++;
  s.todo &= ~(1 << place);
  if (!whole) endAction(s, false, tell);
  else if (s.level[s.actor] !== level) reward(s, tell);
}

/** Which of the verbs side by side a move belongs to. */
function placeOf(s: FortState, m: number): number {
  const verbs = programNow(s).segments[s.segment]!.slots[s.slot]!;
  if (verbs.length === 1) return 0;
  for (let i = 0; i < verbs.length; i++) if ((s.todo >> i) & 1 && does(verbs[i]!, m)) return i;
  throw new Error(`move ${m} does no verb of this slot`);
}

/** What reaching a level brings (fort.level.1, fort.level.2, fort.level.5). */
function reward(s: FortState, tell?: Tell): void {
  const seat = s.actor;
  if (s.level[seat] === 1 && s.ruleStack && s.rule[seat] === NONE) {
    s.sawRules[seat] = s.ruleStack;
    s.ruleTurn[seat] = 0;
    for (let other = 0; other < s.seats; other++) {
      if (s.rule[other] !== NONE) s.ruleTurn[seat]!++;
    }
    s.news++;
    s.phase = KEEP;
    tell?.({
      kind: 'looks',
      seat,
      secret: { seats: [seat], rules: RULES.filter((_, i) => (s.ruleStack >> i) & 1) },
    });
  } else if (s.level[seat] === 2 && s.perkRow && s.perk[seat] === NONE) {
    s.phase = PERK;
  } else if (s.level[seat] === TOP_LEVEL && s.sculpture === NONE) {
    s.sculpture = seat;
    tell?.({ kind: 'took-sculpture', seat });
    checkEnd(s, tell);
  }
}

function keepRule(s: FortState, m: number, tell?: Tell): void {
  const rule = whichOf(m);
  s.ruleStack &= ~(1 << rule);
  s.rule[s.actor] = rule;
  s.phase = ACT;
  tell?.({ kind: 'kept-rule', seat: s.actor, secret: { seats: [s.actor], rule: RULES[rule] } });
}

function takePerk(s: FortState, m: number, tell?: Tell): void {
  const perk = whichOf(m);
  s.perkRow &= ~(1 << perk);
  s.perk[s.actor] = perk;
  s.phase = ACT;
  tell?.({ kind: 'took-perk', seat: s.actor, perk: PERKS[perk] });
}

function endAction(s: FortState, whole: boolean, tell?: Tell): void {
  if (s.actor !== s.leader) return nextFollower(s, tell);
  s.kind = NONE;
  s.way = NONE;
  if (s.which === BY_PERK) return beginRecruit(s);
  s.used |= 1 << s.which;
  if (whole) s.fullDone = 1;
  s.phase = USE;
}

/** The public action is offered to the rivals, whether or not the leader used it (fort.follow.order). */
function beginFollow(s: FortState, tell?: Tell): void {
  s.addedOnes = 0;
  s.addedTwos = 0;
  if (!s.box.designs[s.played]!.programs[PUBLIC]) return afterFollow(s, tell);
  s.followStep = 0;
  nextFollower(s, tell);
}

function nextFollower(s: FortState, tell?: Tell): void {
  s.followStep++;
  s.followed = 0;
  s.followSymbols = 0;
  s.kind = NONE;
  s.way = NONE;
  if (s.followStep < s.seats) {
    s.which = PUBLIC;
    s.actor = (s.leader + s.followStep) % s.seats;
    s.phase = FOLLOW;
    return;
  }
  if (s.rough === NONE) return afterFollow(s, tell);
  s.actor = s.rough;
  s.phase = ROUGH;
}

function follow(s: FortState, m: number, tell?: Tell): void {
  const card = whichOf(m);
  const seat = s.actor;
  take(s, handOf(seat), card);
  reveal(s, seat, card);
  put(s, discardOf(seat), card);
  s.followed++;
  const suit = suitFor(s, programNow(s));
  s.followSymbols += followSymbols(s.box.designs[card]!, suit);
  tell?.({ kind: 'followed', seat, card: cardName(s, card) });
  if (s.followed === 1 && suit !== NONE && holds(s, seat, COPY_CAT)) s.phase = FOLLOW_SECOND;
  else beginAction(s);
}

function pass(s: FortState, _: number, tell?: Tell): void {
  tell?.({ kind: 'passed', seat: s.actor });
  if (s.phase === ROUGH) return afterFollow(s, tell);
  const last = s.followStep === s.seats - 1;
  if (!last && mayRough(s, s.actor)) s.rough = s.actor;
  nextFollower(s, tell);
}

function roughHouse(s: FortState, _: number, tell?: Tell): void {
  s.perk[s.actor] = NONE;
  s.trashPlayed = 1;
  tell?.({ kind: 'used-perk', seat: s.actor, perk: 'rough-housing' });
  afterFollow(s, tell);
}

/** When all have followed or declined: the card leaves if it must, then perhaps a second one is played. */
function afterFollow(s: FortState, tell?: Tell): void {
  if (s.trashPlayed) {
    take(s, IN_PLAY, s.played);
    put(s, GONE, s.played);
    tell?.({ kind: 'trashed', seat: s.leader, card: cardName(s, s.played), from: 'play' });
  }
  clearPlay(s);
  if (holds(s, s.leader, DO_OVER) && canPlayAgain(s)) s.phase = AGAIN;
  else beginRecruit(s);
}

function playAgain(s: FortState, _: number, tell?: Tell): void {
  s.perk[s.leader] = NONE;
  s.again = 1;
  s.phase = PLAY;
  tell?.({ kind: 'used-perk', seat: s.leader, perk: 'do-over' });
}

/** One more from Park or Park deck, if wanted (fort.perk.birthday-party). */
function afterRecruit(s: FortState, tell?: Tell): void {
  const more = size(s, PARK) + size(s, PARK_DECK) > 0;
  if (s.phase === RECRUIT_PHASE && holds(s, s.leader, BIRTHDAY_PARTY) && more) s.phase = BIRTHDAY;
  else endTurn(s, tell);
}
