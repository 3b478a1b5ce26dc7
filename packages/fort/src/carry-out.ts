import type { Tell } from '@treefort/kernel';
import { checkEnd } from './end.ts';
import { concealInHand, reveal } from './knowledge.ts';
import {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PARK,
  FROM_STUFF,
  FROM_SUPPLY,
  fromOf,
  M_CONVERT,
  M_COPY_PACK,
  M_COPY_RIVAL,
  M_GAIN,
  M_PACK,
  M_PAY,
  M_RECRUIT,
  M_SCORE,
  M_SPEND,
  M_TRASH,
  M_TRASH_RIVAL,
  M_TRASH_THIS,
  M_TUCK,
  payPack,
  payStuff,
  whatOf,
  whichOf,
} from './moves.ts';
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
import { type FortState, PUBLIC } from './state.ts';
import { carry } from './ways.ts';
import { ENOUGH_POINTS, KINDS, NONE } from './words.ts';

export const cardName = (s: FortState, card: number): string => s.box.designs[card]!.id;

/** A source of cards as events name it. */
const sourceName = (from: number): string =>
  from < 4 ? 'yard' : ['hand', 'discard', 'park', 'deck'][from - 4]!;

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
function moveCard(s: FortState, m: number, to: number, kind: string, tell?: Tell): void {
  const from = fromOf(m);
  const card = fetch(s, s.actor, from, whichOf(m));
  put(s, to, card);
  if (tell) {
    const owner = from < 4 ? { owner: from } : {};
    tell({ kind, seat: s.actor, card: cardName(s, card), from: sourceName(from), ...owner });
  }
  if (from === FROM_PARK) refillPark(s, tell);
  if (size(s, PARK_DECK) === 0) checkEnd(s, tell);
}

export const recruit = (s: FortState, m: number, tell?: Tell): void =>
  moveCard(s, m, discardOf(s.actor), 'recruited', tell);

function score(s: FortState, seat: number, points: number, tell?: Tell): void {
  s.track[seat]! += points;
  tell?.({ kind: 'scored', seat, points, track: s.track[seat] });
  if (s.track[seat]! >= ENOUGH_POINTS) checkEnd(s, tell);
}

/** The leader takes a card of the own discard pile into hand (fort.perk.recycling). */
export function recycle(s: FortState, card: number, tell?: Tell): void {
  s.perk[s.leader] = NONE;
  take(s, discardOf(s.leader), card);
  put(s, handOf(s.leader), card);
  concealInHand(s, s.leader, card);
  tell?.({ kind: 'recycled', seat: s.leader, card: cardName(s, card) });
}

/** Carries out one way of a verb for the acting seat; false when it could be done in part only. */
export function carryOut(s: FortState, o: Outlook, verb: number, m: number, tell?: Tell): boolean {
  const seat = s.actor;
  const before = tell && [o.stuffPizza, o.stuffToy];
  const whole = carry(verb, o, m);
  o.settle(s);
  switch (whatOf(m)) {
    case M_TUCK:
      moveCard(s, m, lookoutOf(seat), 'tucked', tell);
      break;
    case M_TRASH:
    case M_TRASH_RIVAL:
      moveCard(s, m, GONE, 'trashed', tell);
      break;
    case M_RECRUIT:
      recruit(s, m, tell);
      break;
    case M_SCORE:
      score(s, seat, 1, tell);
      break;
    case M_TRASH_THIS:
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
  const resource = KINDS[whichOf(m)];
  switch (whatOf(m)) {
    case M_GAIN:
      return tell({ kind: 'gained', seat, resource });
    case M_PACK:
      return tell({ kind: 'packed', seat, resource, supply: fromOf(m) === FROM_SUPPLY });
    case M_SPEND:
      return tell({
        kind: 'spent',
        seat,
        resource,
        from: fromOf(m) === FROM_STUFF ? 'stuff' : 'pack',
      });
    case M_CONVERT: {
      const from = fromOf(m) === FROM_STUFF ? 'stuff' : 'pack';
      return tell({ kind: 'converted', seat, resource, from });
    }
    case M_PAY: {
      const stuff = { pizza: payStuff(m, 0), toy: payStuff(m, 1) };
      const pack = { pizza: payPack(m, 0), toy: payPack(m, 1) };
      return tell({ kind: 'advanced', seat, level: s.level[seat], stuff, pack });
    }
    case M_COPY_PACK:
    case M_COPY_RIVAL: {
      const rival = whatOf(m) === M_COPY_RIVAL ? { rival: fromOf(m) } : {};
      const pizza = s.stuff[seat * 2]! - before[0]!;
      const toy = s.stuff[seat * 2 + 1]! - before[1]!;
      return tell({ kind: 'copied', seat, ...rival, pizza, toy });
    }
  }
}
