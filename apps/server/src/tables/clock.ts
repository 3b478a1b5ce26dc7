import type { Clock, Phase, SeatClock } from '@treefort/protocol';
import type { Seat } from './seat.ts';

const DAY = 86_400_000;

/** Milliseconds for one answer, if there is a limit. */
const perMove = (clock: Clock): number | null => {
  if (clock.kind === 'live') return clock.move * 1000;
  return clock.kind === 'correspondence' ? clock.days * DAY : null;
};

/** Milliseconds for all answers of a game, if there is a limit. */
const perGame = (clock: Clock): number | null => (clock.kind === 'live' ? clock.game * 1000 : null);

/** What each seat has for the whole game: time, and days off. */
export const allowance = (clock: Clock): Pick<Seat, 'left' | 'daysOff'> => ({
  left: perGame(clock),
  daysOff: (clock.kind === 'correspondence' ? clock.daysOff : undefined) ?? null,
});

/** Milliseconds that a seat has thought about its present answer before its clock last began to run. */
const usedBefore = ({ used, answers }: Seat): number => used[answers] ?? 0;

/** How many milliseconds a seat had for its present answer when its clock began to run, or null without a limit. */
export function timeFor(clock: Clock, seat: Seat): number | null {
  const move = perMove(clock);
  if (move === null) return null;
  return Math.max(0, Math.min(move - usedBefore(seat), seat.left ?? move));
}

/** Milliseconds since the clock of a seat began to run, without the days off. */
const ranFor = ({ since, offUntil }: Seat, now: number): number =>
  since === null ? 0 : Math.max(0, now - Math.max(since, offUntil));

/** When a seat that is asked will have run out of time, or null for never. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const time = timeFor(clock, seat);
  return time === null || seat.since === null ? null : Math.max(seat.since, seat.offUntil) + time;
}

/** Stops the clock of a seat and counts the time it has used, for the answer that it ran for and for the game. */
export function charge(seat: Seat, now: number): void {
  if (seat.since === null) return;
  const ms = ranFor(seat, now);
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

/** Lets the days off that were just taken begin, or go on: what was thought before counts, and what comes now does not. */
export function takeOff(seat: Seat, now: number): void {
  if (seat.daysTaken === 0) return;
  charge(seat, now);
  seat.offUntil = Math.max(now, seat.offUntil) + seat.daysTaken * DAY;
  seat.daysTaken = 0;
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
 * A player who takes the seat back with an empty clock gets time for one answer, if there was an answer of their own since
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
export function clockAt(seat: Seat, phase: Phase, now: number): SeatClock {
  const runs = seat.since !== null;
  const ms = ranFor(seat, now);
  const left = seat.left === null ? null : Math.max(0, seat.left - ms);
  const { daysOff, offUntil } = seat;
  // After the game nobody is off.
  const resting = phase === 'playing' ? Math.max(0, offUntil - now) : 0;
  const off = daysOff === null ? {} : { daysOff, off: resting };
  return { runs, used: usedBefore(seat) + ms, left, ...off };
}
