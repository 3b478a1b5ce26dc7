import type { Outlook } from './outlook.ts';

/**
 * One entry per verb: the ways it can be done now, without saying yet with which card, and what one way does to the
 * figures. No ways: it cannot be done; one: no question; several: a decision.
 */
export interface Entry {
  readonly ways: (o: Outlook, out: Int32Array) => number;
  /** Does one way; false when it could be done in part only. */
  readonly carry: (o: Outlook, way: number) => boolean;
}
