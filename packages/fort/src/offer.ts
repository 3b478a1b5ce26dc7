import { move } from './moves.ts';
import { differentCards, yardOf } from './piles.ts';
import type { FortState } from './state.ts';

/** Adds a move to those that are offered. */
export function offer(s: FortState, m: number): void {
  s.options[s.optionCount++] = m;
}

const different: number[] = [];

/** Offers a move once for every different card of a pile. */
export function offerPile(s: FortState, pile: number, what: number, from: number): void {
  const count = differentCards(s, pile, different);
  for (let i = 0; i < count; i++) offer(s, move(what, from, different[i]));
}

/** Offers a move with every card of every rival's Yard. */
export function offerYards(s: FortState, what: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.actor) offerPile(s, yardOf(seat), what, seat);
  }
}
