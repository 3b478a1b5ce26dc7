import { type Judgement, THRESHOLDS } from '@treefort/review';

/** What there is to say of another try at a decision. */
export interface Verdict {
  readonly is: 'same' | 'right' | 'better' | 'worse';
  readonly chance: number;
  /** The chance after what was played. */
  readonly before: number;
}

export const bestChance = ({ chances, seat }: Judgement): number => chances[seat]!;
export const playedChance = (judgement: Judgement): number =>
  bestChance(judgement) - judgement.cost;

/** Judges a try by its chance to win. */
export function verdictOn(judgement: Judgement, option: string, chance: number): Verdict {
  const before = playedChance(judgement);
  const found = { chance, before };
  if (option === judgement.chosen) return { is: 'same', ...found };
  const isBest = option === judgement.best || bestChance(judgement) - chance < THRESHOLDS.good;
  if (isBest) return { is: 'right', ...found };
  return { is: chance - before >= THRESHOLDS.good ? 'better' : 'worse', ...found };
}
