import {
  begins,
  type Course,
  completes,
  counted,
  finishes,
  type Rest,
  reach,
  START,
  timesOf,
} from './foresight.ts';
import { Outlook } from './outlook.ts';
import type { Program } from './program.ts';
import { type FortState, PUBLIC } from './state.ts';
import { followSymbols, smallestAdd, suitFor, symbols } from './symbols.ts';
import { mostOf } from './ways.ts';
import { COIN, NONE, PIZZA, TOY } from './words.ts';

/** What may be begun: cards to play, actions to use, cards to add, cards to follow with. */

const outlook = new Outlook();
const course: Course = { ...START };
const rest: Rest = { program: undefined, count: 0 };

/** The symbols for an action as it would begin with the fewest added, or 0 where it cannot begin. */
function fewest(s: FortState, card: number, program: Program, more = 0): number {
  if (program.anySuit && s.anySuit === NONE) return 1;
  const suit = suitFor(s, program);
  if (suit === NONE) return 0;
  const shown = symbols(s, s.box.designs[card]!, program, suit) + more;
  return shown || smallestAdd(s, s.leader, suit, card);
}

/** The other action of the played card, if it is still to be used, for the look-ahead. */
export function otherAction(s: FortState, card: number, which: number, more = 0): Rest {
  const other = 1 - which;
  rest.program = (s.used >> other) & 1 ? undefined : s.box.designs[card]!.programs[other];
  rest.count = rest.program ? fewest(s, card, rest.program, more) : 0;
  return rest;
}

function begin(program: Program, count: number): Course {
  course.program = program;
  course.count = count;
  course.segment = -1;
  course.steps = 0;
  return course;
}

/** Leader's figures with the kind and way of an action still open. */
function fresh(s: FortState, seat: number): Outlook {
  return outlook.look(s, seat).open();
}

/** Whether an action of a card may be begun by the leader, whose hand no longer holds it. */
function usable(s: FortState, o: Outlook, card: number, which: number): boolean {
  const program = s.box.designs[card]!.programs[which];
  if (!program || (s.used >> which) & 1) return false;
  if (s.used === 0 && program.oneStep) return begins(o, program, 1, s.box.levels);
  const count = counted(program, o, fewest(s, card, program));
  if (s.fullDone) return begins(o, program, count, s.box.levels);
  const began = begin(program, count);
  if (program.single >= 0) {
    const done = reach(o, began, s.box.levels);
    if (done === 0 || done === timesOf(program, count)) return done > 0;
  }
  return finishes(o, began, otherAction(s, card, which), s.box.levels);
}

/** The figures for using an action of the played card now. */
export function beforeUse(s: FortState): Outlook {
  return fresh(s, s.leader);
}

/** Whether the leader may use an action of the played card (fort.play.actions, fort.play.one-full). */
export function canUse(s: FortState, before: Outlook, which: number): boolean {
  return usable(s, before, s.played, which);
}

/** The figures for playing a card: it will have left the hand. */
export function beforePlay(s: FortState): Outlook {
  const o = fresh(s, s.leader);
  o.hand--;
  return o;
}

/** Whether the leader may play a card from hand (fort.play.one-full). */
export function canPlay(s: FortState, before: Outlook, card: number): boolean {
  const { programs } = s.box.designs[card]!;
  // What is a matter of one step is looked at first: mostly that is enough.
  for (let which = 0; which < 2; which++) {
    const program = programs[which];
    if (program?.oneStep && mostOf(program.single, before, s.box.levels) > 0) return true;
  }
  return usable(s, before, card, 0) || usable(s, before, card, 1);
}

/** The figures for following: one card more will have gone to the discard pile (fort.follow.discard). */
export function beforeFollow(s: FortState, seat: number): Outlook {
  const o = fresh(s, seat);
  o.kind = s.leaderKind;
  o.hand--;
  o.discard++;
  return o;
}

/** Whether a follower may discard a card, or one more, for the public action (fort.follow.full). */
export function canFollow(s: FortState, before: Outlook, card: number): boolean {
  const program = s.box.designs[s.played]!.programs[PUBLIC]!;
  const more = followSymbols(s.box.designs[card]!, suitFor(s, program));
  const count = counted(program, before, s.followSymbols + more);
  return completes(before, begin(program, count), s.box.levels);
}

/** The action of the played card that is being used. */
const actionNow = (s: FortState): Program => s.box.designs[s.played]!.programs[s.which]!;

/**
 * Whether every unit added to this action matters with `count` symbols, also one more of `more` symbols, or none when
 * that is 0 (fort.play.add-useful).
 */
function useful(s: FortState, o: Outlook, count: number, more: number): boolean {
  const ones = s.addedOnes + (more === 1 ? 1 : 0);
  const twos = s.addedTwos + (more === 2 ? 1 : 0);
  if (ones + twos === 0) return true;
  const program = actionNow(s);
  const all = reach(o, begin(program, count), s.box.levels);
  // Of one verb alone the first so many are done: a unit matters if without it fewer symbols are left than that.
  if (program.single >= 0) return all > count - (ones ? 1 : 2);
  if (ones && reach(o, begin(program, count - 1), s.box.levels) >= all) return false;
  return !(twos && reach(o, begin(program, count - 2), s.box.levels) >= all);
}

/** How many symbols the action has with one more unit of `more` symbols. */
function countWith(s: FortState, more: number): number {
  const program = actionNow(s);
  return symbols(s, s.box.designs[s.played]!, program, suitFor(s, program)) + more;
}

/** Whether the play can go on with the units added so far and one more of `more` symbols. */
function goesOn(s: FortState, o: Outlook, more: number, other: Rest): boolean {
  const count = countWith(s, more);
  if (count === 0 || !useful(s, o, count, more)) return false;
  const program = actionNow(s);
  if (s.fullDone) return begins(o, program, count, s.box.levels);
  return finishes(o, begin(program, count), other, s.box.levels);
}

/** A unit to add: symbols it counts here, symbols it brings to the other action, and whether it leaves the hand. */
export interface Unit {
  readonly here: number;
  readonly there: number;
  readonly fromHand: number;
}

/** Whether the play can go on when a unit is added to the action that begins. */
export function canAdd(s: FortState, unit: Unit): boolean {
  const o = fresh(s, s.leader);
  o.hand -= unit.fromHand;
  const other = otherAction(s, s.played, s.which, unit.there);
  if (!actionNow(s).chooses) return goesOn(s, o, unit.here, other);
  for (let choice = PIZZA; choice <= TOY; choice++) {
    o.kind = choice;
    o.way = choice;
    if (goesOn(s, o, unit.here, other)) return true;
  }
  return false;
}

/** Whether a unit would matter, whatever becomes of the play. */
export function isUseful(s: FortState, here: number, fromHand: number): boolean {
  const o = fresh(s, s.leader);
  o.hand -= fromHand;
  return useful(s, o, countWith(s, here), here);
}

/** Whether the units added to the action under way still matter once a kind or way is chosen. */
export const staysUseful = (s: FortState, o: Outlook): boolean => useful(s, o, s.count, 0);

/** The symbols that a card added with its coin as `coin` brings to the other action of the played card. */
export function asideSymbols(s: FortState, card: number, coin: number): number {
  const program = s.box.designs[s.played]!.programs[1 - s.which];
  const suit = program ? suitFor(s, program) : NONE;
  if (suit === NONE) return 0;
  const { count } = s.box.designs[card]!;
  return (suit === COIN ? 0 : count[suit]!) + (coin === suit ? count[COIN]! : 0);
}
