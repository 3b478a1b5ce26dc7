import type { Decision, GameEvent, Random } from '@treefort/kernel';

/** How long a bot may think about one choice; a count of iterations makes it repeatable, a time does not. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** How long a bot thinks that does not say it, where nobody else does. */
export const USUAL_BUDGET: Budget = { ms: 100 };

/** A bot on its seat: it hears what its seat hears, sees its seat's view, and answers with the id of an option. */
export interface Player<V = unknown> {
  hear(event: GameEvent): void;
  choose(view: V, decision: Decision, budget: Budget, random: Random): string;
}

/** A bot sits down afresh at each table: what it remembers stays with that seat. */
export interface Bot<V = unknown> {
  readonly id: string;
  /** How long it thinks about a choice where nobody says otherwise; empty for one that does not search. */
  readonly budget?: Budget;
  /** Loads what it must know before it sits down for the first time. */
  load?(): Promise<void>;
  sit(seat: number): Player<V>;
}
