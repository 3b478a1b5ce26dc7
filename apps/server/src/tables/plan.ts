import type { Options } from '@treefort/kernel';
import type { Clock } from '@treefort/protocol';

/** For whom a seat was meant when the table was set up. */
export type PlannedSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly invite: string }
  | { readonly kind: 'player'; readonly player: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A table as it was set up; it never changes. */
export interface TablePlan {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly seats: readonly PlannedSeat[];
  readonly seed: string;
  readonly public: boolean;
  readonly clock: Clock;
}
