import { type FortView, fort } from '@treefort/fort';
import type { GameReview } from '../game-review.ts';
import { type FortFacts, fortFacts } from './facts.ts';
import { type FortReason, fortReasons, isTurnedUp, told } from './reasons.ts';

/** Fort, looked at afterwards. */
export const fortReview: GameReview<FortFacts, FortReason> = {
  game: fort,
  worth: {
    points: 1,
    level: 4,
    pizza: 0.6,
    toy: 0.6,
    packed: 1,
    lookout: 1.2,
    cards: 0.3,
    yard: -0.4,
    rivalPoints: -0.5,
    rivalLevels: -1.5,
    rivalCards: -0.4,
  },
  facts: fortFacts,
  turnOf: (view) => {
    const { phase, round, leader, draftStep } = view as FortView;
    return phase === 'draft' ? `draft ${draftStep}` : `${round} ${leader}`;
  },
  whoseTurn: (view) => {
    const { phase, leader } = view as FortView;
    return phase === 'draft' ? undefined : leader;
  },
  told,
  isTurnedUp,
  reasons: fortReasons,
};
