import {
  type Fields,
  type Form,
  fielded,
  object,
  optional,
  text,
  whole,
  word,
} from '@treefort/kernel';
import type { Box } from './box.ts';
import { KINDS, SYMBOLS } from './words.ts';

/** The fields that moves of Fort have, as numbers of 16 bits and as words: from where or for what, and with which. */

export function fromOf(m: number): number {
  return (m >> 8) & 255;
}

export function whichOf(m: number): number {
  return m & 255;
}

/** Where a thing comes from: the seats' Yards are 0–3, then these. */
export const FROM_HAND = 4;
export const FROM_DISCARD = 5;
export const FROM_PARK = 6;
export const FROM_DECK = 7;
export const FROM_STUFF = 8;
export const FROM_PACK = 9;
export const FROM_SUPPLY = 10;

/** A payment as a number: pizzas and toys out of Stuff and out of the Pack. */
const payNumber = (stuff: Resources, pack: Resources): number =>
  (stuff.pizza << 12) | (stuff.toy << 8) | (pack.pizza << 4) | pack.toy;
export const payStuff = (m: number, kind: number): number => (m >> (kind === 0 ? 12 : 8)) & 15;
export const payPack = (m: number, kind: number): number => (m >> (kind === 0 ? 4 : 0)) & 15;

/** Numbers that each kind of move has. */
export const ROOM = 1 << 16;

/** The number of a card in a box, or −1 where it has none of that name. */
const numberOf = (box: Box, card: string): number => box.numbers.get(card) ?? -1;

export const card = fielded(
  { card: text },
  {
    size: 256,
    decode: (n, box: Box) => ({ card: box.designs[n]!.id }),
    encode: (of, box) => numberOf(box, of.card),
    write: (of) => [of.card],
    parse: (words) => (words.length === 1 ? { card: words[0]! } : undefined),
  },
);

/** A card, and the suit that its coin stands for. */
export const cardAs = fielded(
  { card: text, as: optional(word(SYMBOLS)) },
  {
    size: ROOM,
    decode: (n, box: Box) => {
      const as = SYMBOLS[fromOf(n) - 1];
      return { card: box.designs[whichOf(n)]!.id, ...(as && { as }) };
    },
    encode: (of, box) => {
      const which = numberOf(box, of.card);
      const coin = of.as === undefined ? 0 : SYMBOLS.indexOf(of.as) + 1;
      return which < 0 ? -1 : (coin << 8) | which;
    },
    write: (of) => (of.as === undefined ? [of.card] : [of.card, of.as]),
    parse: ([name, as, ...more]) => {
      const suit = SYMBOLS.find((one) => one === as);
      if (name === undefined || more.length > 0 || (as !== undefined && !suit)) return undefined;
      return { card: name, ...(suit && { as: suit }) };
    },
  },
);

const ZONES = ['hand', 'discard', 'park'] as const;

/** A card and where it is taken from; the top card of the Park deck has no name, one of a Yard has an owner. */
export type Taken =
  | { readonly from: 'hand'; readonly card: string }
  | { readonly from: 'discard'; readonly card: string }
  | { readonly from: 'park'; readonly card: string }
  | { readonly from: 'deck' }
  | { readonly from: 'yard'; readonly owner: number; readonly card: string };
type Zone = Taken['from'];
type TakenFrom<Z extends Zone> = Extract<Taken, { readonly from: Z }>;

const YARD = /^[0-3]$/;

function parseTaken(words: readonly string[]): Taken | undefined {
  const [from = '', ...rest] = words;
  if (from === 'deck' && rest.length === 0) return { from };
  if (from === 'yard' && rest.length === 2 && YARD.test(rest[0]!)) {
    return { from, owner: Number(rest[0]), card: rest[1]! };
  }
  const zone = ZONES.find((one) => one === from);
  return zone && rest.length === 1 ? { from: zone, card: rest[0]! } : undefined;
}

export const takenWords = (of: Taken): string[] => {
  if (of.from === 'deck') return ['deck'];
  if (of.from === 'yard') return ['yard', String(of.owner), of.card];
  return [of.from, of.card];
};

function takenFields(from: Zone): Fields {
  const zone = word([from]);
  if (from === 'deck') return { from: zone };
  return from === 'yard' ? { from: zone, owner: whole, card: text } : { from: zone, card: text };
}

function takenBy(from: number, card: string): Taken {
  if (from < FROM_HAND) return { from: 'yard', owner: from, card };
  const zone = ZONES[from - FROM_HAND];
  return zone ? { from: zone, card } : { from: 'deck' };
}

