import type { Random, Setup, Tell } from '@treefort/kernel';
import { beginAction, doStep, findSlot, keepRule, takePerk } from './action.ts';
import { cardName, recruit, recycle } from './carry-out.ts';
import { beginFollow, follow, nextFollower, pass, roughHouse } from './follow.ts';
import { reveal } from './knowledge.ts';
import { list } from './list.ts';
import { stepOutlook } from './list-step.ts';
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
import { handOf, IN_PLAY, PARK, PARK_DECK, put, size, take } from './piles.ts';
import { deal, resolveDraft } from './setup.ts';
import {
  ACT,
  ADD,
  AGAIN,
  BIRTHDAY,
  BY_PERK,
  DECLARE,
  DRAFT,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  holds,
  OVER,
  PLAY,
  PUBLIC,
  RECRUIT_PHASE,
  SUIT,
  USE,
} from './state.ts';
import { suitFor } from './symbols.ts';
import { beginRecruit, beginTurn, endTurn } from './turn.ts';
import { programNow } from './under-way.ts';
import { BIRTHDAY_PARTY, COIN, NONE, SYMBOLS } from './words.ts';

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

/**
 * What is asked even with one answer: a leader hears why nothing can be played, begins every action by own choice, and
 * nobody's hand is given away.
 */
const isAlwaysAsked = ({ phase, options }: FortState): boolean =>
  phase === PLAY ||
  phase === FOLLOW ||
  phase === AGAIN ||
  (phase === USE && whatOf(options[0]!) === M_USE);

/** Goes on until somebody has something to decide; one way is no question. */
export function flow(s: FortState, tell?: Tell): void {
  while (s.phase !== OVER) {
    if (s.phase === ACT && !findSlot(s)) {
      endAction(s, true, tell);
      continue;
    }
    const count = list(s);
    if (count === 0) {
      passOver(s, tell);
      continue;
    }
    if (count > 1 || isAlwaysAsked(s)) return;
    const only = s.options[0]!;
    if (s.phase === ACT && whatOf(only) !== M_RECYCLE) stepWith(s, stepOutlook, only, tell);
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

/** Does one verb of an action in one way, or recruits. */
function step(s: FortState, m: number, tell?: Tell): void {
  if (s.phase !== ACT) {
    recruit(s, m, tell);
    if (s.phase === RECRUIT_PHASE) afterRecruit(s, tell);
    else endTurn(s, tell);
    return;
  }
  stepWith(s, outlook.look(s, s.actor), m, tell);
}

function stepWith(s: FortState, o: Outlook, m: number, tell?: Tell): void {
  if (!doStep(s, o, m, tell)) endAction(s, false, tell);
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
