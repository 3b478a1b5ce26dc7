import { type FortOption, type FortRefusal, type FortView, rehearsal } from '@treefort/fort';
import { randomFromText } from '@treefort/kernel';
import type { Joined } from '../games/game-face.ts';
import type { OpenDecision } from '../table/table.ts';

/**
 * Whether Do-Over is used is asked before recruiting. On the screen nobody is asked: what would come after keeping it is
 * shown, with the perk lit on the board.
 */
export function joinedDecision(
  { decision, refusals }: OpenDecision<FortOption, FortRefusal>,
  view: FortView,
): Joined<FortView> | null {
  if (decision.kind !== 'do-over') return null;
  const keep = 'done';
  const next = rehearsal(view, decision.seat, randomFromText('joined'))([keep]);
  if (!next?.asks || !next.view) return null;
  const perks = decision.options.filter(({ id }) => id !== keep);
  return {
    view: next.view,
    asked: {
      decision: { ...decision, ...next.asks, options: [...next.asks.options, ...perks] },
      refusals: [...next.refusals(), ...refusals],
    },
    before: (option) => (perks.some(({ id }) => id === option) ? undefined : keep),
  };
}
