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

/** When a seat that is asked will have run out of time, or null for never. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const move = perMove(clock);
  if (move === null || seat.since === null) return null;
  return seat.since + Math.min(move, seat.left ?? move);
}

/** Takes what a seat has thought from its time, up to now. */
export function charge(seat: Seat, now: number): void {
  if (seat.since !== null && seat.left !== null) {
    seat.left = Math.max(0, seat.left - (now - seat.since));
  }
  seat.since = null;
}

/** Gives a seat what its clock gives for its answers, once for each: changing one's mind gains nothing. */
export function reward(clock: Clock, seat: Seat): void {
  if (seat.unpaid <= 0) return;
  const given = clock.kind === 'live' ? seat.unpaid * clock.increment * 1000 : 0;
  if (seat.left !== null) seat.left = Math.min(perGame(clock)!, seat.left + given);
  seat.unpaid = 0;
}

/** Whoever comes back to an empty clock gets time for one answer. */
export function refill(clock: Clock, seat: Seat): void {
  const move = perMove(clock);
  if (seat.left !== null && move !== null) seat.left = Math.max(seat.left, move);
}
