import type { MoveName } from '@treefort/fort';
import type { HintCase, HintReason } from '../reason.ts';
import { COMING, PLAYED, TRASHED, TUCKED } from './card-reasons.ts';
import { anyway, byItself, GAINS, KIND_GAINS, MOVED } from './gain-reasons.ts';
import { type Find, fortCase } from './hint-case.ts';
import type { PlanOutcome } from './plan.ts';
import { DONE, PAID, PASSED, PERKS, REST, RIVALS, SUITED } from './restraint-reasons.ts';

const DONE_WITH: readonly Find[] = [...GAINS, ...MOVED];
const OF_KINDS: readonly Find[] = [...GAINS, ...KIND_GAINS, ...MOVED];

/** What can speak for a choice of each kind, the most telling first. */
const FINDS: Readonly<Record<MoveName, readonly Find[]>> = {
  play: [...DONE_WITH, anyway, ...RIVALS, ...PLAYED],
  skip: DONE,
  diy: [...DONE_WITH, anyway],
  declare: [...GAINS, ...SUITED],
  use: [...DONE_WITH, ...DONE, anyway],
  done: [...DONE_WITH, ...DONE, ...PASSED],
  add: [...DONE_WITH, ...PLAYED, anyway],
  'lookout-symbol': [...DONE_WITH, ...REST],
  suit: [...GAINS, ...SUITED, anyway],
  gain: OF_KINDS,
  'gain-either': OF_KINDS,
  pack: OF_KINDS,
  tuck: [...GAINS, ...TUCKED],
  trash: [...GAINS, ...TRASHED],
  'trash-rival': [...DONE_WITH, ...RIVALS],
  'trash-this': [...DONE_WITH, ...DONE, anyway],
  recruit: [...GAINS, ...COMING],
  pay: [...PAID, ...DONE_WITH],
  score: DONE_WITH,
  spend: [...GAINS, ...KIND_GAINS],
  'copy-pack': [...DONE_WITH, anyway],
  'copy-rival': [...DONE_WITH, anyway],
  convert: OF_KINDS,
  follow: [...DONE_WITH, anyway, ...PASSED],
  pass: [...DONE_WITH, ...DONE, ...PASSED],
  keep: GAINS,
  'take-perk': [...GAINS, ...PERKS],
  recycle: [...DONE_WITH, ...REST],
  'rough-housing': RIVALS,
  'do-over': [...DONE_WITH, anyway],
  draft: COMING,
};

/** The most telling reason for an option of Fort, where there is one. */
export function fortBecause(of: HintCase): HintReason | undefined {
  const found = fortCase(of);
  for (const find of FINDS[found.move.kind]) {
    const reason = find(found);
    if (reason) return { game: 'fort', ...reason };
  }
  return undefined;
}

/** What an option of Fort brings, where any other comes to the same. */
export function fortByItself(of: HintCase): HintReason | undefined {
  const reason = byItself(fortCase(of));
  return reason ? { game: 'fort', ...reason } : undefined;
}

/** Choices that are known by what comes of them alone. */
const BY_OUTCOME: ReadonlySet<MoveName> = new Set<MoveName>([
  'play',
  'use',
  'add',
  'lookout-symbol',
  'gain',
  'gain-either',
  'pack',
  'tuck',
  'trash',
  'spend',
  'convert',
  'score',
]);

/** Whether both plans come to the same, such as cards that are added in another order. */
export function fortAlike(of: HintCase): boolean {
  const { move, other, gain, otherGain } = fortCase(of);
  if (!BY_OUTCOME.has(move.kind) || !BY_OUTCOME.has(other.kind)) return false;
  return comesTo(gain) === comesTo(otherGain);
}

function comesTo({ plan: _, ...outcome }: PlanOutcome): string {
  const { fromHand, tucked, trashed, recruited } = outcome;
  const piles = [fromHand, tucked, trashed, recruited].map((cards) => cards.toSorted());
  return JSON.stringify({
    ...outcome,
    fromHand: [],
    tucked: [],
    trashed: [],
    recruited: [],
    piles,
  });
}
