import { counted, type LookAhead, type Rest } from './look-ahead.ts';
import type { Outlook } from './outlook.ts';
import type { Program } from './program.ts';
import { designOf, type FortState, PUBLIC } from './state.ts';
import { followSymbols, smallestAdd, suitFor, symbols } from './symbols.ts';
import { COIN, NONE, PIZZA, TOY } from './words.ts';

/** What may be begun: cards to play, actions to use, cards to add, cards to follow with. */

/** The symbols for an action as it would begin with the fewest added, or 0 where it cannot begin. */
function fewest(s: FortState, card: number, program: Program, more = 0): number {
  if (program.anySuit && s.anySuit === NONE) return 1;
  const suit = suitFor(s, program);
  if (suit === NONE) return 0;
  const shown = symbols(s, designOf(s, card), program, suit) + more;
  return shown || smallestAdd(s, s.leader, suit, card);
}

/** The other action of the played card, if it is still to be used, for the look-ahead. */
export function otherAction(s: FortState, card: number, which: number, more = 0): Rest | undefined {
  const other = 1 - which;
  const program = s.box.programs[card * 2 + other];
  if (!program || (s.used >> other) & 1) return undefined;
  return { program, symbols: fewest(s, card, program, more) };
}

/** Whether an action of a card may be begun by the leader, whose hand no longer holds it. */
function usable(s: FortState, ahead: LookAhead, card: number, which: number): boolean {
  const program = s.box.programs[card * 2 + which];
  if (!program || (s.used >> which) & 1) return false;
  const count = counted(program, ahead.outlook, fewest(s, card, program));
  if (!ahead.begins(program, count)) return false;
  if (s.fullDone || (program.countable && ahead.completes(program, count))) return true;
  return ahead.finishes(program, count, otherAction(s, card, which));
}

/** Takes the leader's figures for using an action of the played card now, its kind and way still open. */
export function beforeUse(s: FortState, ahead: LookAhead): void {
  ahead.look(s, s.leader).open();
}

/** Whether the leader may use an action of the played card (fort.play.actions, fort.play.one-full). */
export function canUse(s: FortState, ahead: LookAhead, which: number): boolean {
  return usable(s, ahead, s.played, which);
}

/** Takes the leader's figures for playing or adding a card: it will have left the hand. */
export function beforePlay(s: FortState, ahead: LookAhead): void {
  ahead.look(s, s.leader).open().hand--;
}

/** Whether the leader may play a card from hand (fort.play.one-full). */
export function canPlay(s: FortState, ahead: LookAhead, card: number): boolean {
  const { oneStep } = s.box;
  // What is a matter of one step is looked at first: mostly that is enough.
  for (let at = card * 2; at < card * 2 + 2; at++) {
    const verb = oneStep[at]!;
    if (verb >= 0 && ahead.mostOf(verb) > 0) return true;
  }
  return usable(s, ahead, card, 0) || usable(s, ahead, card, 1);
}

/** Takes the figures for following: one card more will have gone to the discard pile (fort.follow.discard). */
export function beforeFollow(s: FortState, ahead: LookAhead): Outlook {
  const o = ahead.look(s, s.actor).open();
  o.kind = s.leaderKind;
  o.hand--;
  o.discard++;
  return o;
}

/** Whether a follower may discard a card, or one more, for the public action (fort.follow.full). */
export function canFollow(s: FortState, ahead: LookAhead, card: number): boolean {
  const program = s.box.programs[s.played * 2 + PUBLIC]!;
  const more = followSymbols(designOf(s, card), suitFor(s, program));
  const count = counted(program, ahead.outlook, s.followSymbols + more);
  return ahead.completes(program, count);
}

/** The action of the played card that is being used. */
const actionNow = (s: FortState): Program => s.box.programs[s.played * 2 + s.which]!;

/**
 * Whether every unit added to this action matters with `count` symbols, also one more of `more` symbols, or none when
 * that is 0 (fort.play.add-useful).
 */
function useful(s: FortState, ahead: LookAhead, count: number, more: number): boolean {
  const ones = s.addedOnes + (more === 1 ? 1 : 0);
  const twos = s.addedTwos + (more === 2 ? 1 : 0);
  if (ones + twos === 0) return true;
  const program = actionNow(s);
  const all = ahead.reach(program, count);
  // Of one verb alone the first so many are done: a unit matters if without it fewer symbols are left than that.
  if (program.single >= 0) return all > count - (ones ? 1 : 2);
  if (ones && ahead.reach(program, count - 1) >= all) return false;
  return !(twos && ahead.reach(program, count - 2) >= all);
}

/** How many symbols the action has with one more unit of `more` symbols. */
function countWith(s: FortState, more: number): number {
  const program = actionNow(s);
  return symbols(s, designOf(s, s.played), program, suitFor(s, program)) + more;
}

/** A unit to add: the symbols it counts here, and those it brings to the other action. */
export interface Unit {
  readonly here: number;
  readonly there: number;
}

/** Whether the play can go on with the units added so far and one more. */
function goesOn(s: FortState, ahead: LookAhead, { here, there }: Unit): boolean {
  const count = countWith(s, here);
  if (count === 0 || !useful(s, ahead, count, here)) return false;
  const program = actionNow(s);
  if (s.fullDone) return ahead.begins(program, count);
  if (program.countable && ahead.completes(program, count)) return true;
  return ahead.finishes(program, count, otherAction(s, s.played, s.which, there));
}

/** Whether the play can go on when a unit is added to the action that begins; the figures are those after it. */
export function canAdd(s: FortState, ahead: LookAhead, unit: Unit): boolean {
  if (!actionNow(s).chooses) return goesOn(s, ahead, unit);
  const o = ahead.outlook;
  for (let choice = PIZZA; choice <= TOY; choice++) {
    o.kind = choice;
    o.way = choice;
    if (goesOn(s, ahead, unit)) return true;
  }
  return false;
}

/** Whether a unit would matter, whatever becomes of the play; the figures are those after it. */
export const isUseful = (s: FortState, ahead: LookAhead, here: number): boolean =>
  useful(s, ahead, countWith(s, here), here);

/** Whether the units added to the action under way still matter with this kind or way of doing it. */
export const staysUseful = (s: FortState, ahead: LookAhead): boolean =>
  useful(s, ahead, s.count, 0);

/** The symbols that a card added with its coin as `coin` brings to the other action of the played card. */
export function asideSymbols(s: FortState, card: number, coin: number): number {
  const program = s.box.programs[s.played * 2 + 1 - s.which];
  const suit = program ? suitFor(s, program) : NONE;
  if (suit === NONE) return 0;
  const { count } = designOf(s, card);
  return (suit === COIN ? 0 : count[suit]!) + (coin === suit ? count[COIN]! : 0);
}
