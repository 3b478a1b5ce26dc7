import type { LevelEntry } from './box-file.ts';
import type { Entry } from './entry.ts';
import { payPack, payStuff } from './move-forms.ts';
import { KIND, move, payment } from './moves.ts';
import { VERBS, type Verb } from './notation.ts';
import type { Outlook } from './outlook.ts';
import { lookout, recruit, trash, trashRival } from './ways-cards.ts';
import { convert, copyPack, copyRival, gain, gainAny, pack, spend } from './ways-resources.ts';
import { PIZZA, TOP_LEVEL, TOY } from './words.ts';

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

/** The table of verbs: a new one does not compile before it says here how it is done. */
const ENTRIES: Record<Verb, Entry> = {
  pizza: gain(PIZZA),
  toy: gain(TOY),
  any: gainAny,
  pack,
  lookout,
  trash,
  trashRival,
  trashThis: always(KIND['trash-this']),
  recruit,
  advance: advance(0),
  'advance−1': advance(-1),
  'advance+1': advance(1),
  score: always(KIND.score),
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
