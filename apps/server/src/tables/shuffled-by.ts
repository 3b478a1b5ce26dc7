import { accept, type GameRecord, type Result, refuse, sharedSeed } from '@treefort/kernel';
import type { TablePlan } from './plan.ts';
import type { Seat } from './seat.ts';

/** The seed of a game, made of the server's secret and a contribution of every player. */
export function shuffledBy(
  { secret, seed }: TablePlan,
  seats: readonly Seat[],
): Result<Pick<GameRecord, 'seed' | 'shuffle'>> {
  if (secret === undefined) return accept({ seed });
  const silent = seats.findIndex(
    ({ planned, contribution }) => planned.kind !== 'bot' && contribution === null,
  );
  if (silent >= 0) {
    const message = `seat ${silent}: its device has not taken part in the shuffle yet`;
    return refuse({ why: 'malformed', message });
  }
  const shuffle = { secret, contributions: seats.map(({ contribution }) => contribution) };
  return accept({ seed: sharedSeed(shuffle), shuffle });
}
