import { lengthOf, timesOf } from './cursor.ts';
import { Most } from './most.ts';
import { Outlook } from './outlook.ts';
import { LEVEL, LOOKOUTS, PACKED, type Program } from './program.ts';
import type { FortState } from './state.ts';
import { programNow } from './under-way.ts';
import { type AfterPart, Tries, Walk } from './walk.ts';

/** How often the counted part of an action is done, with so many symbols of its suit (fort.act.per). */
export function counted(program: Program, o: Outlook, symbols: number): number {
  switch (program.counter) {
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

/** The other action of a play, which must be done in full if this one is not, and the symbols it would begin with. */
export interface Rest {
  readonly program: Program;
  readonly symbols: number;
}

/**
 * The look-ahead: can this action still be done in full, can the play still be finished legally, how far does an
 * action get? What can be counted is counted, the rest is tried. It looks at figures and never sees a card.
 */
export class LookAhead {
  /** The figures of the seat in question. */
  readonly outlook: Outlook = new Outlook();
  private readonly most = new Most(this.outlook);
  private readonly tries = new Tries();
  private readonly walk = new Walk(this.tries);
  private readonly restWalk = new Walk(this.tries);
  private readonly restOutlook = new Outlook();
  private readonly restMost = new Most(this.restOutlook);
  private rest: Rest | undefined;

  /** Takes the figures of a seat from the state. */
  look(s: FortState, seat: number): Outlook {
    return this.outlook.look(s, seat);
  }

  /** How often a verb can be done in a row; of advances and copies, whether at all. */
  mostOf(verb: number): number {
    return this.most.of(verb);
  }

  /** Whether an action can be begun: whether anything in its first slot can be done. */
  begins(program: Program, count: number): boolean {
    const segment = program.segments[0]!;
    if (timesOf(segment, count) === 0) return false;
    const verbs = segment.slots[0]!;
    for (let i = 0; i < verbs.length; i++) if (this.most.of(verbs[i]!) > 0) return true;
    return false;
  }

  /** The most steps that an action can take. */
  reach(program: Program, count: number): number {
    if (program.countable) return this.most.reach(program, count);
    this.tries.renew();
    this.walk.fromStart(this.outlook, program, count);
    return this.tries.ranOut ? lengthOf(program, count) : this.walk.furthest;
  }

  /** Whether an action can be done in full (fort.play.full). */
  completes(program: Program, count: number): boolean {
    if (program.countable) return this.most.completes(program, count);
    this.tries.renew();
    return this.walk.fromStart(this.outlook, program, count);
  }

  /** Whether it can, or ends in part and the other action can then be done in full (fort.play.one-full). */
  finishes(program: Program, count: number, rest: Rest | undefined): boolean {
    if (!rest) return this.completes(program, count);
    this.rest = rest;
    this.tries.renew();
    return this.walk.fromStart(this.outlook, program, count, this.restCompletes);
  }

  /** Whether the action under way can be done in full, whichever way its next step is done: it must be countable. */
  completesNow(s: FortState): boolean {
    return this.most.completesFrom(programNow(s), s.count, s);
  }

  /** Whether the play can be finished when a verb of the slot under way was done in full and led to figures. */
  finishesAfter(o: Outlook, s: FortState, place: number, rest: Rest | undefined): boolean {
    this.rest = rest;
    this.tries.renew();
    return this.walk.afterStep(o, s, place, rest && this.restCompletes);
  }

  /** Whether an action can be done in full when the one before it has led to these figures. */
  completesNext(o: Outlook, rest: Rest): boolean {
    this.tries.renew();
    return this.thenCompletes(o, rest);
  }

  private thenCompletes(o: Outlook, { program, symbols }: Rest): boolean {
    const after = this.restOutlook.copy(o).open();
    const count = counted(program, after, symbols);
    if (program.countable) return this.restMost.completes(program, count);
    return this.restWalk.fromStart(after, program, count);
  }

  private readonly restCompletes: AfterPart = (o) =>
    this.rest !== undefined && this.thenCompletes(o, this.rest);
}
