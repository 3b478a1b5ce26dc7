import { type Position, segmentAt, timesOf } from './cursor.ts';
import { VERBS, type Verb } from './notation.ts';
import type { Outlook } from './outlook.ts';
import { ONCE, type Program, type Segment } from './program.ts';
import { NONE, PIZZA, TOY } from './words.ts';

/**
 * How often each verb could be done from given figures in a row, as closed forms: the same as trying, only faster. For
 * advances and copies it only says whether they can be done at all.
 */

/** More often than any action asks for. */
const ENDLESS = 1 << 20;

type Figure = (o: Outlook) => number;

const MOST: Record<Verb, Figure> = {
  pizza: (o) => o.room(PIZZA),
  toy: (o) => o.room(TOY),
  any: (o) => (o.kind === NONE ? Math.max(o.room(PIZZA), o.room(TOY)) : o.room(o.kind)),
  pack: (o) => {
    const room = o.packHolds - o.packed;
    return o.sticky ? room : Math.min(room, o.stuffPizza + o.stuffToy);
  },
  lookout: (o) => Math.min(o.lookoutHolds - o.lookouts, o.hand + (o.bribes ? friends(o) : 0)),
  trash: (o) => o.hand + o.discard,
  trashRival: (o) => o.rivalYards,
  trashThis: () => ENDLESS,
  recruit: (o) => friends(o),
  advance: (o) => affords(o, 0),
  'advance−1': (o) => affords(o, -1),
  'advance+1': (o) => affords(o, 1),
  score: () => ENDLESS,
  'spend pizza': (o) => o.stuffPizza + o.packPizza,
  'spend toy': (o) => o.stuffToy + o.packToy,
  copyPack: (o) => (o.fits(o.packPizza, o.packToy) ? 1 : 0),
  copyRival: (o) => (rivalFits(o) ? 1 : 0),
  convert: (o) => (o.way === NONE ? Math.max(swaps(o, PIZZA), swaps(o, TOY)) : swaps(o, o.way)),
};
const BY_NUMBER = VERBS.map((verb) => MOST[verb]);

/** All cards in the Park, its deck and the rivals' Yards. */
const friends = (o: Outlook): number => o.park + o.parkDeck + o.rivalYards;

/** How many swaps away from a kind are possible: in Stuff the other kind needs room. */
const swaps = (o: Outlook, kind: number): number =>
  Math.min(o.stuff(kind), o.room(1 - kind)) + o.pack(kind);

function rivalFits(o: Outlook): boolean {
  for (let rival = 0; rival < o.seats; rival++) {
    if (rival !== o.seat && o.fits(o.packs[rival * 2]!, o.packs[rival * 2 + 1]!)) return true;
  }
  return false;
}

/** Whether the price of the next level can be paid, with so many resources more; as a number. */
function affords(o: Outlook, change: number): number {
  const price = o.levels[o.level + 1];
  if (!price) return 0;
  const pizzas = o.stuffPizza + o.packPizza;
  const toys = o.stuffToy + o.packToy;
  const short = Math.max(0, price.pizzas - pizzas) + Math.max(0, price.toys - toys);
  if (short > 0 && short > -change) return 0;
  return pizzas + toys >= price.toys + price.pizzas + price.any + change ? 1 : 0;
}

/** How far actions get whose verbs can be counted one by one (`countable`). */
export class Most {
  private readonly o: Outlook;

  constructor(o: Outlook) {
    this.o = o;
  }

  /** How often a verb can be done in a row; of advances and copies, whether at all. */
  of(verb: number): number {
    return BY_NUMBER[verb]!(this.o);
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
    const segment = segmentAt(at, program);
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
      const next = segments[i]!;
      const times = timesOf(next, count);
      if (times === 0 || this.repeats(next, times) < times) return false;
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
