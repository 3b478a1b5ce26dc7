import { commitment, hasSeat } from '@treefort/kernel';
import { standIn } from '../bots/bot-pool.ts';
import { ordered } from './orders.ts';
import { seatInfo } from './seat.ts';
import type { Sitting } from './match.ts';

/** A table as anybody who has its link may see it before looking at the game. */
export const infoOf = ({ plan, phase, seats, n, rematch }: Sitting) => ({
  id: plan.id,
  game: plan.game,
  rules: plan.rules,
  options: plan.options,
  public: plan.public,
  clock: plan.clock,
  phase,
  n,
  seats: seats.map((seat) => seatInfo(seat, standIn(plan.game))),
  commitment: commitment(plan.seed),
  rematch: rematch ?? null,
});

/** A table as one of its players finds it among the own ones, or nothing where the player sits there no more. */
export function ownInfo(sitting: Sitting, player: string, created: number) {
  const you = sitting.seatOf(player);
  if (you === null) return null;
  const asked =
    sitting.phase === 'playing' &&
    hasSeat(sitting.actors, you) &&
    !sitting.seats[you]!.away &&
    ordered(sitting, you) === null;
  return { ...infoOf(sitting), you, asked, at: Math.max(sitting.at, created) };
}
