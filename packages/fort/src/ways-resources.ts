import type { Entry } from './entry.ts';
import { FROM_PACK, FROM_STUFF, FROM_SUPPLY, fromOf, whichOf } from './move-forms.ts';
import { KIND, move } from './moves.ts';
import type { Outlook } from './outlook.ts';
import { NONE, PIZZA, TOY } from './words.ts';

const gained = (o: Outlook, way: number): boolean => {
  o.addStuff(whichOf(way), 1);
  return true;
};

export const gain = (kind: number): Entry => ({
  ways: (o, out) => {
    if (o.room(kind) <= 0) return 0;
    out[0] = move(KIND.gain, 0, kind);
    return 1;
  },
  carry: gained,
});

export const gainAny: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.kind !== TOY && o.room(PIZZA) > 0) out[n++] = move(KIND['gain-either'], 0, PIZZA);
    if (o.kind !== PIZZA && o.room(TOY) > 0) out[n++] = move(KIND['gain-either'], 0, TOY);
    return n;
  },
  carry: (o, way) => {
    o.kind = whichOf(way);
    return gained(o, way);
  },
};

export const pack: Entry = {
  ways: (o, out) => {
    let n = 0;
    if (o.packed >= o.packHolds) return 0;
    if (o.stuffPizza > 0) out[n++] = move(KIND.pack, FROM_STUFF, PIZZA);
    if (o.stuffToy > 0) out[n++] = move(KIND.pack, FROM_STUFF, TOY);
    if (!o.sticky) return n;
    out[n++] = move(KIND.pack, FROM_SUPPLY, PIZZA);
    out[n++] = move(KIND.pack, FROM_SUPPLY, TOY);
    return n;
  },
  carry: (o, way) => {
    o.addPack(whichOf(way), 1);
    if (fromOf(way) === FROM_STUFF) o.takeStuff(whichOf(way), 1);
    return true;
  },
};

export const spend = (kind: number): Entry => ({
  ways: (o, out) => {
    let n = 0;
    if (o.stuff(kind) > 0) out[n++] = move(KIND.spend, FROM_STUFF, kind);
    if (o.pack(kind) > 0) out[n++] = move(KIND.spend, FROM_PACK, kind);
    return n;
  },
  carry: (o, way) => {
    if (fromOf(way) === FROM_STUFF) o.takeStuff(kind, 1);
    else o.takePack(kind, 1);
    return true;
  },
});

/** Copies as much of a Pack as Stuff can hold. */
function copyInto(o: Outlook, pizzas: number, toys: number): boolean {
  const whole = pizzas <= o.room(PIZZA) && toys <= o.room(TOY);
  o.stuffPizza += Math.min(pizzas, o.room(PIZZA));
  o.stuffToy += Math.min(toys, o.room(TOY));
  return whole;
}

export const copyPack: Entry = {
  ways: (o, out) => {
    if (!o.fits(o.packPizza, o.packToy)) return 0;
    out[0] = move(KIND['copy-pack']);
    return 1;
  },
  carry: (o) => copyInto(o, o.packPizza, o.packToy),
};

export const copyRival: Entry = {
  ways: (o, out) => {
    let n = 0;
    for (let rival = 0; rival < o.seats; rival++) {
      if (rival === o.seat || !o.fits(o.packs[rival * 2]!, o.packs[rival * 2 + 1]!)) continue;
      out[n++] = move(KIND['copy-rival'], rival);
    }
    return n;
  },
  carry: (o, way) => copyInto(o, o.packs[fromOf(way) * 2]!, o.packs[fromOf(way) * 2 + 1]!),
};

/** Swaps go one way in an action: away from one kind (fort.act.convert). */
export const convert: Entry = {
  ways: (o, out) => {
    let n = 0;
    for (let kind = PIZZA; kind <= TOY; kind++) {
      if (o.way !== NONE && o.way !== kind) continue;
      if (o.stuff(kind) > 0 && o.room(1 - kind) > 0)
        out[n++] = move(KIND.convert, FROM_STUFF, kind);
      if (o.pack(kind) > 0) out[n++] = move(KIND.convert, FROM_PACK, kind);
    }
    return n;
  },
  carry: (o, way) => {
    const kind = whichOf(way);
    o.way = kind;
    if (fromOf(way) === FROM_STUFF) {
      o.takeStuff(kind, 1);
      o.addStuff(1 - kind, 1);
    } else {
      o.takePack(kind, 1);
      o.addPack(1 - kind, 1);
    }
    return true;
  },
};
