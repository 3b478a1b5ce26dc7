import type { Clock } from '@treefort/protocol';
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

/** How many milliseconds a seat has for its next answer, or null without a limit. */
export function timeFor(clock: Clock, { left }: Seat): number | null {
  const move = perMove(clock);
  return move === null ? null : Math.min(move, left ?? move);
}

/** When a seat that is asked will have run out of time, or null for never. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const time = timeFor(clock, seat);
  return time === null || seat.since === null ? null : seat.since + time;
}

/** Stops the clock of a seat and subtracts the time it has used. */
export function charge(seat: Seat, now: number): void {
  if (seat.since !== null && seat.left !== null) {
    seat.left = Math.max(0, seat.left - (now - seat.since));
  }
  seat.since = null;
}

/** Adds the increments for a seat's answers, once for each: an answer that is changed brings no second one. */
export function reward(clock: Clock, seat: Seat): void {
  if (seat.unpaid <= 0) return;
  const increment = clock.kind === 'live' ? seat.unpaid * clock.increment * 1000 : 0;
  if (seat.left !== null) seat.left = Math.min(perGame(clock)!, seat.left + increment);
  seat.unpaid = 0;
}

/** A player who takes the seat back with an empty clock gets time for one answer. */
export function refill(clock: Clock, seat: Seat): void {
  const move = perMove(clock);
  if (seat.left !== null && move !== null) seat.left = Math.max(seat.left, move);
}
