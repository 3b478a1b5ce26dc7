import { listStep } from './list-step.ts';
import type { LookAhead } from './look-ahead.ts';
import { FROM_DECK, FROM_PARK } from './move-forms.ts';
import { KIND, move } from './moves.ts';
import { offer, offerPile, offerYards } from './offer.ts';
import { differentCards, discardOf, handOf, PARK, PARK_DECK, size } from './piles.ts';
import { DIY_PROGRAM } from './program.ts';
import {
  ACT,
  clearOptions,
  designOf,
  FOLLOW_SECOND,
  type FortState,
  holds,
  PHASES,
  type Phase,
  PRIVATE,
  PUBLIC,
  RECRUIT_PHASE,
} from './state.ts';
import { followSuits, lendsCoin, lendsPlain, suitFor, symbols } from './symbols.ts';
import { programNow } from './under-way.ts';
import {
  asideSymbols,
  beforeFollow,
  beforePlay,
  beforeUse,
  canAdd,
  canFollow,
  canPlay,
  canUse,
} from './usable.ts';
import { COIN, DIY, NONE, RECYCLING, ROUGH_HOUSING, SUITS } from './words.ts';

/** Lists, into the state, every move of the seat whose decision it is. */

/** The different cards of the hand that is looked at. */
const hand: number[] = [];

function listPlay(s: FortState, ahead: LookAhead): void {
  beforePlay(s, ahead);
  const count = differentCards(s, handOf(s.leader), hand);
  for (let i = 0; i < count; i++) {
    const card = hand[i]!;
    if (canPlay(s, ahead, card)) offer(s, move(KIND.play, 0, card));
  }
  if (s.again) return;
  offer(s, move(KIND.skip));
  if (holds(s, s.leader, DIY) && ahead.begins(DIY_PROGRAM, 1)) offer(s, move(KIND.diy));
}

/** Whether the leader, holding Do-Over, has a second card to play (fort.perk.do-over). */
function canPlayAgain(s: FortState, ahead: LookAhead): boolean {
  beforePlay(s, ahead);
  const count = differentCards(s, handOf(s.leader), hand);
  for (let i = 0; i < count; i++) if (canPlay(s, ahead, hand[i]!)) return true;
  return false;
}

const ALL_USED = 3;

function listUse(s: FortState, ahead: LookAhead): void {
  if (s.used !== ALL_USED) {
    beforeUse(s, ahead);
    if (canUse(s, ahead, PUBLIC) && canBegin(s, ahead, PUBLIC)) offer(s, move(KIND.use, 0, PUBLIC));
    if (canUse(s, ahead, PRIVATE) && canBegin(s, ahead, PRIVATE))
      offer(s, move(KIND.use, 0, PRIVATE));
  }
  if (s.fullDone || s.optionCount === 0) offer(s, move(KIND.done));
}

/** The seven choices of "any suit" (fort.act.any-suit). */
function listSuits(s: FortState, ahead: LookAhead): void {
  beforeUse(s, ahead);
  for (let suit = 0; suit <= COIN; suit++) {
    s.anySuit = suit;
    if (canUse(s, ahead, s.which) && findsSymbols(s, ahead)) offer(s, move(KIND.suit, 0, suit));
  }
  s.anySuit = NONE;
}

/** Whether an action of the played card finds symbols to begin with; the state is lent to it for the question. */
function canBegin(s: FortState, ahead: LookAhead, which: number): boolean {
  if (s.box.programs[s.played * 2 + which]!.suits === 0) return true;
  const { which: before, addedOnes, addedTwos } = s;
  s.which = which;
  s.addedOnes = 0;
  s.addedTwos = 0;
  const can = findsSymbols(s, ahead);
  s.which = before;
  s.addedOnes = addedOnes;
  s.addedTwos = addedTwos;
  return can;
}

/** Whether an action that counts symbols shows one of them, or can be given one with which the play can go on. */
function findsSymbols(s: FortState, ahead: LookAhead): boolean {
  const program = programNow(s);
  if (symbols(s, designOf(s, s.played), program, suitFor(s, program)) > 0) return true;
  const before = s.optionCount;
  listUnits(s, ahead, before + 1);
  // The figures were looked at as they would be without the added card.
  beforeUse(s, ahead);
  const found = s.optionCount > before;
  while (s.optionCount > before) s.options[--s.optionCount] = 0;
  return found;
}

/** Cards from hand and symbols of the Lookout that may be added (fort.play.add, fort.play.add-lookout). */
function listAdd(s: FortState, ahead: LookAhead): void {
  const program = programNow(s);
  listUnits(s, ahead, s.options.length);
  // What was added so far was added because the play can go on with it.
  if (symbols(s, designOf(s, s.played), program, suitFor(s, program)) > 0)
    offer(s, move(KIND.done));
}

/** Lists what may be added until there are enough options. */
function listUnits(s: FortState, ahead: LookAhead, enough: number): void {
  const suit = suitFor(s, programNow(s));
  beforePlay(s, ahead);
  const count = differentCards(s, handOf(s.leader), hand);
  for (let i = 0; i < count && s.optionCount < enough; i++) listAddCard(s, ahead, hand[i]!, suit);
  if (s.optionCount < enough) listLend(s, ahead, suit);
}

