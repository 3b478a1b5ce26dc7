import type { LevelEntry } from './box-file.ts';
import { Outlook } from './outlook.ts';
import { LEVEL, LOOKOUTS, ONCE, PACKED, type Program } from './program.ts';
import { carry, mostOf, waysOf } from './ways.ts';

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

/** Where the walk is at one depth: the figures, where the action stands, and the ways that are tried from there. */
class Frame {
  readonly outlook: Outlook = new Outlook();
  readonly ways: Int32Array = new Int32Array(MOST_WAYS);
  segment = 0;
  rep = 0;
  slot = 0;
  todo = 0;
  steps = 0;

  /** The same place one step further; its figures are the caller's matter. */
  after(before: Frame, todo: number): this {
    this.segment = before.segment;
    this.rep = before.rep;
    this.slot = before.slot;
    this.todo = todo;
    this.steps = before.steps + 1;
    return this;
  }
}

const stack: readonly Frame[] = Array.from({ length: DEPTH }, () => new Frame());

const COMPLETE = 0;
const FINISH = 1;
const REACH = 2;

const none: Program = {
  segments: [],
  suits: 0,
  anySuit: false,
  counter: ONCE,
  chooses: false,
  single: -1,
  times: 0,
  oneStep: false,
};
let goal = COMPLETE;
let program: Program = none;
let count = 0;
let rest: Rest = { program: undefined, count: 0 };
let levels: readonly LevelEntry[] = [];
let furthest = 0;

/** How often the counted part of an action is done, where that is not a matter of suits (fort.act.per). */
export function counted(p: Program, o: Outlook, symbols: number): number {
  switch (p.counter) {
    case PACKED:
      return o.packed;
    case LOOKOUTS:
      return o.lookouts;
    case LEVEL:
      return o.level;
    default:
      return symbols;
  }
}

export function allOf(verbs: readonly number[]): number {
  return (1 << verbs.length) - 1;
}

function walk(depth: number): boolean {
  const here = stack[depth]!;
  if (here.todo === 0) return next(depth);
  const verbs = program.segments[here.segment]!.slots[here.slot]!;
  if (verbs.length === 1) {
    const end = waysOf(verbs[0]!, here.outlook, here.ways, levels);
    if (end === 0) return ends(depth, 0);
    if (end > 1) return branch(depth, 0, end);
    // One way needs no copy: nobody comes back to this place.
    here.steps++;
    return carry(verbs[0]!, here.outlook, here.ways[0]!) ? next(depth) : ends(depth, 0);
  }
  let stuck = true;
  for (let i = 0; i < verbs.length; i++) {
    if (!((here.todo >> i) & 1) || isTwin(verbs, here.todo, i)) continue;
    const end = waysOf(verbs[i]!, here.outlook, here.ways, levels);
    if (end > 0) stuck = false;
    if (branch(depth, i, end)) return true;
  }
  return stuck ? ends(depth, 0) : false;
}

/** Tries each of the ways listed at this depth for the verb at a place of its slot. */
function branch(depth: number, place: number, end: number): boolean {
  const here = stack[depth]!;
  const there = stack[depth + 1]!;
  const verb = program.segments[here.segment]!.slots[here.slot]![place]!;
  const left = here.todo & ~(1 << place);
  const { last } = here.outlook;
  for (let w = 0; w < end; w++) {
    const way = here.ways[w]!;
    // Ways of one kind commute, so that one order of them is enough.
    if (way < last && way >> 16 === last >> 16) continue;
    there.after(here, left).outlook.copy(here.outlook).last = way;
    if (carry(verb, there.outlook, way) ? walk(depth + 1) : ends(depth + 1, 0)) return true;
  }
  return false;
}

/** Of two equal verbs side by side only one needs to be looked at. */
export function isTwin(verbs: readonly number[], todo: number, i: number): boolean {
  for (let j = 0; j < i; j++) if ((todo >> j) & 1 && verbs[j] === verbs[i]) return true;
  return false;
}

