import type { Design } from './box.ts';
import { cardAt, handOf, lookoutOf, size } from './piles.ts';
import type { Program } from './program.ts';
import { designOf, type FortState } from './state.ts';
import { COIN, NONE } from './words.ts';

/** The suit that a program multiplies by: its own, or the one chosen for "any suit"; NONE for neither. */
export function suitFor(s: FortState, program: Program): number {
  return program.anySuit ? s.anySuit : 31 - Math.clz32(program.suits);
}

/** How many symbols of a suit the leader's played card and what was added to it show (fort.play.add). */
export function symbols(s: FortState, played: Design, program: Program, suit: number): number {
  if (suit === NONE) return 0;
  const own = played.count[suit]! + (program.anySuit ? 0 : played.count[COIN]!);
  return own + s.added[suit]! + (suit === COIN ? 0 : s.lent[suit]!);
}

/** What a follower's card counts for × suit: matching symbols and coins (fort.follow.symbols). */
export const followSymbols = (design: Design, suit: number): number =>
  suit === NONE ? 0 : design.count[suit]! + design.count[COIN]!;

/** Symbols of one kind in a seat's Lookout. */
export function inLookout(s: FortState, seat: number, symbol: number): number {
  const pile = lookoutOf(seat);
  let found = 0;
  for (let i = 0; i < size(s, pile); i++) found += designOf(s, cardAt(s, pile, i)).count[symbol]!;
  return found;
}

/** Whether the leader's Lookout still has a symbol of this suit, or a coin, to lend (fort.play.add-lookout). */
export const lendsPlain = (s: FortState, suit: number): boolean =>
  suit !== COIN && inLookout(s, s.leader, suit) > s.lent[suit]!;
export const lendsCoin = (s: FortState): boolean => inLookout(s, s.leader, COIN) > s.lent[COIN]!;

/** The smallest number of symbols of a suit that the leader could add now, or 0; one copy of `played` is not in hand. */
export function smallestAdd(s: FortState, seat: number, suit: number, played: number): number {
  if (suit !== COIN && inLookout(s, seat, suit) > s.lent[suit]!) return 1;
  if (inLookout(s, seat, COIN) > s.lent[COIN]!) return 1;
  const pile = handOf(seat);
  let least = 0;
  let skipped = s.played === NONE ? played : NONE;
  for (let i = 0; i < size(s, pile); i++) {
    const card = cardAt(s, pile, i);
    if (card === skipped) {
      skipped = NONE;
      continue;
    }
    const { count } = designOf(s, card);
    const shows = suit === COIN ? 0 : count[suit]!;
    const least1 = shows || count[COIN]!;
    if (least1 && (!least || least1 < least)) least = least1;
  }
  return least;
}

/** The suits that a card can be followed with: those it shows, the declared one for its coin, as bits. */
export const followSuits = (s: FortState, played: Design): number =>
  played.count[COIN] === 0 ? played.suitBits : plainSuits(played) | (1 << s.declared);

const plainSuits = ({ symbols: shown }: Design): number =>
  shown.reduce((bits, symbol) => (symbol === COIN ? bits : bits | (1 << symbol)), 0);
