/** A move is a number: what is done, from where, and with which card, suit or kind. */
export const [
  M_PLAY,
  M_SKIP,
  M_DIY,
  M_DECLARE,
  M_USE,
  M_DONE,
  M_ADD,
  M_LEND,
  M_SUIT,
  M_GAIN,
  M_PACK,
  M_TUCK,
  M_TRASH,
  M_TRASH_RIVAL,
  M_TRASH_THIS,
  M_RECRUIT,
  M_PAY,
  M_SCORE,
  M_SPEND,
  M_COPY_PACK,
  M_COPY_RIVAL,
  M_CONVERT,
  M_FOLLOW,
  M_PASS,
  M_KEEP,
  M_TAKE_PERK,
  M_RECYCLE,
  M_ROUGH,
  M_AGAIN,
  M_DRAFT,
] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
  27, 28, 29,
] as const;

/** Where a thing comes from: the seats' Yards are 0–3, then these. */
export const FROM_HAND = 4;
export const FROM_DISCARD = 5;
export const FROM_PARK = 6;
export const FROM_DECK = 7;
export const FROM_STUFF = 8;
export const FROM_PACK = 9;
export const FROM_SUPPLY = 10;

export function move(what: number, from = 0, which = 0): number {
  return (what << 16) | (from << 8) | which;
}

export function whatOf(m: number): number {
  return m >> 16;
}

export function fromOf(m: number): number {
  return (m >> 8) & 255;
}

export function whichOf(m: number): number {
  return m & 255;
}

/** A payment: pizzas and toys out of Stuff and out of the Pack. */
export const payment = (
  stuffPizzas: number,
  stuffToys: number,
  packPizzas: number,
  packToys: number,
): number => (M_PAY << 16) | (stuffPizzas << 12) | (stuffToys << 8) | (packPizzas << 4) | packToys;
export const payStuff = (m: number, kind: number): number => (m >> (kind === 0 ? 12 : 8)) & 15;
export const payPack = (m: number, kind: number): number => (m >> (kind === 0 ? 4 : 0)) & 15;
