import { ONCE, type Program, type Segment } from './program.ts';

/** A place in a program: which slot, in which repetition, and the verbs of it that are still to do, as bits. */
export interface Cursor {
  segment: number;
  rep: number;
  slot: number;
  todo: number;
}

/** Where an action stands: at a slot, after so many steps. */
export interface Position extends Cursor {
  steps: number;
}

/** Where a step through a program leads: to a slot, past its end, or to a part that is to be done zero times. */
export const AT_SLOT = 0;
export const AT_END = 1;
export const AT_ZERO = 2;

/** How often a segment is done when its counter counts so many. */
export function timesOf({ counter }: Segment, count: number): number {
  return counter === ONCE ? 1 : count;
}

/** The steps of an action that is done in full. */
export const lengthOf = ({ segments }: Program, count: number): number =>
  segments.reduce((sum, segment) => sum + timesOf(segment, count) * segment.verbs.length, 0);

/** The segment in which a cursor stands. */
export function segmentAt(at: Cursor, program: Program): Segment {
  return program.segments[at.segment]!;
}

/** The verbs of the slot at which it stands. */
export function verbsAt(at: Cursor, program: Program): readonly number[] {
  return segmentAt(at, program).slots[at.slot]!;
}

/** Stands at the first slot of a segment, if there is one. */
export function enter(at: Cursor, program: Program, segment: number, count: number): number {
  const entered = program.segments[segment];
  if (!entered) return AT_END;
  if (timesOf(entered, count) === 0) return AT_ZERO;
  at.segment = segment;
  at.rep = 0;
  at.slot = 0;
  at.todo = allOf(verbsAt(at, program));
  return AT_SLOT;
}

/** Moves on to the next slot, if there is one. */
export function moveOn(at: Cursor, program: Program, count: number): number {
  const segment = segmentAt(at, program);
  if (at.slot + 1 < segment.slots.length) at.slot++;
  else if (at.rep + 1 < timesOf(segment, count)) {
    at.rep++;
    at.slot = 0;
  } else return enter(at, program, at.segment + 1, count);
  at.todo = allOf(verbsAt(at, program));
  return AT_SLOT;
}

/** Whether no slot comes after the one at which a cursor stands. */
export function isLastSlot(at: Cursor, program: Program, count: number): boolean {
  const segment = segmentAt(at, program);
  return (
    at.segment + 1 === program.segments.length &&
    at.slot + 1 === segment.slots.length &&
    at.rep + 1 >= timesOf(segment, count)
  );
}

const allOf = (verbs: readonly number[]): number => (1 << verbs.length) - 1;
