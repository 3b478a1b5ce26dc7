import type { Clock, SeatClock } from '@treefort/protocol';
import type { Seat } from './seat.ts';

const DAY = 86_400_000;

/** Milliseconds for one answer, if there is a limit. */
const perMove = (clock: Clock): number | null => {
  if (clock.kind === 'live') return clock.move * 1000;
  return clock.kind === 'correspondence' ? clock.days * DAY : null;
};

/** Milliseconds for all answers of a game, if there is a limit. */
export const perGame = (clock: Clock): number | null =>
  clock.kind === 'live' ? clock.game * 1000 : null;

/** Milliseconds that a seat has thought about its present answer before its clock last began to run. */
const usedBefore = ({ used, answers }: Seat): number => used[answers] ?? 0;

/** How many milliseconds a seat had for its present answer when its clock began to run, or null without a limit. */
export function timeFor(clock: Clock, seat: Seat): number | null {
  const move = perMove(clock);
  if (move === null) return null;
  return Math.max(0, Math.min(move - usedBefore(seat), seat.left ?? move));
}

/** When a seat that is asked will have run out of time, or null for never. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const time = timeFor(clock, seat);
  return time === null || seat.since === null ? null : seat.since + time;
}

/** Stops the clock of a seat and counts the time it has used, for the answer that it ran for and for the game. */
export function charge(seat: Seat, now: number): void {
  if (seat.since === null) return;
  const ms = now - seat.since;
  seat.used[seat.runsFor] = (seat.used[seat.runsFor] ?? 0) + ms;
  if (seat.left !== null) seat.left = Math.max(0, seat.left - ms);
  seat.since = null;
}

/** Lets the clock of a seat run for its present answer, from what was used for that before. */
export function run(seat: Seat, now: number): void {
  if (seat.since !== null) return;
  seat.since = now;
  seat.runsFor = seat.answers;
}

/** Adds the increments for a seat's answers, once for each: an answer that is changed brings no second one. */
export function reward(clock: Clock, seat: Seat): void {
  const increment = clock.kind === 'live' ? seat.unpaid * clock.increment * 1000 : 0;
  if (seat.left !== null) seat.left = Math.min(perGame(clock)!, seat.left + increment);
  seat.unpaid = 0;
}

const mayRefill = ({ left, refilledAt, ownAnswers }: Seat): boolean =>
  left === 0 && refilledAt < ownAnswers;

/**
 * A player who takes the seat back with an empty clock gets time for one answer, if there was an answer of her own since
 * that happened last: else leaving and coming back would be worth time.
 */
export function refill(clock: Clock, seat: Seat): void {
  const move = perMove(clock);
  if (move === null || !mayRefill(seat)) return;
  seat.left = move;
  seat.refilledAt = seat.ownAnswers;
}

/** Why a player who takes the seat back would lose it at once: no time for this answer, or none for the game. */
export function outOfTime(clock: Clock, seat: Seat): 'answer' | 'game' | null {
  const move = perMove(clock);
  if (move === null) return null;
  if (usedBefore(seat) >= move) return 'answer';
  return seat.left === 0 && !mayRefill(seat) ? 'game' : null;
}

/** The clock of a seat as it is sent: how it stands at a moment, and whether it runs on from there. */
export function clockAt(seat: Seat, now: number): SeatClock {
  const runs = seat.since !== null;
  const ms = seat.since === null ? 0 : Math.max(0, now - seat.since);
  const left = seat.left === null ? null : Math.max(0, seat.left - ms);
  return { runs, used: usedBefore(seat) + ms, left };
}
