import type { PositionWeights } from '../src/fort/evaluation.ts';

/** What a player would say at first. */
export const FIRST_POSITION_WEIGHTS: PositionWeights = {
  track: [1.5, 3],
  fort: [1, 3],
  level: [2, 0.5],
  covered: [0.6, 0.4],
  stuff: [0.5, 0.2],
  pack: [0.5, 0.2],
  lookouts: [0.6, 0.2],
  rulePoints: [0.3, 1.5],
  sculpture: [1.2, 1.2],
  turnsLeft: [0.2, 0.5],
  canClimb: [0.3, 0.6],
};
