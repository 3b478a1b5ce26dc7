import { type Position, timesOf } from './cursor.ts';
import { VERBS, type Verb } from './notation.ts';
import type { Outlook } from './outlook.ts';
import { ONCE, type Program, type Segment } from './program.ts';
import { NONE, PIZZA, TOY } from './words.ts';

/**
 * How often each verb could be done from given figures in a row, as closed forms: the same as trying, only faster. For
 * advances and copies it only says whether they can be done at all.
 */

const at = (verb: Verb): number => VERBS.indexOf(verb);
const PIZZA_VERB = at('pizza');
const TOY_VERB = at('toy');
const ANY = at('any');
const PACK = at('pack');
const LOOKOUT = at('lookout');
const TRASH = at('trash');
const TRASH_RIVAL = at('trashRival');
const TRASH_THIS = at('trashThis');
const RECRUIT = at('recruit');
const ADVANCE = at('advance');
const ADVANCE_LESS = at('advance−1');
const ADVANCE_MORE = at('advance+1');
const SCORE = at('score');
const SPEND_PIZZA = at('spend pizza');
const SPEND_TOY = at('spend toy');
const COPY_PACK = at('copyPack');
const COPY_RIVAL = at('copyRival');
const CONVERT = at('convert');

/** More often than any action asks for. */
const ENDLESS = 1 << 20;

function fillMost(most: Int32Array, o: Outlook): void {
  const pizzas = o.room(PIZZA);
  const toys = o.room(TOY);
  most[PIZZA_VERB] = pizzas;
  most[TOY_VERB] = toys;
  most[ANY] = o.kind === NONE ? Math.max(pizzas, toys) : o.room(o.kind);
  most[SPEND_PIZZA] = o.stuffPizza + o.packPizza;
  most[SPEND_TOY] = o.stuffToy + o.packToy;
  most[CONVERT] = o.way === NONE ? Math.max(swaps(o, PIZZA), swaps(o, TOY)) : swaps(o, o.way);
  fillPack(most, o);
  fillCards(most, o);
  fillAdvances(most, o);
  most[SCORE] = ENDLESS;
  most[TRASH_THIS] = ENDLESS;
}

/** How many swaps away from a kind are possible: in Stuff the other kind needs room. */
const swaps = (o: Outlook, kind: number): number =>
  Math.min(o.stuff(kind), o.room(1 - kind)) + o.pack(kind);

function fillPack(most: Int32Array, o: Outlook): void {
  const room = o.packHolds - o.packed;
  most[PACK] = o.sticky ? room : Math.min(room, o.stuffPizza + o.stuffToy);
  most[COPY_PACK] = o.fits(o.packPizza, o.packToy) ? 1 : 0;
  most[COPY_RIVAL] = 0;
  for (let rival = 0; rival < o.seats; rival++) {
    if (rival === o.seat || !o.fits(o.packs[rival * 2]!, o.packs[rival * 2 + 1]!)) continue;
    most[COPY_RIVAL] = 1;
  }
}

function fillCards(most: Int32Array, o: Outlook): void {
  const sources = o.park + o.parkDeck + o.rivalYards;
  most[LOOKOUT] = Math.min(o.lookoutHolds - o.lookouts, o.hand + (o.bribes ? sources : 0));
  most[TRASH] = o.hand + o.discard;
  most[TRASH_RIVAL] = o.rivalYards;
  most[RECRUIT] = sources;
}

/** Whether the price of the next level can be paid, plain or with one resource less or more. */
function fillAdvances(most: Int32Array, o: Outlook): void {
  const price = o.levels[o.level + 1];
  const pizzas = o.stuffPizza + o.packPizza;
  const toys = o.stuffToy + o.packToy;
  const short = price ? Math.max(0, price.pizzas - pizzas) + Math.max(0, price.toys - toys) : 0;
  const left = price ? pizzas + toys - price.pizzas - price.toys - price.any : -2;
  most[ADVANCE] = short === 0 && left >= 0 ? 1 : 0;
  most[ADVANCE_LESS] = short <= 1 && left >= -1 ? 1 : 0;
  most[ADVANCE_MORE] = short === 0 && left >= 1 ? 1 : 0;
}

/** How far actions get whose verbs can be counted one by one (`countable`). */
export class Most {
  private readonly most = new Int32Array(VERBS.length);

  fill(o: Outlook): this {
    fillMost(this.most, o);
    return this;
  }

  /** How often a verb can be done in a row; of advances and copies, whether at all. */
  of(verb: number): number {
    return this.most[verb]!;
  }

  /** The most steps that an action can take. */
  reach(program: Program, count: number): number {
    if (program.single >= 0) return Math.min(singleTimes(program, count), this.of(program.single));
    let steps = 0;
    for (const segment of program.segments) {
      const times = timesOf(segment, count);
      if (times === 0) return steps;
      const whole = this.repeats(segment, times);
      steps += whole * segment.verbs.length;
      if (whole < times) return steps + this.partSteps(segment, whole);
    }
    return steps;
  }

  /** Whether an action can be done in full. */
  completes(program: Program, count: number): boolean {
    if (program.single >= 0) {
      const times = singleTimes(program, count);
      return times > 0 && this.of(program.single) >= times;
    }
    return this.completesAfter(program, count, -1);
  }

  /** Whether an action under way can be done in full from where it stands. */
  completesFrom(program: Program, count: number, at: Position): boolean {
    if (program.single >= 0) {
      return this.of(program.single) >= singleTimes(program, count) - at.steps;
    }
    const segment = program.segments[at.segment]!;
    const times = timesOf(segment, count) - at.rep;
    for (let i = 0; i < segment.slots.length; i++) {
      const slot = segment.slots[i]!;
      for (let place = 0; place < slot.length; place++) {
        const isDone = i < at.slot || (i === at.slot && !((at.todo >> place) & 1));
        if (this.of(slot[place]!) < (isDone ? times - 1 : times)) return false;
      }
    }
    return this.completesAfter(program, count, at.segment);
  }

  private completesAfter({ segments }: Program, count: number, segment: number): boolean {
    for (let i = segment + 1; i < segments.length; i++) {
      const times = timesOf(segments[i]!, count);
      if (times === 0 || this.repeats(segments[i]!, times) < times) return false;
    }
    return true;
  }

  /** How often all verbs of a segment can be done, up to what is asked. */
  private repeats({ verbs }: Segment, times: number): number {
    let whole = times;
    for (let i = 0; i < verbs.length; i++) whole = Math.min(whole, this.of(verbs[i]!));
    return whole;
  }

  /** The steps of the repetition that cannot be done in full: all that can be done up to the slot that stops it. */
  private partSteps({ slots }: Segment, before: number): number {
    let steps = 0;
    for (const slot of slots) {
      const done = slot.filter((verb) => this.of(verb) > before).length;
      steps += done;
      if (done < slot.length) return steps;
    }
    return steps;
  }
}

const singleTimes = ({ counter, times }: Program, count: number): number =>
  counter === ONCE ? times : count;
