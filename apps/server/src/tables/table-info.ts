import { hasSeat, nth } from '@treefort/kernel';
import type { Match } from './match.ts';
import { commitmentTo } from './plan.ts';
import { seatInfosOf } from './seat-info.ts';

/** A table as anybody who has its link may see it. */
export function tableInfoOf(match: Match) {
  const { plan, phase, history, rematch } = match;
  return {
    id: plan.id,
    game: plan.game,
    rules: plan.rules,
    options: plan.options,
    public: plan.public,
    clock: plan.clock,
    phase,
    n: history.count,
    seats: seatInfosOf(match),
    commitment: commitmentTo(plan),
    rematch: rematch ?? null,
  };
}

/** A table in the list of a player's own tables, or null where the player has left it. */
export function joinedTableOf(match: Match, player: string, created: number) {
  const you = match.seatOf(player);
  if (you === null) return null;
  const asked =
    match.phase === 'playing' &&
    hasSeat(match.actors, you) &&
    !nth(match.seats, you).away &&
    match.ordered(you) === null;
  return { ...tableInfoOf(match), you, asked, at: Math.max(match.toldAt, created) };
}
