import { isLastSlot } from './cursor.ts';
import type { LookAhead } from './look-ahead.ts';
import { FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_PARK, fromOf } from './move-forms.ts';
import { KIND, kindOf } from './moves.ts';
import { offer, offerPile, offerYards } from './offer.ts';
import { Outlook } from './outlook.ts';
import { discardOf, handOf, PARK } from './piles.ts';
import { BY_PERK, type FortState } from './state.ts';
import { isEven } from './touches.ts';
import { programNow, verbsNow } from './under-way.ts';
import { otherAction, staysUseful } from './usable.ts';
import { isTwin, MOST_WAYS } from './walk.ts';
import { carry, waysOf } from './ways.ts';

/** Lists the ways of the step that is next in an action. */

const after = new Outlook();
const ways = new Int32Array(MOST_WAYS);

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

/** Whether the play can go on to a legal end when a verb of the slot is done in this way. */
function allowed(s: FortState, ahead: LookAhead, way: number, place: number): boolean {
  const verb = verbsNow(s)[place]!;
  const whole = carry(verb, after.copy(ahead.outlook), way);
  if (!keepsUse(s, ahead)) return false;
  const asked = demand(s);
  if (asked === FREE || (whole && isLastStep(s, place))) return true;
  const other = asked === MUST_FINISH ? otherAction(s, s.played, s.which) : undefined;
  if (whole) return ahead.finishesAfter(after, s, place, other);
  return other !== undefined && ahead.completesNext(after, other);
}

/** Whether nothing is left of the action once this verb is done. */
const isLastStep = (s: FortState, place: number): boolean =>
  (s.todo & ~(1 << place)) === 0 && isLastSlot(s, programNow(s), s.count);

/** A kind or a way of converting may not make an added card useless (fort.play.add-useful). */
function keepsUse(s: FortState, ahead: LookAhead): boolean {
  if (s.steps > 0 || s.actor !== s.leader || s.which === BY_PERK) return true;
  const o = ahead.outlook;
  const { kind, way } = o;
  if (after.kind === kind && after.way === way) return true;
  o.kind = after.kind;
  o.way = after.way;
  const useful = staysUseful(s, ahead);
  o.kind = kind;
  o.way = way;
  return useful;
}

/** Whether every way of a verb is as good as the others for what the rest of the play asks. */
function isAlike(s: FortState, ahead: LookAhead, verb: number): boolean {
  if (!isEven(verb)) return false;
  if (demand(s) === FREE) return true;
  return programNow(s).countable && ahead.completesNow(s);
}

/** The ways of the step that is next, each with every card it can be done with. */
export function listStep(s: FortState, ahead: LookAhead): void {
  const verbs = verbsNow(s);
  for (let place = 0; place < verbs.length; place++) {
    if (!((s.todo >> place) & 1) || isTwin(verbs, s.todo, place)) continue;
    const verb = verbs[place]!;
    const end = waysOf(verb, ahead.outlook, ways);
    if (end === 0) continue;
    const isSure = (end === 1 && verbs.length === 1) || isAlike(s, ahead, verb);
    for (let w = 0; w < end; w++) {
      const way = ways[w]!;
      if (isSure || allowed(s, ahead, way, place)) expandOnce(s, verbs, way);
    }
  }
  if (s.optionCount === 0) listAllWays(s, ahead);
}

/** Where no way leads to what the play asks for, that can no longer be had, and all are open (fort.play.stuck). */
function listAllWays(s: FortState, ahead: LookAhead): void {
  const verbs = verbsNow(s);
  for (let place = 0; place < verbs.length; place++) {
    if (!((s.todo >> place) & 1) || isTwin(verbs, s.todo, place)) continue;
    const end = waysOf(verbs[place]!, ahead.outlook, ways);
    for (let w = 0; w < end; w++) expandOnce(s, verbs, ways[w]!);
  }
}

/** Offers a way, unless it has been offered for another of the verbs side by side. */
function expandOnce(s: FortState, verbs: readonly number[], way: number): void {
  if (verbs.length === 1 || !isOffered(s, way)) expand(s, way);
}

/** Advances that cost the same side by side are paid in the same ways. */
const isOffered = (s: FortState, way: number): boolean =>
  kindOf(way) === KIND.pay && s.options.subarray(0, s.optionCount).includes(way);

/** Offers a way with each card that it can be done with. */
function expand(s: FortState, way: number): void {
  const what = kindOf(way);
  const from = fromOf(way);
  const withCard =
    what === KIND.tuck ||
    what === KIND.trash ||
    what === KIND['trash-rival'] ||
    what === KIND.recruit;
  if (!withCard || from === FROM_DECK) offer(s, way);
  else if (from === FROM_HAND) offerPile(s, handOf(s.actor), what, from);
  else if (from === FROM_DISCARD) offerPile(s, discardOf(s.actor), what, from);
  else if (from === FROM_PARK) offerPile(s, PARK, what, from);
  else offerYards(s, what);
}
