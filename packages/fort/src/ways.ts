import type { LevelEntry } from './box-file.ts';
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
  whichOf,
} from './moves.ts';
import { VERBS, type Verb } from './notation.ts';
import type { Outlook } from './outlook.ts';
import { NONE, PIZZA, TOP_LEVEL, TOY } from './words.ts';

/**
 * One entry per verb: the ways it can be done now, without saying yet with which card, and what one way does to the
 * figures. No ways: it cannot be done; one: no question; several: a decision.
 */
interface Entry {
  readonly ways: (o: Outlook, out: Int32Array, levels: readonly LevelEntry[]) => number;
  /** How often it could be done from here in a row, as a figure: the same as trying, only faster. */
  readonly most: (o: Outlook, levels: readonly LevelEntry[]) => number;
  /** Does one way; false when it could be done in part only. */
  readonly carry: (o: Outlook, way: number) => boolean;
}

const gained = (o: Outlook, way: number): boolean => {
  o.addStuff(whichOf(way), 1);
  return true;
};

const gain = (kind: number): Entry => ({
  ways: (o, out) => {
    if (o.room(kind) <= 0) return 0;
    out[0] = move(M_GAIN, 0, kind);
    return 1;
  },
  most: (o) => o.room(kind),
  carry: gained,
});

/** Marks a gain whose kind was chosen. */
export const CHOSEN = 1;

const gainAny: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.kind !== TOY && o.room(PIZZA) > 0) out[n++] = move(M_GAIN, CHOSEN, PIZZA);
    if (o.kind !== PIZZA && o.room(TOY) > 0) out[n++] = move(M_GAIN, CHOSEN, TOY);
    return n;
  },
  most: (o) => (o.kind === NONE ? Math.max(o.room(PIZZA), o.room(TOY)) : o.room(o.kind)),
  carry: (o, way) => {
    o.kind = whichOf(way);
    return gained(o, way);
  },
};

const pack: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.packed >= o.packHolds) return 0;
    if (o.stuffPizza > 0) out[n++] = move(M_PACK, FROM_STUFF, PIZZA);
    if (o.stuffToy > 0) out[n++] = move(M_PACK, FROM_STUFF, TOY);
    if (!o.sticky) return n;
    out[n++] = move(M_PACK, FROM_SUPPLY, PIZZA);
    out[n++] = move(M_PACK, FROM_SUPPLY, TOY);
    return n;
  },
  most: (o) => {
    const room = o.packHolds - o.packed;
    return o.sticky ? room : Math.min(room, o.stuffPizza + o.stuffToy);
  },
  carry: (o, way) => {
    o.addPack(whichOf(way), 1);
    if (fromOf(way) === FROM_STUFF) o.addStuff(whichOf(way), -1);
    return true;
  },
};

/** Takes one card away from where it lies; a gap in the Park is filled at once. */
function takeFrom(o: Outlook, from: number): void {
  if (from === FROM_HAND) o.hand--;
  else if (from === FROM_DISCARD) o.discard--;
  else if (from === FROM_DECK) o.parkDeck--;
  else if (from !== FROM_PARK) o.rivalYards--;
  else if (o.parkDeck > 0) o.parkDeck--;
  else o.park--;
}

const lookout: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.lookouts >= o.lookoutHolds) return 0;
    if (o.hand > 0) out[n++] = move(M_TUCK, FROM_HAND);
    if (!o.bribes) return n;
    if (o.park > 0) out[n++] = move(M_TUCK, FROM_PARK);
    if (o.parkDeck > 0) out[n++] = move(M_TUCK, FROM_DECK);
    if (o.rivalYards > 0) out[n++] = move(M_TUCK);
    return n;
  },
  most: (o) => Math.min(o.lookoutHolds - o.lookouts, o.hand + (o.bribes ? sources(o) : 0)),
  carry: (o, way) => {
    o.lookouts++;
    takeFrom(o, fromOf(way));
    return true;
  },
};

/** All cards in the Park, its deck and the rivals' Yards. */
const sources = (o: Outlook): number => o.park + o.parkDeck + o.rivalYards;