function listLend(s: FortState, ahead: LookAhead, suit: number): void {
  if (!lendsPlain(s, suit) && !lendsCoin(s)) return;
  beforeUse(s, ahead);
  const other = s.box.programs[s.played * 2 + 1 - s.which];
  const there = other && suitFor(s, other) === suit ? 1 : 0;
  if (canAdd(s, ahead, { here: 1, there })) offer(s, move(KIND['lookout-symbol'], 0, suit));
}

function listAddCard(s: FortState, ahead: LookAhead, card: number, suit: number): void {
  const { count } = designOf(s, card);
  const shows = suit === COIN ? 0 : count[suit]!;
  if (count[COIN] === 0) {
    if (shows && canAdd(s, ahead, { here: shows, there: asideSymbols(s, card, NONE) })) {
      offer(s, move(KIND.add, 0, card));
    }
    return;
  }
  const suits = coinSuits(suit, shows);
  for (let coin = 0; coin <= COIN; coin++) {
    if (!((suits >> coin) & 1)) continue;
    const here = shows + (coin === suit ? 1 : 0);
    if (here && canAdd(s, ahead, { here, there: asideSymbols(s, card, coin) })) {
      offer(s, move(KIND.add, coin + 1, card));
    }
  }
}

/**
 * The suits that the coin of a card can be given, as bits: where the card shows the suit anyway, any of the six; else
 * only the one that is counted.
 */
export function coinSuits(suit: number, shows: number): number {
  return shows > 0 ? (1 << SUITS.length) - 1 : 1 << suit;
}

function listFollow(s: FortState, ahead: LookAhead): void {
  const suits = followSuits(s, designOf(s, s.played));
  let hasLooked = false;
  const { suitBits } = s.box;
  const count = differentCards(s, handOf(s.actor), hand);
  for (let i = 0; i < count; i++) {
    const card = hand[i]!;
    if (!(suitBits[card]! & suits)) continue;
    if (!hasLooked) beforeFollow(s, ahead);
    hasLooked = true;
    if (canFollow(s, ahead, card)) offer(s, move(KIND.follow, 0, card));
  }
  if (s.phase === FOLLOW_SECOND) return offer(s, move(KIND.done));
  offer(s, move(KIND.pass));
  const last = s.followStep === s.seats - 1;
  if (last && mayRough(s, s.actor)) offer(s, move(KIND['rough-housing']));
}

/** Who may take the leader's played card out of the game (fort.perk.rough-housing). */
export const mayRough = (s: FortState, seat: number): boolean => holds(s, seat, ROUGH_HOUSING);

function listRecruit(s: FortState): void {
  offerPile(s, PARK, KIND.recruit, FROM_PARK);
  if (size(s, PARK_DECK) > 0) offer(s, move(KIND.recruit, FROM_DECK));
  if (s.phase === RECRUIT_PHASE) offerYards(s, KIND.recruit);
  else offer(s, move(KIND.done));
}

function listBits(s: FortState, what: number, bits: number): void {
  for (let i = 0; bits >> i; i++) if ((bits >> i) & 1) offer(s, move(what, 0, i));
}

const nothing = (s: FortState): void => {
  throw new Error(`nothing is listed in phase ${s.phase}`);
};

const LISTS: Record<Phase, (s: FortState, ahead: LookAhead) => void> = {
  draft: nothing,
  play: listPlay,
  declare: (s) => listBits(s, KIND.declare, (1 << SUITS.length) - 1),
  use: listUse,
  suit: listSuits,
  add: listAdd,
  act: listStep,
  'keep-rule': (s) => listBits(s, KIND.keep, s.ruleStack),
  'take-perk': (s) => listBits(s, KIND['take-perk'], s.perkRow),
  follow: listFollow,
  'follow-second': listFollow,
  'rough-housing': (s) => {
    offer(s, move(KIND['rough-housing']));
    offer(s, move(KIND.pass));
  },
  'do-over': (s, ahead) => {
    if (canPlayAgain(s, ahead)) offer(s, move(KIND['do-over']));
    offer(s, move(KIND.done));
  },
  recruit: listRecruit,
  birthday: listRecruit,
  over: nothing,
};
const BY_PHASE = PHASES.map((phase) => LISTS[phase]);

/** Lists the moves of the decision that is open, and says how many. */
export function list(s: FortState, ahead: LookAhead): number {
  if (s.phase === ACT) ahead.look(s, s.actor);
  return listFrom(s, ahead);
}

/** The same with figures that have been looked at already, where an action is under way. */
export function listFrom(s: FortState, ahead: LookAhead): number {
  clearOptions(s);
  BY_PHASE[s.phase]!(s, ahead);
  if (s.optionCount > 0 && s.actor === s.leader && holds(s, s.leader, RECYCLING)) {
    offerPile(s, discardOf(s.leader), KIND.recycle, 0);
  }
  return s.optionCount;
}
