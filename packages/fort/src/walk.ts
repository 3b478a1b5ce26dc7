import { AT_END, AT_SLOT, type Cursor, enter, moveOn, type Position, verbsAt } from './cursor.ts';
import { Outlook } from './outlook.ts';
import { DIY_PROGRAM, type Program } from './program.ts';
import type { FortState } from './state.ts';
import { programNow } from './under-way.ts';
import { carry, waysOf } from './ways.ts';

/** Says whether the play is finished when the action ends in part with these figures. */
export type AfterPart = (o: Outlook) => boolean;

const never: AfterPart = () => false;

/** More than any verb has: the payments of a high level are the most. */
export const MOST_WAYS = 256;

/** How many steps a question may try; the cards of the standard box need a seventh of them at most. */
const MOST_TRIES = 1500;
/** How many choices deep a walk may go: deeper ones would run out of the program's stack. */
const DEEPEST = 400;

/** What is left of the tries for one question; walks that answer it together share them. */
export class Tries {
  private left = MOST_TRIES;

  renew(): void {
    this.left = MOST_TRIES;
  }

  /** Takes one; false when all are gone. */
  take(): boolean {
    return --this.left >= 0;
  }

  /** Whether the question was too long to be answered, and its answer is a guess. */
  get ranOut(): boolean {
    return this.left < 0;
  }

  runOut(): void {
    this.left = -1;
  }
}

/** Where the walk is at one depth: the figures, where the action stands, and the ways that are tried from there. */
class Frame implements Position {
  readonly outlook: Outlook = new Outlook();
  readonly ways: Int32Array = new Int32Array(MOST_WAYS);
  segment = 0;
  rep = 0;
  slot = 0;
  todo = 0;
  steps = 0;

  stand({ segment, rep, slot }: Cursor, todo: number, steps: number): this {
    this.segment = segment;
    this.rep = rep;
    this.slot = slot;
    this.todo = todo;
    this.steps = steps;
    return this;
  }
}

/**
 * Tries an action in all ways on the figures of an outlook; it never sees a card. What takes too many tries is taken to
 * be possible (fort.play.stuck).
 */
export class Walk {
  private readonly tries: Tries;
  private readonly frames: Frame[] = [];
  private program: Program = DIY_PROGRAM;
  private count = 0;
  private afterPart = never;
  /** The most steps that any way took. */
  furthest = 0;

  constructor(tries: Tries) {
    this.tries = tries;
  }

  /** Whether an action can be done in full, or can end in part so that the play is finished after it. */
  fromStart(o: Outlook, program: Program, count: number, afterPart = never): boolean {
    this.begin(program, count, afterPart);
    const first = this.frame(0);
    first.outlook.copy(o);
    first.steps = 0;
    const at = enter(first, program, 0, count);
    return at === AT_SLOT ? this.step(0) : this.stopsAt(0, at);
  }

  /** The same for the action under way, once one verb of its slot has been done and led to these figures. */
  afterStep(o: Outlook, s: FortState, place: number, afterPart = never): boolean {
    this.begin(programNow(s), s.count, afterPart);
    const first = this.frame(0).stand(s, s.todo & ~(1 << place), s.steps + 1);
    first.outlook.copy(o);
    return this.step(0);
  }

  private frame(depth: number): Frame {
    const known = this.frames[depth];
    if (known) return known;
    const added = new Frame();
    this.frames.push(added);
    return added;
  }

  private begin(program: Program, count: number, afterPart: AfterPart): void {
    this.program = program;
    this.count = count;
    this.afterPart = afterPart;
    this.furthest = 0;
  }

  private step(depth: number): boolean {
    const here = this.frame(depth);
    for (;;) {
      if (here.todo !== 0) {
        if (!this.tries.take()) return true;
        const verbs = verbsAt(here, this.program);
        if (verbs.length > 1) return this.anyOrder(depth, verbs);
        const verb = verbs[0]!;
        const end = waysOf(verb, here.outlook, here.ways);
        if (end === 0) return this.endsInPart(depth);
        if (end > 1) return this.branch(depth, 0, end);
        // One way needs no copy: nobody comes back to this place.
        here.steps++;
        if (!carry(verb, here.outlook, here.ways[0]!)) return this.endsInPart(depth);
      }
      const at = moveOn(here, this.program, this.count);
      if (at !== AT_SLOT) return this.stopsAt(depth, at);
    }
  }

  /** Tries the verbs side by side in every order. */
  private anyOrder(depth: number, verbs: readonly number[]): boolean {
    const here = this.frame(depth);
    let stuck = true;
    for (let i = 0; i < verbs.length; i++) {
      if (!((here.todo >> i) & 1) || isTwin(verbs, here.todo, i)) continue;
      const end = waysOf(verbs[i]!, here.outlook, here.ways);
      if (end > 0) stuck = false;
      if (this.branch(depth, i, end)) return true;
    }
    return stuck ? this.endsInPart(depth) : false;
  }

  /** Tries each of the ways listed at this depth for the verb at a place of its slot. */
  private branch(depth: number, place: number, end: number): boolean {
    if (depth === DEEPEST) this.tries.runOut();
    if (this.tries.ranOut) return true;
    const here = this.frame(depth);
    const there = this.frame(depth + 1);
    const verb = verbsAt(here, this.program)[place]!;
    const left = here.todo & ~(1 << place);
    const { last } = here.outlook;
    for (let w = 0; w < end; w++) {
      const way = here.ways[w]!;
      // Ways of one kind commute, so that one order of them is enough.
      if (way < last && way >> 16 === last >> 16) continue;
      there.stand(here, left, here.steps + 1).outlook.copy(here.outlook).last = way;
      const whole = carry(verb, there.outlook, way);
      if (whole ? this.step(depth + 1) : this.endsInPart(depth + 1)) return true;
    }
    return false;
  }

  private stopsAt(depth: number, at: number): boolean {
    if (at !== AT_END) return this.endsInPart(depth);
    const { steps } = this.frame(depth);
    if (steps > this.furthest) this.furthest = steps;
    return steps > 0;
  }

  private endsInPart(depth: number): boolean {
    const { steps, outlook } = this.frame(depth);
    if (steps > this.furthest) this.furthest = steps;
    return steps > 0 && this.afterPart(outlook);
  }
}

/** Of two equal verbs side by side only one needs to be looked at. */
export function isTwin(verbs: readonly number[], todo: number, i: number): boolean {
  for (let j = 0; j < i; j++) if ((todo >> j) & 1 && verbs[j] === verbs[i]) return true;
  return false;
}
