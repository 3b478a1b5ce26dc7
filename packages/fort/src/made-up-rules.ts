import type { Design } from './box.ts';
import type { Resources } from './move-forms.ts';
import { cardAt, IN_PLAY, lookoutOf, pileOf, SEAT_PILES, size } from './piles.ts';
import { designOf, type FortState } from './state.ts';
import { type MadeUpRule, SUITS } from './words.ts';

/** What a made-up rule can count: all that a seat owns. */
export interface Holdings {
  readonly level: number;
  readonly stuff: Resources;
  readonly pack: Resources;
  readonly lookout: number;
  /** Every card: deck, discard pile, hand, Yard and Lookout, and what the leader has in play. */
  readonly cards: () => readonly Design[];
  /** How many cards this seat owns, and how many each seat does. */
  readonly count: number;
  readonly counts: () => readonly number[];
}

function cardsOf(s: FortState, seat: number): Design[] {
  const designs: Design[] = [];
  const add = (pile: number): void => {
    for (let i = 0; i < size(s, pile); i++) designs.push(designOf(s, cardAt(s, pile, i)));
  };
  for (let zone = 0; zone < SEAT_PILES; zone++) add(pileOf(seat, zone));
  if (seat === s.leader) add(IN_PLAY);
  return designs;
}

const countOf = (s: FortState, seat: number): number => {
  let count = seat === s.leader ? size(s, IN_PLAY) : 0;
  for (let zone = 0; zone < SEAT_PILES; zone++) count += size(s, pileOf(seat, zone));
  return count;
};

export const holdingsOf = (s: FortState, seat: number): Holdings => ({
  level: s.level[seat]!,
  stuff: { pizza: s.stuff[seat * 2]!, toy: s.stuff[seat * 2 + 1]! },
  pack: { pizza: s.pack[seat * 2]!, toy: s.pack[seat * 2 + 1]! },
  lookout: size(s, lookoutOf(seat)),
  cards: () => cardsOf(s, seat),
  count: countOf(s, seat),
  counts: () => Array.from({ length: s.seats }, (_, who) => countOf(s, who)),
});

const symbolsIn = (cards: readonly Design[], suit: (typeof SUITS)[number]): number =>
  cards.reduce((sum, { count }) => sum + count[SUITS.indexOf(suit)]!, 0);

function suitsIn(cards: readonly Design[]): number {
  const different = SUITS.filter((_, suit) => cards.some(({ count }) => count[suit]! > 0)).length;
  return different === SUITS.length ? different + 1 : different;
}

function mostCards({ count, counts }: Holdings): number {
  const all = counts();
  if (count < Math.max(...all)) return 0;
  return all.filter((other) => other === count).length > 1 ? 4 : 8;
}

/** The made-up rules, each with its points. */
const POINTS: Record<MadeUpRule, (own: Holdings) => number> = {
  'big-plans': ({ cards }) => cards().reduce((sum, { advances }) => sum + advances, 0),
  'friendship-bracelet': ({ cards }) => suitsIn(cards()),
  'piggy-bank': ({ stuff, pack }) => stuff.toy + pack.toy,
  'pizza-party': ({ stuff, pack }) => stuff.pizza + pack.pizza,
  loner: ({ cards }) => (cards().some(({ friendOf }) => friendOf >= 0) ? 0 : 5),
  minimalism: ({ level }) => (level === 2 ? 8 : 0),
  popularity: ({ lookout }) => lookout,
  'play-palace': ({ cards }) => symbolsIn(cards(), 'crown'),
  'secret-stash': ({ pack }) => pack.pizza + pack.toy,
  sleepover: mostCards,
  'slime-lab': ({ cards }) => symbolsIn(cards(), 'book'),
};

/** The points that a made-up rule brings who holds all this (fort.end.score). */
export const rulePoints = (rule: MadeUpRule, own: Holdings): number => POINTS[rule](own);
