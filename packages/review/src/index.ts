export { tempered } from './calibration.ts';
export type { FortFacts } from './facts/fort.ts';
export type { TreehouseFacts } from './facts/treehouse.ts';
export type { Facts } from './facts.ts';
export { type Difference, type Hint, hintsFor } from './hint.ts';
export type { Judgement } from './judgement.ts';
export { CONFIDENCE } from './learned.ts';
export { MARKS, type Mark, THRESHOLDS } from './mark.ts';
export type { Point } from './point.ts';
export {
  type Part,
  type Review,
  type ReviewBudget,
  Reviewer,
  reviewOf,
  type Summary,
  USUAL_REVIEW,
} from './review.ts';
export type { TurningPoint } from './turning.ts';
