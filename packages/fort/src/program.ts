import { type Action, COUNTERS, VERBS, type Verb } from './notation.ts';
import { standApart } from './touches.ts';
import { SUITS } from './words.ts';

/** A verb as programs write it: its place among all. */
const numberOf = (verb: Verb): number => VERBS.indexOf(verb);

const GAIN_ANY = numberOf('any');
const CONVERT = numberOf('convert');
const COPY_PACK = numberOf('copyPack');
const COPY_RIVAL = numberOf('copyRival');
const ADVANCE_MORE = numberOf('advance+1');

/** Counters by number: the six suits first, then these; ONCE where nothing multiplies. */
export const PACKED = 6;
export const LOOKOUTS = 7;
export const LEVEL = 8;
const ANY_SUIT = 9;
export const ONCE = -1;

/** Slots in order, as often as the counter says; the verbs of a slot stand side by side. */
export interface Segment {
  readonly counter: number;
  readonly slots: readonly (readonly number[])[];
  /** All verbs of its slots. */
  readonly verbs: readonly number[];
}

/** An action made flat: carried out slot by slot, it ends at the first that cannot be done (fort.play.partial). */
export interface Program {
  readonly segments: readonly Segment[];
  /** The suits it multiplies by, as bits; those of "any suit" when that is what it counts. */
  readonly suits: number;
  readonly anySuit: boolean;
  /** What multiplies, or ONCE. */
  readonly counter: number;
  /** Whether a kind or a way of converting is chosen once for all of it. */
  readonly chooses: boolean;
  /** The only verb of a program, if each time it is done wholly or not at all, or −1; and how often without counting. */
  readonly single: number;
  readonly times: number;
  /** Whether that verb is done just once as long as nothing is added to the card. */
  readonly oneStep: boolean;
  /** Whether how far it gets follows from how often each of its verbs can be done. */
  readonly countable: boolean;
}

const isSuit = (counter: number): boolean => counter >= 0 && counter < SUITS.length;

/** What is still to do of a slot is written as bits of one number. */
const MOST_SIDE_BY_SIDE = 31;

function slot(action: Action): number[] {
  if (action.is === 'verb') return [VERBS.indexOf(action.verb)];
  if (action.is === 'both') return action.parts.flatMap(slot);
  throw new SyntaxError('only verbs stand side by side');
}

function segment(action: Action): Segment {
  if (action.is !== 'per') return segmentOf(ONCE, slots(action));
  return segmentOf(COUNTERS.indexOf(action.counter), slots(action.part));
}

const segmentOf = (counter: number, slots: number[][]): Segment => ({
  counter,
  slots,
  verbs: slots.flat(),
});

const slots = (action: Action): number[][] =>
  (action.is === 'then' ? action.parts.map(slot) : [slot(action)]).flatMap(inARow);

/** The same symbol twice side by side is the same as twice in a row. */
function inARow(verbs: number[]): number[][] {
  if (verbs.every((verb) => verb === verbs[0])) return verbs.map((verb) => [verb]);
  if (verbs.length <= MOST_SIDE_BY_SIDE) return [verbs];
  throw new SyntaxError(`at most ${MOST_SIDE_BY_SIDE} different symbols stand side by side`);
}

function singleVerb(segments: readonly Segment[]): number {
  const verbs = segments.flatMap((segment) => segment.verbs);
  const [verb = -1] = verbs;
  const counted = segments[0]!.counter !== ONCE;
  if (segments.length > 1 || !isCountable(verb, counted || verbs.length > 1)) return -1;
  return verbs.every((other) => other === verb) && !(counted && verbs.length > 1) ? verb : -1;
}

/** Whether a verb can be counted: a copy can be done in part, and after an advance the next one has another price. */
function isCountable(verb: number, often: boolean): boolean {
  if (verb === COPY_PACK || verb === COPY_RIVAL) return false;
  return !(often && VERBS[verb]?.startsWith('advance'));
}

/** No verb of it takes from another what that one needs; one that needs nothing can stand anywhere. */
function countable(segments: readonly Segment[], single: number): boolean {
  if (single >= 0) return true;
  return (
    standApart(segments.flatMap(({ verbs }) => verbs)) &&
    segments.every(({ counter, verbs }) =>
      verbs.every((verb) => isCountable(verb, counter !== ONCE)),
    )
  );
}

/** Compiles an action of a card that shows so many symbols of a suit; "then" may join groups, but × stands in no other ×. */
export function compile(action: Action, shown: (suit: number) => number): Program {
  const multiplied = action.is === 'then' && action.parts.some((part) => part.is === 'per');
  const segments = multiplied ? action.parts.map(segment) : [segment(action)];
  const counters = segments.map(({ counter }) => counter);
  if (counters.filter((counter) => counter !== ONCE).length > 1) {
    throw new SyntaxError('an action multiplies by one thing only');
  }
  const suits = counters.filter(isSuit).reduce((bits, suit) => bits | (1 << suit), 0);
  const single = singleVerb(segments);
  const counter = counters.find((found) => found !== ONCE) ?? ONCE;
  const times = counter === ONCE ? segments[0]!.slots.length : 0;
  const once = times === 1 || (isSuit(counter) && shown(counter) === 1);
  return {
    segments,
    suits,
    anySuit: counters.includes(ANY_SUIT),
    counter,
    chooses: segments.some(({ verbs }) => verbs.includes(GAIN_ANY) || verbs.includes(CONVERT)),
    single,
    times,
    oneStep: single >= 0 && once,
    countable: countable(segments, single),
  };
}

/** The DIY perk: Advance for one resource more (fort.perk.diy). */
export const DIY_PROGRAM: Program = {
  segments: [segmentOf(ONCE, [[ADVANCE_MORE]])],
  suits: 0,
  anySuit: false,
  counter: ONCE,
  chooses: false,
  single: ADVANCE_MORE,
  times: 1,
  oneStep: true,
  countable: true,
};
