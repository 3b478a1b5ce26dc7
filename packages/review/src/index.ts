/** Hints and reviews rest on a game's network: load it before you ask for one. */
export { loadNetwork } from '@treefort/bots';
export { powerAt, tempered } from './calibration.ts';
export { CONFIDENCE, type Powers } from './confidence.ts';
export type { FortFacts } from './fort/facts.ts';
export type { Cause, Headline } from './game-review.ts';
export type { Facts, Reason } from './games.ts';
export { type Hint, hintAt, hintFor, type Known } from './hint/hint.ts';
export type { HintReason } from './hint/reason.ts';
export type { Alternative, Judgement } from './judgement.ts';
export { MARKS, type Mark, THRESHOLDS } from './mark.ts';
export type { Point } from './point.ts';
export {
  type Balance,
  costliest,
  type Part,
  type Review,
  type ReviewBudget,
  Reviewer,
  reviewOf,
  type Summary,
  USUAL_REVIEW,
} from './review.ts';
export type { Turn } from './telling.ts';
export type { TreehouseFacts } from './treehouse/facts.ts';
export type { TurningPoint } from './turning-points.ts';
