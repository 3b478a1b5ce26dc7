import { completes, finishes, isTwin, MOST_WAYS, restFinishes, START } from './foresight.ts';
import { FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_PARK, fromOf } from './move-forms.ts';
import { KIND, kindOf } from './moves.ts';
import { offer, offerPile, offerYards } from './offer.ts';
import { Outlook } from './outlook.ts';
import { discardOf, handOf, PARK } from './piles.ts';
import { ONCE } from './program.ts';
import { BY_PERK, type FortState } from './state.ts';
import { programNow, verbsNow } from './under-way.ts';
import { otherAction, staysUseful } from './usable.ts';
import { carry, waysOf } from './ways.ts';

/** Lists the ways of the step that is next in an action. */

/** The figures as that step finds them. */
export const stepOutlook: Outlook = new Outlook();
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

const course = { ...START };

/** Whether the play can go on to a legal end when a verb of the slot is done in this way. */
function allowed(s: FortState, way: number, place: number, asked: number): boolean {
  const verb = verbsNow(s)[place]!;
  const whole = carry(verb, after.copy(stepOutlook), way);
  if (!keepsUse(s)) return false;
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
function keepsUse(s: FortState): boolean {
  if (s.steps > 0 || s.actor !== s.leader || s.which === BY_PERK) return true;
  const o = stepOutlook;
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
export function listStep(s: FortState): void {
  const o = stepOutlook.look(s, s.actor);
  const verbs = verbsNow(s);
  const asked = demand(s);
  for (let place = 0; place < verbs.length; place++) {
    if (!((s.todo >> place) & 1) || isTwin(verbs, s.todo, place)) continue;
    const end = waysOf(verbs[place]!, o, ways, s.box.levels);
    for (let w = 0; w < end; w++) {
      const way = ways[w]!;
      const alone = end === 1 && verbs.length === 1;
      if (alone || allowed(s, way, place, asked)) expand(s, way);
    }
  }
}

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
