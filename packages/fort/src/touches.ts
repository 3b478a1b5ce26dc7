import { VERBS, type Verb } from './notation.ts';

/** The figures of a player and the table that verbs need or change, as bits. */
const PIZZAS = 1;
const TOYS = 2;
const PACK = 4;
const LOOKOUT = 8;
const HAND = 16;
const DISCARD = 32;
/** The cards of the Park, its deck and the Yards. */
const FRIENDS = 64;
const LEVEL = 128;

const BOARD = PIZZAS | TOYS | PACK;
/** A level makes room in Pack and Lookout. */
const ADVANCING = BOARD | LOOKOUT | LEVEL;

const TOUCHES: Record<Verb, number> = {
  pizza: PIZZAS,
  toy: TOYS,
  any: PIZZAS | TOYS,
  pack: BOARD,
  lookout: LOOKOUT | HAND | FRIENDS,
  trash: HAND | DISCARD,
  trashRival: FRIENDS,
  trashThis: 0,
  recruit: DISCARD | FRIENDS,
  advance: ADVANCING,
  'advance−1': ADVANCING,
  'advance+1': ADVANCING,
  score: 0,
  'spend pizza': PIZZAS | PACK,
  'spend toy': TOYS | PACK,
  copyPack: BOARD,
  copyRival: PIZZAS | TOYS,
  convert: BOARD,
};

const BY_NUMBER = VERBS.map((verb) => TOUCHES[verb]);

/** Whether none of some verbs has anything to do with another, so that each can be counted by itself. */
export function standApart(verbs: readonly number[]): boolean {
  let touched = 0;
  for (const verb of verbs) {
    const touches = BY_NUMBER[verb] ?? 0;
    if (touched & touches) return false;
    touched |= touches;
  }
  return true;
}

/** Verbs whose ways differ in what can be done after them: in the kind, in the price, in how much is copied. */
const UNEVEN: readonly Verb[] = [
  ...(['any', 'convert', 'copyPack', 'copyRival'] as const),
  ...(['advance', 'advance−1', 'advance+1'] as const),
];
const IS_EVEN = VERBS.map((verb) => !UNEVEN.includes(verb));

/** Whether, after any way of a verb, it can be done as often again as after any other. */
export function isEven(verb: number): boolean {
  return IS_EVEN[verb] ?? false;
}
