import { commitment, type Options } from '@treefort/kernel';
import type { Clock } from '@treefort/protocol';

/** What a player was called when it was written; null of a former player, who was deleted since. */
export type NameThen = string | null;

/** For whom a seat was meant when the table was set up. */
export type PlannedSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly invite: string }
  | { readonly kind: 'player'; readonly player: string; readonly name: NameThen }
  | { readonly kind: 'bot'; readonly level: string };

/**
 * What the server puts into the shuffle: a secret, from which the seed is made together with the players' contributions.
 * Tables of before have the seed itself.
 */
type Dealt =
  | { readonly secret: string; readonly seed?: never }
  | { readonly seed: string; readonly secret?: never };

/** A table as it was set up; it never changes. */
export type TablePlan = Dealt & {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seats: readonly PlannedSeat[];
  readonly public: boolean;
  readonly clock: Clock;
  /** The player who set it up; old tables do not say. */
  readonly host?: string;
  /** Its people were seated from the game before. */
  readonly isRematch?: boolean;
  /** The queue brought its people together: it starts when all have come, and has no host. */
  readonly matched?: true;
  /** Its players may ask a bot for advice: everyone who sits down agrees. It is not rated. */
  readonly hints?: true;
};

/** The box that it brings along, where that is not one of the game's own. */
export const ownBox = ({ options: { box } }: TablePlan): object | null =>
  typeof box === 'object' ? box : null;

/** What only the servers know before the end. */
export const secretOf = (plan: TablePlan): string =>
  plan.secret === undefined ? plan.seed : plan.secret;

/** What all are told before the game, so that the server cannot change its part of the shuffle. */
export const commitmentTo = (plan: TablePlan): string => commitment(secretOf(plan));
