import type { Changer } from './state.ts';

/** Who acts in the scoring of a week, and with what, by how many have acted before (tree.changer.choose, tree.two). */

/** Changers are taken clockwise; in the junior game so are colours. */
export const takerAt = (seats: number, first: number, turn: number): number =>
  (first + turn) % seats;

/** They are laid the other way round, the last to take first; two players lay in turn (tree.changer.place). */
export const covererAt = (seats: number, first: number, turn: number): number =>
  (first + (seats === 2 ? turn : seats - 1 - turn)) % seats;

/** All changers as they lie in the middle (tree.setup, tree.changer.return). */
export const allChangers = (seats: number, junior: boolean): Readonly<Record<Changer, number>> => ({
  double: junior || seats === 2 ? 0 : 2,
  none: junior ? 0 : 2,
});
