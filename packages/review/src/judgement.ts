import type { HintReason } from './hint/reason.ts';
import type { Mark } from './mark.ts';

/** An option that was weighed, and the chance to win after it, as the seat could know it. */
export interface Alternative {
  readonly option: string;
  readonly chance: number;
}

/** What there is to say of one real decision. */
export interface Judgement {
  /** How many choices had been made before. */
  readonly n: number;
  readonly seat: number;
  readonly kind: string;
  /** Everybody's chance to win after the best option, as the seat could know it; they add up to 1. */
  readonly chances: readonly number[];
  readonly chosen: string;
  /** What the strongest bot would have chosen. */
  readonly best: string;
  /**
   * By how much the seat's chance is smaller after what was chosen than after the best. More than a good choice may
   * cost is told only where a deep search and games played to the end agree.
   */
  readonly cost: number;
  readonly mark: Mark;
  /** The options that were weighed most, the best first; what was chosen is among them. */
  readonly alternatives: readonly Alternative[];
  /** What speaks for the best beside what was chosen, where that was costly and something can be pointed at. */
  readonly reason?: HintReason;
}
