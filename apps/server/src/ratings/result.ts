import { nth } from '@treefort/kernel';
import { keptBy } from '../games.ts';
import type { Match } from '../tables/match.ts';
import { ownBox, type TablePlan } from '../tables/plan.ts';
import type { Seat } from '../tables/seat.ts';

/** How one seat ended. */
export interface SeatResult {
  readonly player: string | null;
  readonly bot: string | null;
  /** 1 for the winners; equal seats share a place. Seats that abandoned the game come after all that did not. */
  readonly place: number;
  readonly score: number;
  readonly abandoned: boolean;
  /** The kids or rooms that the seat had at the end. */
  readonly kept: readonly string[];
}

/** How a game ended, as its plan and its log say. */
export interface GameResult {
  readonly rated: boolean;
  readonly seats: readonly SeatResult[];
}

/**
 * Whether a game counts: people alone, against the clock, without hints, with a box of the game's own. All of that is fixed when it
 * starts, so nobody can make a lost game count less. An undo is possible only while nobody has learned anything from the
 * answer, so it is no help; a player whom a bot stood in for has lost.
 */
export const countsForRating = (plan: TablePlan): boolean =>
  plan.clock.kind !== 'none' &&
  !plan.hints &&
  plan.seats.length > 1 &&
  plan.seats.every(({ kind }) => kind !== 'bot') &&
  ownBox(plan) === null;

/** The entry at which a seat was given up, if it was: a bot had to answer for it, or still would. */
const givenUpAt = ({ planned, gaveUpAt, away }: Seat, n: number): number | null => {
  if (planned.kind === 'bot') return null;
  return gaveUpAt ?? (away ? n : null);
};

/** Seats from the best to the worst: who stayed by the outcome, then who gave up, the first to do so last. */
const keyOf = (match: Match, seat: number): readonly number[] => {
  const { scores, winners } = match.table!.outcome!;
  const gaveUp = givenUpAt(nth(match.seats, seat), match.n);
  if (gaveUp !== null) return [1, -gaveUp];
  return [0, winners.includes(seat) ? -1 : 0, -nth(scores, seat)];
};

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** How a game ended, or null while it goes on. */
export function resultOf(match: Match): GameResult | null {
  const { table, seats, plan } = match;
  if (!table?.outcome) return null;
  const { scores } = table.outcome;
  const keys = seats.map((_, seat) => keyOf(match, seat));
  return {
    rated: countsForRating(plan),
    seats: seats.map((seat, i) => ({
      player: seat.player,
      bot: seat.planned.kind === 'bot' ? seat.planned.level : null,
      place: 1 + keys.filter((key) => compare(key, nth(keys, i)) < 0).length,
      score: nth(scores, i),
      abandoned: givenUpAt(seat, match.n) !== null,
      kept: keptBy(table, i),
    })),
  };
}
