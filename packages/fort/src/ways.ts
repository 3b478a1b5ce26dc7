import type { Entry } from './entry.ts';
import { payPack, payStuff } from './move-forms.ts';
import { KIND, move, payment } from './moves.ts';
import { VERBS, type Verb } from './notation.ts';
import type { Outlook } from './outlook.ts';
import { lookout, recruit, trash, trashRival } from './ways-cards.ts';
import { convert, copyPack, copyRival, gain, gainAny, pack, spend } from './ways-resources.ts';
import { PIZZA, TOY } from './words.ts';

/** Every payment of a price from Stuff and Pack (fort.act.advance, fort.act.advance-mod). */
const advance = (change: number): Entry => ({
  ways: (o, out) => {
    const price = o.levels[o.level + 1];
    if (!price) return 0;
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
  carry: (o, way) => {
    for (let kind = PIZZA; kind <= TOY; kind++) {
      o.takeStuff(kind, payStuff(way, kind));
      o.takePack(kind, payPack(way, kind));
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
export function waysOf(verb: number, o: Outlook, out: Int32Array): number {
  return BY_NUMBER[verb]!.ways(o, out);
}

/** What one way of a verb does to the figures; false when it could be done in part only. */
export function carry(verb: number, o: Outlook, way: number): boolean {
  return BY_NUMBER[verb]!.carry(o, way);
}
