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
    ...(plan.hints && { hints: true as const }),
    ...(plan.matched && { matched: true as const }),
  };
}