function takenNumber(of: Taken, box: Box): number {
  if (of.from === 'deck') return FROM_DECK << 8;
  const which = numberOf(box, of.card);
  const from = of.from === 'yard' ? of.owner : FROM_HAND + ZONES.indexOf(of.from);
  return which < 0 ? -1 : (from << 8) | which;
}

/** A card taken from one of some zones; `unsaid` is the zone that ids leave out. */
export function taken<const Z extends Zone>(
  zones: readonly Z[],
  unsaid?: Z,
): Form<TakenFrom<Z>, Box> {
  const isOurs = (of: Taken | undefined): of is TakenFrom<Z> =>
    zones.some((zone) => zone === of?.from);
  return {
    size: ROOM,
    decode: (n, box) => {
      const of = takenBy(fromOf(n), box.designs[whichOf(n)]!.id);
      if (!isOurs(of)) throw new Error(`nothing is taken from ${of.from} here`);
      return of;
    },
    encode: takenNumber,
    write: (of) => takenWords(of).slice(of.from === unsaid ? 1 : 0),
    parse: (words) => {
      const of = parseTaken(
        words.length === 1 && words[0] !== 'deck' && unsaid ? [unsaid, ...words] : words,
      );
      return isOurs(of) ? of : undefined;
    },
    shapes: zones.map(takenFields),
  };
}

const AT: Readonly<Record<'stuff' | 'pack' | 'supply', number>> = {
  stuff: FROM_STUFF,
  pack: FROM_PACK,
  supply: FROM_SUPPLY,
};
export type Store = keyof typeof AT;

/** A resource and the store it is in; `unsaid` is the store that ids leave out. */
export function stored<const S extends Store>(stores: readonly S[], unsaid?: S) {
  const fields = { from: word(stores), resource: word(KINDS) };
  return fielded(fields, {
    size: ROOM,
    decode: (n, _: unknown) => {
      const from = stores.find((store) => AT[store] === fromOf(n));
      return { from: from!, resource: KINDS[whichOf(n)]! };
    },
    encode: ({ from, resource }) => (AT[from] << 8) | KINDS.indexOf(resource),
    write: ({ from, resource }) => (from === unsaid ? [resource] : [from, resource]),
    parse: (words) => {
      const [from, name, ...more] = words.length === 1 ? [unsaid, ...words] : words;
      const store = stores.find((one) => one === from);
      const resource = KINDS.find((one) => one === name);
      return store && resource && more.length === 0 ? { from: store, resource } : undefined;
    },
  });
}

/** Pizzas and toys. */
export interface Resources {
  readonly pizza: number;
  readonly toy: number;
}

const amount = object({ pizza: whole, toy: whole });

const amountWord = ({ pizza, toy }: Resources): string =>
  [pizza && `pizza${pizza}`, toy && `toy${toy}`].filter(Boolean).join('-') || 'none';

const AMOUNT = /^(?:none|(?:pizza([1-9]\d?))?-?(?:toy([1-9]\d?))?)$/;

function parseAmount(word: string): Resources | undefined {
  const found = AMOUNT.exec(word);
  if (!found) return undefined;
  const resources = { pizza: Number(found[1] ?? 0), toy: Number(found[2] ?? 0) };
  return amountWord(resources) === word ? resources : undefined;
}

/** What is paid out of Stuff and out of the Pack. */
export const pay = fielded(
  { stuff: amount, pack: amount },
  {
    size: ROOM,
    decode: (n, _: unknown) => ({
      stuff: { pizza: payStuff(n, 0), toy: payStuff(n, 1) },
      pack: { pizza: payPack(n, 0), toy: payPack(n, 1) },
    }),
    encode: ({ stuff, pack }) => {
      const parts = [stuff.pizza, stuff.toy, pack.pizza, pack.toy];
      if (parts.some((n) => n > 15)) return -1;
      return payNumber(stuff, pack);
    },
    write: ({ stuff, pack }) => [amountWord(stuff), amountWord(pack)],
    parse: (words) => {
      const [stuff, pack, ...more] = words.map(parseAmount);
      return stuff && pack && more.length === 0 ? { stuff, pack } : undefined;
    },
  },
);

export const rival = fielded(
  { rival: whole },
  {
    size: ROOM,
    decode: (n, _: unknown) => ({ rival: fromOf(n) }),
    encode: (of) => of.rival << 8,
    write: (of) => [String(of.rival)],
    parse: (words) =>
      words.length === 1 && YARD.test(words[0]!) ? { rival: Number(words[0]) } : undefined,
  },
);
