import type { LevelEntry } from './box.ts';
import {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PACK,
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
  move,
  payment,
  payPack,
  payStuff,
  whatOf,
  whichOf,
} from './moves.ts';
import { VERBS, type Verb } from './notation.ts';
import { GAIN_ANY, GAIN_PIZZA, GAIN_TOY, SPEND_PIZZA } from './program.ts';
import {
  DISCARD,
  DRAFT,
  type FortState,
  HAND,
  holds,
  LOOKOUT_PILE,
  PARK,
  PARK_DECK,
  pileOf,
  YARD,
} from './state.ts';
import {
  BRIBE,
  NONE,
  PIZZA,
  STICKY_FINGERS,
  STUFF_HOLDS,
  TOP_LEVEL,
  TOY,
  XXL_BACKPACK,
} from './words.ts';

/**
 * The figures that decide whether somebody can still do something: everything on the acting player's board and the
 * sizes of the piles, but no card. Both the options of a step and the look-ahead are read from it, so they cannot
 * disagree, and neither can see a hidden card.
 */
export type Outlook = Int32Array;
export const [
  SP,
  ST,
  PP,
  PT,
  PACK_HOLDS,
  LOOKOUTS_HELD,
  LOOKOUT_HOLDS,
  IN_HAND,
  IN_DISCARD,
  RIVAL_YARDS,
  IN_PARK,
  IN_DECK,
  BRIBES,
  STICKY,
  TAKEN_KIND,
  TAKEN_WAY,
  AT_LEVEL,
  LAST_WAY,
  RIVALS,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
/** Seat, pizzas and toys of each rival's Pack follow. */
const RIVAL_FIELDS = 3;
export const OUTLOOK_SIZE = RIVALS + 1 + 3 * RIVAL_FIELDS;

export const rivalAt = (i: number): number => RIVALS + 1 + i * RIVAL_FIELDS;

const room = (o: Outlook, kind: number): number => STUFF_HOLDS - o[kind]!;
const packRoom = (o: Outlook): number => o[PACK_HOLDS]! - o[PP]! - o[PT]!;

/** One entry per verb: the ways it can be done now, without saying yet with which card. */
type Ways = (o: Outlook, out: Int32Array, n: number, levels: readonly LevelEntry[]) => number;

const gain =
  (kind: number): Ways =>
  (o, out, n) => {
    if (room(o, kind) > 0) out[n++] = move(M_GAIN, 0, kind);
    return n;
  };

const gainAny: Ways = (o, out, n) => {
  for (let kind = PIZZA; kind <= TOY; kind++) {
    if (o[TAKEN_KIND] !== NONE && o[TAKEN_KIND] !== kind) continue;
    if (room(o, kind) > 0) out[n++] = move(M_GAIN, 1, kind);
  }
  return n;
};

const pack: Ways = (o, out, n) => {
  if (packRoom(o) <= 0) return n;
  for (let kind = PIZZA; kind <= TOY; kind++) {
    if (o[kind]! > 0) out[n++] = move(M_PACK, FROM_STUFF, kind);
  }
  if (o[STICKY]) {
    for (let kind = PIZZA; kind <= TOY; kind++) out[n++] = move(M_PACK, FROM_SUPPLY, kind);
  }
  return n;
};

const tuck: Ways = (o, out, n) => {
  if (o[LOOKOUTS_HELD]! >= o[LOOKOUT_HOLDS]!) return n;
  if (o[IN_HAND]! > 0) out[n++] = move(M_TUCK, FROM_HAND);
  if (!o[BRIBES]) return n;
  if (o[IN_PARK]! > 0) out[n++] = move(M_TUCK, FROM_PARK);
  if (o[IN_DECK]! > 0) out[n++] = move(M_TUCK, FROM_DECK);
  if (o[RIVAL_YARDS]! > 0) out[n++] = move(M_TUCK);
  return n;
};

const trash: Ways = (o, out, n) => {
  if (o[IN_HAND]! > 0) out[n++] = move(M_TRASH, FROM_HAND);
  if (o[IN_DISCARD]! > 0) out[n++] = move(M_TRASH, FROM_DISCARD);
  return n;
};

const trashRival: Ways = (o, out, n) => {
  if (o[RIVAL_YARDS]! > 0) out[n++] = move(M_TRASH_RIVAL);
  return n;
};

const recruit: Ways = (o, out, n) => {
  if (o[IN_PARK]! > 0) out[n++] = move(M_RECRUIT, FROM_PARK);
  if (o[IN_DECK]! > 0) out[n++] = move(M_RECRUIT, FROM_DECK);
  if (o[RIVAL_YARDS]! > 0) out[n++] = move(M_RECRUIT);
  return n;
};

/** Every payment of a price from Stuff and Pack (fort.act.advance, fort.act.advance-mod). */
const advance =
  (change: number): Ways =>
  (o, out, n, levels) => {
    if (o[AT_LEVEL]! >= TOP_LEVEL) return n;
    const price = levels[o[AT_LEVEL]! + 1]!;
    const total = Math.max(0, price.toys + price.pizzas + price.any + change);
    const forgiven = change < 0 ? -change : 0;
    for (let pizzas = 0; pizzas <= total; pizzas++) {
      const toys = total - pizzas;
      const short = Math.max(0, price.pizzas - pizzas) + Math.max(0, price.toys - toys);
      if (short > forgiven || pizzas > o[SP]! + o[PP]! || toys > o[ST]! + o[PT]!) continue;
      for (let sp = Math.max(0, pizzas - o[PP]!); sp <= Math.min(pizzas, o[SP]!); sp++) {
        for (let st = Math.max(0, toys - o[PT]!); st <= Math.min(toys, o[ST]!); st++) {
          out[n++] = payment(sp, st, pizzas - sp, toys - st);
        }
      }
    }
    return n;
  };

const always =
  (what: number): Ways =>
  (_, out, n) => {
    out[n] = move(what);
    return n + 1;
  };

const spend =
  (kind: number): Ways =>
  (o, out, n) => {
    if (o[kind]! > 0) out[n++] = move(M_SPEND, FROM_STUFF, kind);
    if (o[PP + kind]! > 0) out[n++] = move(M_SPEND, FROM_PACK, kind);
    return n;
  };

const copies = (o: Outlook, pizzas: number, toys: number): boolean =>
  (pizzas > 0 && room(o, PIZZA) > 0) || (toys > 0 && room(o, TOY) > 0);

const copyPack: Ways = (o, out, n) => {
  if (copies(o, o[PP]!, o[PT]!)) out[n++] = move(M_COPY_PACK);
  return n;
};

const copyRival: Ways = (o, out, n) => {
  for (let i = 0; i < o[RIVALS]!; i++) {
    const at = rivalAt(i);
    if (copies(o, o[at + 1]!, o[at + 2]!)) out[n++] = move(M_COPY_RIVAL, o[at]!);
  }
  return n;
};

/** Swaps go one way in an action: away from `kind` (fort.act.convert). */
const convert: Ways = (o, out, n) => {
  for (let kind = PIZZA; kind <= TOY; kind++) {
    if (o[TAKEN_WAY] !== NONE && o[TAKEN_WAY] !== kind) continue;
    if (o[kind]! > 0 && room(o, 1 - kind) > 0) out[n++] = move(M_CONVERT, FROM_STUFF, kind);
    if (o[PP + kind]! > 0) out[n++] = move(M_CONVERT, FROM_PACK, kind);
  }
  return n;
};

/** The table of verbs: a new one does not compile before it says here how it can be done. */
const WAYS: Record<Verb, Ways> = {
  pizza: gain(PIZZA),
  toy: gain(TOY),
  any: gainAny,
  pack,
  lookout: tuck,
  trash,
  trashRival,
  trashThis: always(M_TRASH_THIS),
  recruit,
  advance: advance(0),
  'advance−1': advance(-1),
  'advance+1': advance(1),
  score: always(M_SCORE),
  'spend pizza': spend(PIZZA),
  'spend toy': spend(TOY),
  copyPack,
  copyRival,
  convert,
};
const BY_NUMBER: readonly Ways[] = VERBS.map((verb) => WAYS[verb]);

/** Adds the ways in which a verb can be done now to `out`, from place n on, and says where they end. */
export const waysOf: (verb: number, ...rest: Parameters<Ways>) => number = (
  verb,
  o,
  out,
  n,
  levels,
) => BY_NUMBER[verb]!(o, out, n, levels);

/** The kind of move that does each verb. */
const DOES: Record<Verb, number> = {
  pizza: M_GAIN,
  toy: M_GAIN,
  any: M_GAIN,
  pack: M_PACK,
  lookout: M_TUCK,
  trash: M_TRASH,
  trashRival: M_TRASH_RIVAL,
  trashThis: M_TRASH_THIS,
  recruit: M_RECRUIT,
  advance: M_PAY,
  'advance−1': M_PAY,
  'advance+1': M_PAY,
  score: M_SCORE,
  'spend pizza': M_SPEND,
  'spend toy': M_SPEND,
  copyPack: M_COPY_PACK,
  copyRival: M_COPY_RIVAL,
  convert: M_CONVERT,
};
const DOES_BY_NUMBER: readonly number[] = VERBS.map((verb) => DOES[verb]);

/** Whether a move is one of the ways of a verb. */
export function does(verb: number, m: number): boolean {
  if (DOES_BY_NUMBER[verb] !== whatOf(m)) return false;
  if (verb === GAIN_PIZZA || verb === GAIN_TOY) return fromOf(m) === 0 && whichOf(m) === verb;
  if (verb === GAIN_ANY) return fromOf(m) === 1;
  return whatOf(m) !== M_SPEND || whichOf(m) === verb - SPEND_PIZZA;
}

/** Copies as much of a Pack as Stuff can hold. */
function copyInto(o: Outlook, pizzas: number, toys: number): boolean {
  const fits = pizzas <= room(o, PIZZA) && toys <= room(o, TOY);
  o[SP]! += Math.min(pizzas, room(o, PIZZA));
  o[ST]! += Math.min(toys, room(o, TOY));
  return fits;
}

/** Takes one card away from where it lies; a gap in the Park is filled at once. */
function takeFrom(o: Outlook, from: number): void {
  if (from === FROM_HAND) o[IN_HAND]!--;
  else if (from === FROM_DISCARD) o[IN_DISCARD]!--;
  else if (from === FROM_DECK) o[IN_DECK]!--;
  else if (from !== FROM_PARK) o[RIVAL_YARDS]!--;
  else if (o[IN_DECK]! > 0) o[IN_DECK]!--;
  else o[IN_PARK]!--;
}

/** What one way does to the figures; false when it could be done in part only. */
export function carry(o: Outlook, m: number): boolean {
  const from = fromOf(m);
  const kind = whichOf(m);
  switch (whatOf(m)) {
    case M_GAIN:
      o[kind]!++;
      if (from === 1) o[TAKEN_KIND] = kind;
      return true;
    case M_PACK:
      o[PP + kind]!++;
      if (from === FROM_STUFF) o[kind]!--;
      return true;
    case M_TUCK:
      o[LOOKOUTS_HELD]!++;
      takeFrom(o, from);
      return true;
    case M_TRASH:
    case M_TRASH_RIVAL:
      takeFrom(o, from);
      return true;
    case M_RECRUIT:
      o[IN_DISCARD]!++;
      takeFrom(o, from);
      return true;
    case M_PAY:
      for (let k = PIZZA; k <= TOY; k++) {
        o[k]! -= payStuff(m, k);
        o[PP + k]! -= payPack(m, k);
      }
      o[AT_LEVEL]!++;
      o[PACK_HOLDS]!++;
      o[LOOKOUT_HOLDS]!++;
      return true;
    case M_SPEND:
      o[from === FROM_STUFF ? kind : PP + kind]!--;
      return true;
    case M_COPY_PACK:
      return copyInto(o, o[PP]!, o[PT]!);
    case M_COPY_RIVAL: {
      let at = rivalAt(0);
      while (o[at] !== from) at += RIVAL_FIELDS;
      return copyInto(o, o[at + 1]!, o[at + 2]!);
    }
    case M_CONVERT: {
      const base = from === FROM_STUFF ? SP : PP;
      o[base + kind]!--;
      o[base + 1 - kind]!++;
      o[TAKEN_WAY] = kind;
      return true;
    }
    default:
      return true;
  }
}

/** What a seat can do things with, as the state has it. */
export function look(s: FortState, seat: number, o: Outlook): Outlook {
  const { stuff, pack: packs, sizes } = s;
  const own = seat === s.leader && s.phase !== DRAFT;
  o[SP] = stuff[seat * 2]!;
  o[ST] = stuff[seat * 2 + 1]!;
  o[PP] = packs[seat * 2]!;
  o[PT] = packs[seat * 2 + 1]!;
  o[AT_LEVEL] = s.level[seat]!;
  o[PACK_HOLDS] = packHolds(s, seat);
  o[LOOKOUT_HOLDS] = s.level[seat]! + 1;
  o[LOOKOUTS_HELD] = sizes[pileOf(seat, LOOKOUT_PILE)]!;
  o[IN_HAND] = sizes[pileOf(seat, HAND)]!;
  o[IN_DISCARD] = sizes[pileOf(seat, DISCARD)]!;
  o[IN_PARK] = sizes[PARK]!;
  o[IN_DECK] = sizes[PARK_DECK]!;
  o[BRIBES] = own && holds(s, seat, BRIBE) ? 1 : 0;
  o[STICKY] = own && holds(s, seat, STICKY_FINGERS) ? 1 : 0;
  o[TAKEN_KIND] = s.kind;
  o[TAKEN_WAY] = s.way;
  o[LAST_WAY] = 0;
  let yards = 0;
  let at = rivalAt(0);
  for (let i = 1; i < s.seats; i++) {
    const rival = (seat + i) % s.seats;
    yards += sizes[pileOf(rival, YARD)]!;
    o[at] = rival;
    o[at + 1] = packs[rival * 2]!;
    o[at + 2] = packs[rival * 2 + 1]!;
    at += RIVAL_FIELDS;
  }
  o[RIVAL_YARDS] = yards;
  o[RIVALS] = s.seats - 1;
  return o;
}

/** The resources that a seat's Pack can hold (fort.pack). */
export const packHolds = (s: FortState, seat: number): number =>
  s.level[seat]! + 1 + (holds(s, seat, XXL_BACKPACK) ? 2 : 0);

/** Writes back what a way did to the acting player's board. */
export function settleBoard(s: FortState, seat: number, o: Outlook): void {
  s.stuff[seat * 2] = o[SP]!;
  s.stuff[seat * 2 + 1] = o[ST]!;
  s.pack[seat * 2] = o[PP]!;
  s.pack[seat * 2 + 1] = o[PT]!;
  s.level[seat] = o[AT_LEVEL]!;
  s.kind = o[TAKEN_KIND]!;
  s.way = o[TAKEN_WAY]!;
}
