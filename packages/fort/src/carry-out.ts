import { causeNow } from './cause.ts';
import { checkEnd } from './end.ts';
import type { Cause, FortEvent, Tell } from './events.ts';
import { concealInHand, reveal } from './knowledge.ts';
import {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PARK,
  FROM_STUFF,
  FROM_SUPPLY,
  fromOf,
  payPack,
  payStuff,
  whichOf,
} from './move-forms.ts';
import { KIND, kindOf } from './moves.ts';
import type { Outlook } from './outlook.ts';
import {
  discardOf,
  draw,
  GONE,
  handOf,
  lookoutOf,
  PARK,
  PARK_DECK,
  put,
  size,
  take,
  yardOf,
} from './piles.ts';
import { designOf, type FortState, PUBLIC } from './state.ts';
import { carry } from './ways.ts';
import { ENOUGH_POINTS, KINDS, NONE } from './words.ts';

export const cardName = (s: FortState, card: number): string => designOf(s, card).id;

type Moved = Extract<FortEvent, { kind: 'tucked' | 'trashed' | 'recruited' }>;

/** A source of cards as events name it. */
const sourceOf = (from: number): Pick<Moved, 'from' | 'owner'> => {
  if (from < FROM_HAND) return { from: 'yard', owner: from };
  return { from: (['hand', 'discard', 'park', 'deck'] as const)[from - FROM_HAND]! };
};

/** Turns up the next card of the Park deck into the gap (fort.recruit.sources). */
function refillPark(s: FortState, tell?: Tell): void {
  if (size(s, PARK_DECK) === 0) return;
  const card = draw(s, PARK_DECK);
  put(s, PARK, card);
  s.news++;
  tell?.({ kind: 'turned-up', card: cardName(s, card) });
}

/** Takes a card from where it lies and says which it was. */
function fetch(s: FortState, seat: number, from: number, card: number): number {
  if (from === FROM_DECK) {
    s.news++;
    return draw(s, PARK_DECK);
  }
  if (from === FROM_PARK) take(s, PARK, card);
  else if (from === FROM_DISCARD) take(s, discardOf(seat), card);
  else if (from === FROM_HAND) {
    take(s, handOf(seat), card);
    reveal(s, seat, card);
  } else take(s, yardOf(from), card);
  return card;
}

/** Moves a card for an action, from a zone that others may lose it from. */
function moveCard(s: FortState, m: number, to: number, kind: Moved['kind'], tell?: Tell): void {
  const from = fromOf(m);
  const card = fetch(s, s.actor, from, whichOf(m));
  put(s, to, card);
  if (tell) {
    const because = kind === 'tucked' && from !== FROM_HAND ? causeNow(s, 'bribe') : causeNow(s);
    tell({ kind, seat: s.actor, card: cardName(s, card), ...sourceOf(from), because });
  }
  if (from === FROM_PARK) refillPark(s, tell);
  if (size(s, PARK_DECK) === 0) checkEnd(s, tell);
}

export const recruit = (s: FortState, m: number, tell?: Tell): void =>
  moveCard(s, m, discardOf(s.actor), 'recruited', tell);

function score(s: FortState, seat: number, points: number, tell?: Tell): void {
  s.track[seat]! += points;
  tell?.({ kind: 'scored', seat, points, track: s.track[seat]!, because: causeNow(s) });
  if (s.track[seat]! >= ENOUGH_POINTS) checkEnd(s, tell);
}

/** The leader takes a card of the own discard pile into hand (fort.perk.recycling). */
export function recycle(s: FortState, card: number, tell?: Tell): void {
  s.perk[s.leader] = NONE;
  take(s, discardOf(s.leader), card);
  put(s, handOf(s.leader), card);
  concealInHand(s, s.leader, card);
  const because: Cause = { perk: 'recycling' };
  tell?.({ kind: 'recycled', seat: s.leader, card: cardName(s, card), because });
}

/** Carries out one way of a verb for the acting seat; false when it could be done in part only. */
export function carryOut(s: FortState, o: Outlook, verb: number, m: number, tell?: Tell): boolean {
  const seat = s.actor;
  const before = tell && [o.stuffPizza, o.stuffToy];
  const whole = carry(verb, o, m);
  o.settle(s);
  switch (kindOf(m)) {
    case KIND.tuck:
      moveCard(s, m, lookoutOf(seat), 'tucked', tell);
      break;
    case KIND.trash:
    case KIND['trash-rival']:
      moveCard(s, m, GONE, 'trashed', tell);
      break;
    case KIND.recruit:
      recruit(s, m, tell);
      break;
    case KIND.score:
      score(s, seat, 1, tell);
      break;
    case KIND['trash-this']:
      if (seat === s.leader) s.trashPlayed = 1;
      break;
    default:
      if (tell && before) tellBoard(s, m, before, tell);
  }
  if (s.kind !== NONE && seat === s.leader && s.which === PUBLIC) s.leaderKind = s.kind;
  return whole;
}

/** What happened to pizzas and toys. */
function tellBoard(s: FortState, m: number, before: readonly number[], tell: Tell): void {
  const seat = s.actor;
  const resource = KINDS[whichOf(m)]!;
  const from = fromOf(m) === FROM_STUFF ? 'stuff' : 'pack';
  const because = causeNow(s);
  switch (kindOf(m)) {
    case KIND.gain:
      return tell({ kind: 'gained', seat, resource, n: 1, because });
    case KIND['gain-either']:
      return tell({ kind: 'gained', seat, resource, n: 1, chosen: true, because });
    case KIND.pack: {
      const supply = fromOf(m) === FROM_SUPPLY;
      const why = supply ? causeNow(s, 'sticky-fingers') : because;
      return tell({ kind: 'packed', seat, resource, n: 1, supply, because: why });
    }
    case KIND.spend:
      return tell({ kind: 'spent', seat, resource, n: 1, from, because });
    case KIND.convert:
      return tell({ kind: 'converted', seat, resource, n: 1, from, because });
    case KIND.pay: {
      const stuff = { pizza: payStuff(m, 0), toy: payStuff(m, 1) };
      const pack = { pizza: payPack(m, 0), toy: payPack(m, 1) };
      return tell({ kind: 'advanced', seat, level: s.level[seat]!, stuff, pack, because });
    }
    case KIND['copy-pack']:
      return tellCopy(s, { seat: s.actor }, before, tell);
    case KIND['copy-rival']:
      return tellCopy(s, { seat: fromOf(m), rival: fromOf(m) }, before, tell);
  }
}

/** What of a Pack was copied into Stuff, and what did not fit. */
function tellCopy(
  s: FortState,
  of: { readonly seat: number; readonly rival?: number },
  before: readonly number[],
  tell: Tell,
): void {
  const seat = s.actor;
  const { rival } = of;
  const [pizza = 0, toy = 0] = before.map((had, kind) => s.stuff[seat * 2 + kind]! - had);
  const lost = { pizza: s.pack[of.seat * 2]! - pizza, toy: s.pack[of.seat * 2 + 1]! - toy };
  const whose = rival === undefined ? {} : { rival };
  tell({ kind: 'copied', seat, ...whose, pizza, toy, lost, because: causeNow(s) });
}