const taken = (o: Outlook, way: number): boolean => {
  takeFrom(o, fromOf(way));
  return true;
};

const trash: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.hand > 0) out[n++] = move(M_TRASH, FROM_HAND);
    if (o.discard > 0) out[n++] = move(M_TRASH, FROM_DISCARD);
    return n;
  },
  most: (o) => o.hand + o.discard,
  carry: taken,
};

const trashRival: Entry = {
  ways: (o, out) => {
    if (o.rivalYards === 0) return 0;
    out[0] = move(M_TRASH_RIVAL);
    return 1;
  },
  most: (o) => o.rivalYards,
  carry: taken,
};

const recruit: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.park > 0) out[n++] = move(M_RECRUIT, FROM_PARK);
    if (o.parkDeck > 0) out[n++] = move(M_RECRUIT, FROM_DECK);
    if (o.rivalYards > 0) out[n++] = move(M_RECRUIT);
    return n;
  },
  most: sources,
  carry: (o, way) => {
    o.discard++;
    return taken(o, way);
  },
};

/** Whether the price of the next level can be paid at all; for the advances after it nothing is said. */
function affords(o: Outlook, levels: readonly LevelEntry[], change: number): boolean {
  if (o.level >= TOP_LEVEL) return false;
  const price = levels[o.level + 1]!;
  const [pizzas, toys] = [o.stuffPizza + o.packPizza, o.stuffToy + o.packToy];
  const short = Math.max(0, price.pizzas - pizzas) + Math.max(0, price.toys - toys);
  return (
    short <= Math.max(0, -change) && pizzas + toys >= price.toys + price.pizzas + price.any + change
  );
}

/** Every payment of a price from Stuff and Pack (fort.act.advance, fort.act.advance-mod). */
const advance = (change: number): Entry => ({
  ways: (o, out, levels) => {
    if (o.level >= TOP_LEVEL) return 0;
    const price = levels[o.level + 1]!;
    const total = Math.max(0, price.toys + price.pizzas + price.any + change);
    const forgiven = change < 0 ? -change : 0;
    let n = 0;
    for (let pizzas = 0; pizzas <= total; pizzas++) {
      const toys = total - pizzas;
      const short = Math.max(0, price.pizzas - pizzas) + Math.max(0, price.toys - toys);
      if (short > forgiven) continue;
      const most = Math.min(pizzas, o.stuffPizza);
      for (let sp = Math.max(0, pizzas - o.packPizza); sp <= most; sp++) {
        const mostToys = Math.min(toys, o.stuffToy);
        for (let st = Math.max(0, toys - o.packToy); st <= mostToys; st++) {
          out[n++] = payment(sp, st, pizzas - sp, toys - st);
        }
      }
    }
    return n;
  },
  most: (o, levels) => (affords(o, levels, change) ? 1 : 0),
  carry: (o, way) => {
    for (let kind = PIZZA; kind <= TOY; kind++) {
      o.addStuff(kind, -payStuff(way, kind));
      o.addPack(kind, -payPack(way, kind));
    }
    o.level++;
    o.packHolds++;
    o.lookoutHolds++;
    return true;
  },
});

const always = (what: number): Entry => ({
  ways: (_, out) => {
    out[0] = move(what);
    return 1;
  },
  most: () => Number.MAX_SAFE_INTEGER,
  carry: () => true,
});

const spend = (kind: number): Entry => ({
  ways: (o, out) => {
    let n = 0;
    if (o.stuff(kind) > 0) out[n++] = move(M_SPEND, FROM_STUFF, kind);
    if (o.pack(kind) > 0) out[n++] = move(M_SPEND, FROM_PACK, kind);
    return n;
  },
  most: (o) => o.stuff(kind) + o.pack(kind),
  carry: (o, way) => {
    if (fromOf(way) === FROM_STUFF) o.addStuff(kind, -1);
    else o.addPack(kind, -1);
    return true;
  },
});

