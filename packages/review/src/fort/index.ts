import { type FortView, fort, TOP_LEVEL } from '@treefort/fort';
import type { GameReview } from '../game-review.ts';
import { type FortFacts, fortFacts } from './facts.ts';
import { type FortReason, fortReasons, headline, told, turnedUp } from './reasons.ts';

/** Fort, looked at afterwards. */
export const fortReview: GameReview<FortFacts, FortReason> = {
  game: fort,
  facts: fortFacts,
  // Most games end by a fort of the highest level.
  progress: (view) => Math.max(...(view as FortView).seats.map(({ level }) => level)) / TOP_LEVEL,
  turnOf: (view) => {
    const { phase, round, leader, draftStep } = view as FortView;
    return phase === 'draft' ? `draft ${draftStep}` : `${round} ${leader}`;
  },
  whoseTurn: (view) => {
    const { phase, leader } = view as FortView;
    return phase === 'draft' ? undefined : leader;
  },
  told,
  turnedUp,
  headline,
  reasons: fortReasons,
};
