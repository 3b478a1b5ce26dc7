import type { Random, Setup } from '@treefort/kernel';
import { beginAction, doStep } from './action.ts';
import { Merging } from './beats.ts';
import { cardName, recruit, recycle } from './carry-out.ts';
import { causeNow } from './cause.ts';
import { AT_END, AT_SLOT, moveOn, segmentAt, timesOf } from './cursor.ts';
import type { Tell } from './events.ts';
import { beginFollow, follow, nextFollower, pass, roughHouse } from './follow.ts';
import { list, listFrom } from './list.ts';
import { LookAhead } from './look-ahead.ts';
import { whichOf } from './move-forms.ts';
import { ACTIONS, byKind, KIND, kindOf } from './moves.ts';
import { stoppedBy } from './obstacle.ts';
import type { Outlook } from './outlook.ts';
import { PARK, PARK_DECK, size } from './piles.ts';
import { addCard, chooseSuit, declare, lend, playCard, use, useDiy } from './play-card.ts';
import { keepRule, takePerk } from './reach-level.ts';
import { deal, resolveDraft } from './setup.ts';
import {
  ACT,
  ADD,
  AGAIN,
  BIRTHDAY,
  BY_PERK,
  DRAFT,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  holds,
  OVER,
  PLAY,
  RECRUIT_PHASE,
  SUIT,
  USE,
} from './state.ts';
import { beginRecruit, beginTurn, endTurn } from './turn.ts';
import { programNow } from './under-way.ts';
import { BIRTHDAY_PARTY, NONE } from './words.ts';

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
  if (!tell) return answer(s, seat, m);
  const merging = new Merging(tell);
  answer(s, seat, m, merging.hear);
  merging.flush();
}

/** The same, with every step told by itself. */
export function answer(s: FortState, seat: number, m: number, tell?: Tell): void {
  if (s.phase === DRAFT) return pick(s, seat, m, tell);
  s.moment++;
  APPLY[kindOf(m)]!(s, m, tell);
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
  (phase === USE && kindOf(options[0]!) === KIND.use);

const ahead = new LookAhead();

/** Goes on until somebody has something to decide; one way is no question. */
export function flow(s: FortState, tell?: Tell): void {
  while (s.phase !== OVER) {
    if (s.phase === ACT) {
      if (carryOn(s, tell)) return;
      continue;
    }
    const count = list(s, ahead);
    if (count === 0) {
      passOver(s, tell);
      continue;
    }
    if (count > 1 || isAlwaysAsked(s)) return;
    const only = s.options[0]!;
    APPLY[kindOf(only)]!(s, only, tell);
  }
}

/** Carries an action on until it ends or brings a reward, or somebody has to decide: only then it returns true. */
function carryOn(s: FortState, tell?: Tell): boolean {
  const program = programNow(s);
  ahead.look(s, s.actor);
  while (s.phase === ACT) {
    const at = s.todo === 0 ? moveOn(s, program, s.count) : AT_SLOT;
    const count = at === AT_SLOT ? listFrom(s, ahead) : 0;
    if (count > 1) return true;
    if (count === 0) endAction(s, at === AT_END, tell);
    // The step changes the figures as it changes the state, so that there is no need to look again.
    else stepWith(s, ahead.outlook, s.options[0]!, tell);
  }
  return false;
}

/** A phase without any option is passed over. */
function passOver(s: FortState, tell?: Tell): void {
  if (s.phase === RECRUIT_PHASE) afterRecruit(s, tell);
  else if (s.phase === SUIT || s.phase === ADD) giveUp(s, tell);
  else throw new Error(`phase ${s.phase} has no option`);
}

type Apply = (s: FortState, m: number, tell?: Tell) => void;

/** What each kind of move does. */
const APPLY: readonly Apply[] = byKind<Apply>({
  play: playCard,
  skip,
  diy: useDiy,
  declare,
  use,
  done,
  add: addCard,
  'lookout-symbol': lend,
  suit: chooseSuit,
  gain: step,
  'gain-either': step,
  pack: step,
  tuck: step,
  trash: step,
  'trash-rival': step,
  'trash-this': step,
  recruit: step,
  pay: step,
  score: step,
  spend: step,
  'copy-pack': step,
  'copy-rival': step,
  convert: step,
  follow,
  pass,
  keep: keepRule,
  'take-perk': takePerk,
  recycle: (s, m, tell) => recycle(s, whichOf(m), tell),
  'rough-housing': roughHouse,
  'do-over': playAgain,
  draft: () => {
    throw new Error('a pick of the draft is sealed');
  },
});

function skip(s: FortState, _: number, tell?: Tell): void {
  tell?.({ kind: 'skipped', seat: s.leader });
  beginRecruit(s);
}

/** "Done" ends what is going on: adding, the play, a second card to follow with, an offer of more. */
function done(s: FortState, _: number, tell?: Tell): void {
  switch (s.phase) {
    case ADD:
      return beginAction(s, tell);
    case USE:
      return beginFollow(s, tell);
    case FOLLOW_SECOND:
      return beginAction(s, tell);
    case AGAIN:
      return beginRecruit(s);
    default:
      return endTurn(s, tell);
  }
}

/** Does one verb of an action in one way, or recruits. */
function step(s: FortState, m: number, tell?: Tell): void {
  if (s.phase !== ACT) {
    recruit(s, m, tell);
    if (s.phase === RECRUIT_PHASE) afterRecruit(s, tell);
    else endTurn(s, tell);
    return;
  }
  stepWith(s, ahead.look(s, s.actor), m, tell);
}

function stepWith(s: FortState, o: Outlook, m: number, tell?: Tell): void {
  if (!doStep(s, o, m, tell)) endAction(s, false, tell);
}

function endAction(s: FortState, whole: boolean, tell?: Tell): void {
  if (tell && !whole) tellStop(s, tell);
  if (s.actor !== s.leader) return nextFollower(s, tell);
  s.kind = NONE;
  s.way = NONE;
  if (s.which === BY_PERK) return beginRecruit(s);
  if (whole) s.fullDone = 1;
  closeAction(s, tell);
}

/** The leader is through with an action of the played card. */
function closeAction(s: FortState, tell?: Tell): void {
  s.used |= 1 << s.which;
  if (tell) {
    const [card, action] = [cardName(s, s.played), ACTIONS[s.which]!];
    tell({ kind: 'action-done', seat: s.leader, card, action });
  }
  s.phase = USE;
}

/** An action that counts symbols and finds none, nor any that may be added, is not used (fort.play.stuck). */
function giveUp(s: FortState, tell?: Tell): void {
  const because = causeNow(s);
  tell?.({ kind: 'stopped', seat: s.leader, rule: 'fort.play.zero', left: 0, because });
  closeAction(s, tell);
}

/** What stopped an action that ends in part, and how many repetitions are not done in full. */
function tellStop(s: FortState, tell: Tell): void {
  const rule = stoppedBy(s);
  if (!rule) return;
  const left = timesOf(segmentAt(s, programNow(s)), s.count) - s.rep;
  tell({ kind: 'stopped', seat: s.actor, rule, left, because: causeNow(s) });
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
