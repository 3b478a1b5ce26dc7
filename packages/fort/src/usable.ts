import { type Course, completes, counted, finishes, type Rest, reach, START } from './foresight.ts';
import {
  IN_DISCARD,
  IN_HAND,
  look,
  OUTLOOK_SIZE,
  type Outlook,
  TAKEN_KIND,
  TAKEN_WAY,
} from './outlook.ts';
import { CONVERT, GAIN_ANY, type Program } from './program.ts';
import { type FortState, PUBLIC } from './state.ts';
import { followSymbols, smallestAdd, suitFor, symbols } from './symbols.ts';
import { COIN, NONE, PIZZA, TOY } from './words.ts';

/** What may be begun: cards to play, actions to use, cards to add, cards to follow with. */

const outlook = new Int32Array(OUTLOOK_SIZE);
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
  const o = look(s, seat, outlook);
  o[TAKEN_KIND] = NONE;
  o[TAKEN_WAY] = NONE;
  return o;
}

/** Whether an action of a card may be begun by the leader, whose hand no longer holds it. */
function usable(s: FortState, o: Outlook, card: number, which: number): boolean {
  const program = s.box.designs[card]!.programs[which];
  if (!program || (s.used >> which) & 1) return false;
  const began = begin(program, counted(program, o, fewest(s, card, program)));
  if (s.fullDone) return reach(o, began, s.box.levels) > 0;
  return finishes(o, began, otherAction(s, card, which), s.box.levels);
}

/** Whether the leader may use an action of the played card now (fort.play.actions, fort.play.one-full). */
export const canUse = (s: FortState, which: number): boolean =>
  usable(s, fresh(s, s.leader), s.played, which);

/** Whether the leader may play a card from hand (fort.play.one-full). */
export function canPlay(s: FortState, card: number): boolean {
  const o = fresh(s, s.leader);
  o[IN_HAND]!--;
  return usable(s, o, card, 0) || usable(s, o, card, 1);
}

/** Whether a follower may discard a card, or one more, for the public action (fort.follow.full). */
export function canFollow(s: FortState, seat: number, card: number): boolean {
  const program = s.box.designs[s.played]!.programs[PUBLIC]!;
  const o = fresh(s, seat);
  o[TAKEN_KIND] = s.leaderKind;
  o[IN_HAND]!--;
  o[IN_DISCARD]!++;
  const more = followSymbols(s.box.designs[card]!, suitFor(s, program));
  const count = counted(program, o, s.followSymbols + more);
  return completes(o, begin(program, count), s.box.levels);
}

const hasChoice = (program: Program): boolean =>
  program.segments.some(({ slots }) =>
    slots.some((v) => v.includes(GAIN_ANY) || v.includes(CONVERT)),
  );

/** Whether every unit added to this action matters with `count` symbols (fort.play.add-useful). */
function useful(
  s: FortState,
  o: Outlook,
  program: Program,
  count: number,
  ones: number,
  twos: number,
): boolean {
  if (ones + twos === 0) return true;
  const all = reach(o, begin(program, count), s.box.levels);
  if (ones && reach(o, begin(program, count - 1), s.box.levels) >= all) return false;
  return !(twos && reach(o, begin(program, count - 2), s.box.levels) >= all);
}

/** What the units added so far would be with one more of `more` symbols, or none when `more` is 0. */
function goesOn(s: FortState, o: Outlook, program: Program, more: number, other: Rest): boolean {
  const suit = suitFor(s, program);
  const count = symbols(s, s.box.designs[s.played]!, program, suit) + more;
  if (count === 0) return false;
  const ones = s.addedOnes + (more === 1 ? 1 : 0);
  const twos = s.addedTwos + (more === 2 ? 1 : 0);
  if (!useful(s, o, program, count, ones, twos)) return false;
  if (s.fullDone) return reach(o, begin(program, count), s.box.levels) > 0;
  return finishes(o, begin(program, count), other, s.box.levels);
}

/** A unit to add: symbols it counts here, symbols it brings to the other action, and whether it leaves the hand. */
export interface Unit {
  readonly here: number;
  readonly there: number;
  readonly fromHand: number;
}

/** Whether the action can go on when a unit is added; without one, whether it can begin as it stands. */
export function canAdd(s: FortState, unit: Unit = NOTHING): boolean {
  const program = s.box.designs[s.played]!.programs[s.which]!;
  const o = fresh(s, s.leader);
  o[IN_HAND]! -= unit.fromHand;
  const other = otherAction(s, s.played, s.which, unit.there);
  if (!hasChoice(program)) return goesOn(s, o, program, unit.here, other);
  for (let choice = PIZZA; choice <= TOY; choice++) {
    o[TAKEN_KIND] = choice;
    o[TAKEN_WAY] = choice;
    if (goesOn(s, o, program, unit.here, other)) return true;
  }
  return false;
}

const NOTHING: Unit = { here: 0, there: 0, fromHand: 0 };

/** Whether the units added to the action under way still matter once a kind or way is chosen. */
export function staysUseful(s: FortState, o: Outlook): boolean {
  if (s.addedOnes + s.addedTwos === 0) return true;
  const program = s.box.designs[s.played]!.programs[s.which]!;
  return useful(s, o, program, s.count, s.addedOnes, s.addedTwos);
}

/** The symbols that a card added with its coin as `coin` brings to the other action of the played card. */
export function asideSymbols(s: FortState, card: number, coin: number): number {
  const program = s.box.designs[s.played]!.programs[1 - s.which];
  const suit = program ? suitFor(s, program) : NONE;
  if (suit === NONE) return 0;
  const { count } = s.box.designs[card]!;
  return (suit === COIN ? 0 : count[suit]!) + (coin === suit ? count[COIN]! : 0);
}
