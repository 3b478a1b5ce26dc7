import { accept, hasSeat, nth, type Result, refuse } from '@treefort/kernel';
import { charge, deadline, outOfTime, reward, run, takeOff } from './clock.ts';
import type { TablePlan } from './plan.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';

/** What the clocks of a table go by. */
interface Timed {
  readonly plan: TablePlan;
  readonly seats: readonly Seat[];
  readonly play: Pick<Play, 'actors' | 'answering' | 'ownAnswer'>;
  /** The time of the table at its last entry. */
  readonly time: number;
}

/** After an entry: stops the clocks of those who have answered or left, and lets those run who are asked. */
export function settleClocks({ plan, seats, play, time }: Timed): void {
  const { actors, answering } = play;
  for (const [i, seat] of seats.entries()) {
    if (!hasSeat(actors, i) || i === answering || seat.away) charge(seat, time);
    takeOff(seat, time);
    if (i === answering) reward(plan.clock, seat);
    const thinks = hasSeat(actors, i) && seat.planned.kind !== 'bot' && !seat.away;
    if (thinks) run(seat, time);
  }
}

/** The seats of players whose time is up at a moment. Nobody loses by an answer that the server gives. */
export function lateSeats({ plan, seats, play }: Timed, now: number): number[] {
  return [...seats.keys()].filter((i) => {
    const end = deadline(plan.clock, nth(seats, i));
    return end !== null && end <= now && play.ownAnswer(i) === null;
  });
}

/** In how many milliseconds the first player who is asked runs out of time, or null for never. */
export function timeLeft({ plan, seats, play }: Timed, now: number): number | null {
  const { actors } = play;
  const left = seats.flatMap((seat, i) => {
    if (!hasSeat(actors, i) || seat.planned.kind === 'bot' || seat.away) return [];
    const end = deadline(plan.clock, { ...seat, since: seat.since ?? now });
    return end === null || play.ownAnswer(i) !== null ? [] : [Math.max(0, end - now)];
  });
  return left.length > 0 ? Math.min(...left) : null;
}

/** Whether the player of a seat may take it back from the bot: not without any time left. */
export function mayReturn({ plan, seats }: Timed, seat: number): Result<null> {
  const out = outOfTime(plan.clock, nth(seats, seat));
  if (out === null) return accept(null);
  const message = `your time for this ${out} is used up`;
  return refuse({ why: 'malformed', rule: `back.${out}-time`, message });
}
