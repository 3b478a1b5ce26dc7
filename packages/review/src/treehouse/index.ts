import { HAND, type TreehouseView, treehouse, WEEKS } from '@treefort/treehouse';
import type { GameReview } from '../game-review.ts';
import { type TreehouseFacts, treehouseFacts } from './facts.ts';
import { type TreehouseReason, told, treehouseReasons, whoseTurn } from './reasons.ts';

/** Treehouse, looked at afterwards. */
export const treehouseReview: GameReview<TreehouseFacts, TreehouseReason> = {
  game: treehouse,
  facts: treehouseFacts,
  progress: (view) => {
    const { week, picks } = view as TreehouseView;
    return (week - 1 + picks / HAND) / WEEKS;
  },
  turnOf: (view) => {
    const { week, picks } = view as TreehouseView;
    return `${week} ${whoseTurn(view) ?? `pick ${picks}`}`;
  },
  whoseTurn,
  told,
  // Hands are dealt in secret: what comes into the open was picked by somebody.
  turnedUp: () => undefined,
  headline: () => undefined,
  reasons: treehouseReasons,
};
