import type { State } from '@treefort/kernel';
import type { Network } from './network.ts';

/** What a network says of one position: each seat's chance to win, and how much each move draws the seat that looks. */
export interface Judge<S extends State> {
  /** Looks at a position as a seat that acts there; what it says holds until the next look. */
  look(state: S, seat: number): void;
  seats(state: S): number;
  /** The chance of each seat to win; they add up to 1. */
  chances(out: Float64Array): void;
  /** How much a move draws the seat, as the exponent of its share. */
  urge(move: number): number;
}

/** A judge with its network, as training needs it. */
export interface LearnedJudge<S extends State> extends Judge<S> {
  readonly network: Network;
  /** By its code the network knows a move: the urge is what it says of that and `base`. */
  code(move: number): number;
  base(move: number): number;
  /** How a seat stands at the last look without the network, which says what is to be added. */
  standing(seat: number): number;
}