const fits = (o: Outlook, pizzas: number, toys: number): boolean =>
  (pizzas > 0 && o.room(PIZZA) > 0) || (toys > 0 && o.room(TOY) > 0);

/** Copies as much of a Pack as Stuff can hold. */
function copyInto(o: Outlook, pizzas: number, toys: number): boolean {
  const whole = pizzas <= o.room(PIZZA) && toys <= o.room(TOY);
  o.stuffPizza += Math.min(pizzas, o.room(PIZZA));
  o.stuffToy += Math.min(toys, o.room(TOY));
  return whole;
}

const copyPack: Entry = {
  ways: (o, out) => {
    if (!fits(o, o.packPizza, o.packToy)) return 0;
    out[0] = move(M_COPY_PACK);
    return 1;
  },
  most: (o) => Number(fits(o, o.packPizza, o.packToy)),
  carry: (o) => copyInto(o, o.packPizza, o.packToy),
};

const copyRival: Entry = {
  ways: (o, out) => {
    let n = 0;
    for (let rival = 0; rival < o.seats; rival++) {
      if (rival === o.seat || !fits(o, o.packs[rival * 2]!, o.packs[rival * 2 + 1]!)) continue;
      out[n++] = move(M_COPY_RIVAL, rival);
    }
    return n;
  },
  most: (o) => {
    for (let rival = 0; rival < o.seats; rival++) {
      if (rival !== o.seat && fits(o, o.packs[rival * 2]!, o.packs[rival * 2 + 1]!)) return 1;
    }
    return 0;
  },
  carry: (o, way) => copyInto(o, o.packs[fromOf(way) * 2]!, o.packs[fromOf(way) * 2 + 1]!),
};

/** How many swaps away from a kind are possible: in Stuff the other kind needs room. */
const swaps = (o: Outlook, kind: number): number =>
  Math.min(o.stuff(kind), o.room(1 - kind)) + o.pack(kind);

/** Swaps go one way in an action: away from one kind (fort.act.convert). */
const convert: Entry = {
  ways: (o, out) => {
    let n = 0;
    for (let kind = PIZZA; kind <= TOY; kind++) {
      if (o.way !== NONE && o.way !== kind) continue;
      if (o.stuff(kind) > 0 && o.room(1 - kind) > 0) out[n++] = move(M_CONVERT, FROM_STUFF, kind);
      if (o.pack(kind) > 0) out[n++] = move(M_CONVERT, FROM_PACK, kind);
    }
    return n;
  },
  most: (o) => (o.way === NONE ? Math.max(swaps(o, PIZZA), swaps(o, TOY)) : swaps(o, o.way)),
  carry: (o, way) => {
    const kind = whichOf(way);
    o.way = kind;
    if (fromOf(way) === FROM_STUFF) {
      o.addStuff(kind, -1);
      o.addStuff(1 - kind, 1);
    } else {
      o.addPack(kind, -1);
      o.addPack(1 - kind, 1);
    }
    return true;
  },
};

/** The table of verbs: a new one does not compile before it says here how it is done. */
const ENTRIES: Record<Verb, Entry> = {
  pizza: gain(PIZZA),
  toy: gain(TOY),
  any: gainAny,
  pack,
  lookout,
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
const BY_NUMBER: readonly Entry[] = VERBS.map((verb) => ENTRIES[verb]);

/** Lists the ways in which a verb can be done now, and says how many. */
export function waysOf(
  verb: number,
  o: Outlook,
  out: Int32Array,
  levels: readonly LevelEntry[],
): number {
  return BY_NUMBER[verb]!.ways(o, out, levels);
}

/** What one way of a verb does to the figures; false when it could be done in part only. */
export function carry(verb: number, o: Outlook, way: number): boolean {
  return BY_NUMBER[verb]!.carry(o, way);
}

/** How often a verb can be done from here in a row, and whether at all; for advances and copies only the latter. */
export function mostOf(verb: number, o: Outlook, levels: readonly LevelEntry[]): number {
  return BY_NUMBER[verb]!.most(o, levels);
}