function next(depth: number): boolean {
  const here = stack[depth]!;
  const { slots, counter } = program.segments[here.segment]!;
  here.slot++;
  if (here.slot === slots.length) {
    here.slot = 0;
    here.rep++;
    if (here.rep >= (counter === ONCE ? 1 : count)) return enter(depth, here.segment + 1);
  }
  here.todo = allOf(slots[here.slot]!);
  return walk(depth);
}

function enter(depth: number, segment: number): boolean {
  const entered = program.segments[segment];
  if (!entered) return ends(depth, 1);
  if (entered.counter !== ONCE && count === 0) return ends(depth, 0);
  const here = stack[depth]!;
  here.segment = segment;
  here.rep = 0;
  here.slot = 0;
  here.todo = allOf(entered.slots[0]!);
  return walk(depth);
}

function ends(depth: number, whole: number): boolean {
  const { steps } = stack[depth]!;
  if (steps > furthest) furthest = steps;
  if (whole && steps > 0) return true;
  return goal === FINISH && steps > 0 && rest.program !== undefined && restComplete(depth);
}

function restComplete(depth: number): boolean {
  const first = program;
  const firstCount = count;
  const second = rest.program!;
  const there = stack[depth + 1]!;
  there.outlook.copy(stack[depth]!.outlook).open();
  there.steps = 0;
  goal = COMPLETE;
  program = second;
  count = counted(second, there.outlook, rest.count);
  const found = enter(depth + 1, 0);
  goal = FINISH;
  program = first;
  count = firstCount;
  return found;
}

function run(o: Outlook, course: Course, price: readonly LevelEntry[]): boolean {
  const first = stack[0]!;
  first.outlook.copy(o);
  program = course.program;
  count = course.count;
  levels = price;
  furthest = 0;
  first.steps = 0;
  if (course.segment < 0) return enter(0, 0);
  first.segment = course.segment;
  first.rep = course.rep;
  first.slot = course.slot;
  first.todo = course.todo;
  first.steps = course.steps;
  return walk(0);
}

/** How often an action of one verb is to do it. */
export function timesOf(p: Program, counts: number): number {
  return p.counter === ONCE ? p.times : counts;
}

/** How often the only verb of a program can be done, up to what is asked. */
function repeats(o: Outlook, p: Program, times: number, price: readonly LevelEntry[]): number {
  return Math.min(times, mostOf(p.single, o, price));
}

const isSimple = ({ program: p, segment }: Course): boolean => segment < 0 && p.single >= 0;

/** Whether the action can be done in full from here (fort.play.full). */
export function completes(o: Outlook, course: Course, price: readonly LevelEntry[]): boolean {
  if (isSimple(course)) {
    const times = timesOf(course.program, course.count);
    return times > 0 && repeats(o, course.program, times, price) === times;
  }
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
  if (isSimple(course) && completes(o, course, price)) return true;
  goal = FINISH;
  rest = other;
  return run(o, course, price);
}

/** Whether an action can be begun at all: whether anything in its first slot can be done. */
export function begins(
  o: Outlook,
  p: Program,
  times: number,
  price: readonly LevelEntry[],
): boolean {
  const { counter, slots } = p.segments[0]!;
  if (counter !== ONCE && times === 0) return false;
  const verbs = slots[0]!;
  for (let i = 0; i < verbs.length; i++) {
    if (mostOf(verbs[i]!, o, price) > 0) return true;
  }
  return false;
}

/** The most steps the action can take from here. */
export function reach(o: Outlook, course: Course, price: readonly LevelEntry[]): number {
  if (isSimple(course)) {
    return repeats(o, course.program, timesOf(course.program, course.count), price);
  }
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
  return completes(spare.copy(o).open(), second, price);
}

const spare = new Outlook();

/** A course at its beginning. */
export const START = { program: none, count: 0, segment: -1, rep: 0, slot: 0, todo: 0, steps: 0 };
