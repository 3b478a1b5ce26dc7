import type { LevelEntry } from './box.ts';
import {
  AT_LEVEL,
  carry,
  LAST_WAY,
  LOOKOUTS_HELD,
  OUTLOOK_SIZE,
  type Outlook,
  PP,
  PT,
  TAKEN_KIND,
  TAKEN_WAY,
  waysOf,
} from './outlook.ts';
import { LEVEL, LOOKOUTS, ONCE, PACKED, type Program } from './program.ts';
import { NONE } from './words.ts';

/**
 * The look-ahead: can this action still be done in full, can the play still be finished legally, how far does it
 * get? It walks the figures of an outlook and never sees a card.
 */

/** An action in question: its program, how often its counted part is done, and where it stands. */
export interface Course {
  program: Program;
  count: number;
  segment: number;
  rep: number;
  slot: number;
  todo: number;
  steps: number;
}

/** The other action, which must be done in full if this one is not; count 0 stands for "read when it begins". */
export interface Rest {
  program: Program | undefined;
  count: number;
}

const DEPTH = 160;
/** More than any verb has: the payments of a high level are the most. */
export const MOST_WAYS = 256;
const stack: readonly Outlook[] = Array.from({ length: DEPTH }, () => new Int32Array(OUTLOOK_SIZE));
const ways: readonly Int32Array[] = Array.from({ length: DEPTH }, () => new Int32Array(MOST_WAYS));

const COMPLETE = 0;
const FINISH = 1;
const REACH = 2;

const none: Program = { segments: [], suits: 0, anySuit: false };
let goal = COMPLETE;
let program: Program = none;
let count = 0;
let rest: Rest = { program: undefined, count: 0 };
let levels: readonly LevelEntry[] = [];
let furthest = 0;

/** How often the counted part of an action is done, where that is not a matter of suits (fort.act.per). */
export function counted(p: Program, o: Outlook, symbols: number): number {
  const segment = p.segments.find(({ counter }) => counter !== ONCE);
  switch (segment?.counter) {
    case PACKED:
      return o[PP]! + o[PT]!;
    case LOOKOUTS:
      return o[LOOKOUTS_HELD]!;
    case LEVEL:
      return o[AT_LEVEL]!;
    default:
      return symbols;
  }
}

export const allOf = (verbs: readonly number[]): number => (1 << verbs.length) - 1;

function walk(
  depth: number,
  segment: number,
  rep: number,
  slot: number,
  todo: number,
  steps: number,
): boolean {
  if (todo === 0) return next(depth, segment, rep, slot, steps);
  const o = stack[depth]!;
  const verbs = program.segments[segment]!.slots[slot]!;
  const out = ways[depth]!;
  let stuck = true;
  for (let i = 0; i < verbs.length; i++) {
    if (!((todo >> i) & 1) || isTwin(verbs, todo, i)) continue;
    const end = waysOf(verbs[i]!, o, out, 0, levels);
    for (let w = 0; w < end; w++) {
      const way = out[w]!;
      stuck = false;
      // Ways of one kind commute, so that one order of them is enough.
      if (way < o[LAST_WAY]! && way >> 16 === o[LAST_WAY]! >> 16) continue;
      const after = stack[depth + 1]!;
      after.set(o);
      after[LAST_WAY] = way;
      const whole = carry(after, way);
      const found = whole
        ? walk(depth + 1, segment, rep, slot, todo & ~(1 << i), steps + 1)
        : ends(depth + 1, steps + 1, 0);
      if (found) return true;
    }
  }
  return stuck ? ends(depth, steps, 0) : false;
}

/** Of two equal verbs side by side only one needs to be looked at. */
export function isTwin(verbs: readonly number[], todo: number, i: number): boolean {
  for (let j = 0; j < i; j++) if ((todo >> j) & 1 && verbs[j] === verbs[i]) return true;
  return false;
}

function next(depth: number, segment: number, rep: number, slot: number, steps: number): boolean {
  const { slots, counter } = program.segments[segment]!;
  if (slot + 1 < slots.length) {
    return walk(depth, segment, rep, slot + 1, allOf(slots[slot + 1]!), steps);
  }
  const times = counter === ONCE ? 1 : count;
  if (rep + 1 < times) return walk(depth, segment, rep + 1, 0, allOf(slots[0]!), steps);
  return enter(depth, segment + 1, steps);
}

function enter(depth: number, segment: number, steps: number): boolean {
  const entered = program.segments[segment];
  if (!entered) return ends(depth, steps, 1);
  if (entered.counter !== ONCE && count === 0) return ends(depth, steps, 0);
  return walk(depth, segment, 0, 0, allOf(entered.slots[0]!), steps);
}

function ends(depth: number, steps: number, whole: number): boolean {
  if (steps > furthest) furthest = steps;
  if (whole && steps > 0) return true;
  return goal === FINISH && steps > 0 && rest.program !== undefined && restComplete(depth);
}

function restComplete(depth: number): boolean {
  const [first, firstCount, second] = [program, count, rest.program!];
  const o = stack[depth + 1]!;
  o.set(stack[depth]!);
  o[TAKEN_KIND] = NONE;
  o[TAKEN_WAY] = NONE;
  o[LAST_WAY] = 0;
  goal = COMPLETE;
  program = second;
  count = counted(second, o, rest.count);
  const found = enter(depth + 1, 0, 0);
  goal = FINISH;
  program = first;
  count = firstCount;
  return found;
}

function run(o: Outlook, course: Course, price: readonly LevelEntry[]): boolean {
  stack[0]!.set(o);
  program = course.program;
  count = course.count;
  levels = price;
  furthest = 0;
  if (course.segment < 0) return enter(0, 0, 0);
  return walk(0, course.segment, course.rep, course.slot, course.todo, course.steps);
}

/** Whether the action can be done in full from here (fort.play.full). */
export function completes(o: Outlook, course: Course, price: readonly LevelEntry[]): boolean {
  goal = COMPLETE;
  return run(o, course, price);
}

/** Whether it can, or ends in part and the other action can then be done in full (fort.play.one-full). */
export function finishes(
  o: Outlook,
  course: Course,
  other: Rest,
  price: readonly LevelEntry[],
): boolean {
  goal = FINISH;
  rest = other;
  return run(o, course, price);
}

/** The most steps the action can take from here. */
export function reach(o: Outlook, course: Course, price: readonly LevelEntry[]): number {
  goal = REACH;
  run(o, course, price);
  return furthest;
}

/** Whether a way that did only part of its verb leaves a play that can be finished. */
export function restFinishes(o: Outlook, other: Rest, price: readonly LevelEntry[]): boolean {
  if (!other.program) return false;
  const second = {
    ...START,
    program: other.program,
    count: counted(other.program, o, other.count),
  };
  const fresh = stack[DEPTH - 1]!;
  fresh.set(o);
  fresh[TAKEN_KIND] = NONE;
  fresh[TAKEN_WAY] = NONE;
  return completes(fresh, second, price);
}

/** A course at its beginning. */
export const START = { program: none, count: 0, segment: -1, rep: 0, slot: 0, todo: 0, steps: 0 };
