import {
  type Data,
  type EventKinds,
  type EventOf,
  either,
  flag,
  type HeardOf,
  type Tell as KernelTell,
  list,
  nullable,
  object,
  optional,
  text,
  whole,
  word,
} from '@treefort/kernel';
import { ACTIONS } from './moves.ts';
import { COUNTERS } from './notation.ts';
import { OBSTACLE_RULES, PASS_RULES } from './refusal-rules.ts';
import { RULE_IDS } from './rule-ids.ts';
import { KINDS, MADE_UP_RULES, PERKS, SUITS, SYMBOLS } from './words.ts';

const seat = whole;
const card = text;
const cards = list(text);
const points = whole;
const resource = word(KINDS);
const rule = word(RULE_IDS);
const amount = object({ pizza: whole, toy: whole });
const store = word(['stuff', 'pack']);

/**
 * Why something happened: an action of a card, used or followed, with the perk that made it possible in this way; a perk
 * alone; or a rule of the turn.
 */
const because = either(
  object({
    card,
    action: word(ACTIONS),
    following: optional(flag),
    perk: optional(word(PERKS)),
  }),
  object({ perk: word(PERKS) }),
  object({ rule }),
);
export type Cause = Data<typeof because>;

/** A card that goes somewhere else, and where it was; one of a Yard had an owner. */
const moved = {
  seat,
  card,
  from: word(['hand', 'discard', 'park', 'deck', 'yard', 'play']),
  owner: optional(seat),
  because,
};

/** Everything that happens in Fort, with its fields. */
export const EVENTS = {
  /** A sealed pick of the draft was given or changed. */
  answered: { open: { seat } },
  /** A pick of the draft, counted from 1, and the packet that came next; after the last pick its one card is kept too. */
  drafted: { open: { seat, pick: whole }, secret: { card, packet: cards } },
  turn: { open: { seat, round: whole } },
  /** The Yard went to the discard pile (fort.cleanup). */
  'cleaned-up': { open: { seat, cards } },
  skipped: { open: { seat } },
  played: { open: { seat, card } },
  declared: { open: { seat, suit: word(SUITS) } },
  used: { open: { seat, card, action: word(ACTIONS) } },
  'chose-suit': { open: { seat, suit: word(SYMBOLS) } },
  /** A card was added to the played one; `suit` is what its coin stands for. */
  added: { open: { seat, card, suit: optional(word(SYMBOLS)) } },
  /** Symbols of the Lookout were added; `coin` tells that coins stand for the suit. */
  lent: { open: { seat, suit: word(SYMBOLS), coin: flag, n: whole } },
  /** How often an action is done: so many symbols, packed resources, Lookout cards or levels were counted. */
  counted: { open: { seat, counter: word([...COUNTERS, 'coin']), n: whole, because } },
  /** `chosen` tells that it could have been the other resource. */
  gained: { open: { seat, resource, n: whole, chosen: optional(flag), because } },
  packed: { open: { seat, resource, n: whole, supply: flag, because } },
  spent: { open: { seat, resource, n: whole, from: store, because } },
  /** So many of a resource became as many of the other. */
  converted: { open: { seat, resource, n: whole, from: store, because } },
  /** A Pack was copied into Stuff; `lost` did not fit. */
  copied: {
    open: { seat, rival: optional(seat), pizza: whole, toy: whole, lost: amount, because },
  },
  scored: { open: { seat, points, track: whole, because } },
  advanced: { open: { seat, level: whole, stuff: amount, pack: amount, because } },
  /** An action ended in part: the rule that stopped it, and how many repetitions were not done in full. */
  stopped: { open: { seat, rule: word(OBSTACLE_RULES), left: whole, because } },
  /** An action of the played card is done, in full or in part. */
  'action-done': { open: { seat, card, action: word(ACTIONS) } },
  /** A player looks through the made-up rules (fort.level.1). */
  looks: { open: { seat }, secret: { rules: list(word(MADE_UP_RULES)) } },
  'kept-rule': { open: { seat }, secret: { rule: word(MADE_UP_RULES) } },
  'took-perk': { open: { seat, perk: word(PERKS) } },
  'took-sculpture': { open: { seat } },
  'used-perk': { open: { seat, perk: word(PERKS) } },
  /** A card went from the discard pile to the hand (fort.perk.recycling). */
  recycled: { open: { seat, card, because } },
  tucked: { open: moved },
  trashed: { open: moved },
  recruited: { open: moved },
  /** The Park was filled up from its deck. */
  'turned-up': { open: { card } },
  followed: { open: { seat, card } },
  /** Who had to pass hears why; `suits` are those that can be followed with. */
  passed: {
    open: { seat },
    secret: { cannot: nullable(object({ rule: word(PASS_RULES), suits: list(word(SUITS)) })) },
  },
  /** All have followed or passed: the play of a card is over. */
  'play-done': { open: {} },
  /** The end of a turn: what was played and best friends go to the discard pile, the other cards to the Yard. */
  discarded: { open: { seat, played: cards, friends: cards, yard: cards } },
  reshuffled: { open: { seat, count: whole } },
  drew: { open: { seat, count: whole }, secret: { cards } },
  /** The last round has begun. */
  ending: { open: { reason: word(['points', 'level', 'park-deck']) } },
  /** One part of a final score, told part by part (fort.end.score). */
  'final-points': {
    open: {
      seat,
      part: word(['track', 'rule', 'sculpture', 'fort']),
      madeUp: optional(word(MADE_UP_RULES)),
      points,
    },
  },
  over: {
    open: {
      counts: list(
        object({
          track: whole,
          fort: whole,
          rule: nullable(word(MADE_UP_RULES)),
          rulePoints: whole,
          sculpture: whole,
          total: whole,
        }),
      ),
      scores: list(whole),
      winners: list(seat),
    },
  },
} as const satisfies EventKinds;

export type FortEvent = EventOf<typeof EVENTS>;
/** An event as one viewer hears it. */
export type FortHeard = HeardOf<typeof EVENTS>;
export type Tell = KernelTell<FortEvent>;
