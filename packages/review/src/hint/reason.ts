import type { FortHintReason } from './fort/reasons.ts';
import type { TreehouseHintReason } from './treehouse/reasons.ts';

/** Where nothing that can be counted speaks for the option: it did best in the games that were played on in thought. */
interface PlayedOut {
  readonly kind: 'played-out';
}

/** Why an option is advised, in any game. */
export type HintReason =
  | ({ readonly game: 'fort' } & FortHintReason)
  | ({ readonly game: 'treehouse' } & TreehouseHintReason)
  | ({ readonly game: 'any' } & PlayedOut);

/** What a reason is found in: a seat's view, what it would choose and then do, and the best other option likewise. */
export interface HintCase {
  readonly view: unknown;
  readonly seat: number;
  readonly plan: readonly string[];
  readonly otherPlan: readonly string[];
}

/** Reasons that nearly always hold: any other says more. */
export const WEAK: ReadonlySet<HintReason['kind']> = new Set<HintReason['kind']>([
  'counts',
  'lower',
  'new-colour',
  'nobody-builds',
  'saves',
  'thins',
  'tucked-safe',
]);
