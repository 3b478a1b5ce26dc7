import { type Decision, type Random, randomFromText } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import { type Mark, markOf } from './mark.ts';
import type { Walk } from './walk.ts';

/** What there is to say of one real decision. */
export interface Judgement {
  /** How many choices had been made before. */
  readonly n: number;
  readonly seat: number;
  readonly kind: string;
  /** Everybody's chance to win after the best option, as the seat could know it; they add up to 1. */
  readonly chances: readonly number[];
  readonly chosen: string;
  /** What the strongest bot would have chosen. */
  readonly best: string;
  /** By how much the seat's chance is smaller after what was chosen than after the best. */
  readonly cost: number;
  readonly mark: Mark;
}

/** The same for the same moment, whatever is hidden. */
export const diceAt = (what: string, n: number): Random => randomFromText(`review ${what} ${n}`);

const decisionAt = (walk: Walk, seat: number): Decision => {
  const decision = walk.table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked at ${walk.at}`);
  return decision;
};

/** Judges the choice that comes next; nothing where there was but one thing to do. */
export function judge(walk: Walk, iterations: number): Judgement | undefined {
  const { record, at: n } = walk;
  const [seat, chosen] = record.choices[n]!;
  const decision = decisionAt(walk, seat);
  if (decision.options.length === 1) return undefined;
  const analyst = walk.analysts[seat]!;
  const view = walk.view(seat);
  const matter = { view, seats: record.seats, also: chosen };
  const weighed = analyst.weigh(matter, iterations, diceAt('choice', n));
  if (weighed.length === 1) return undefined;
  const [best] = weighed;
  const stood = analyst.standsFor(view, chosen);
  const own = weighed.find(({ option }) => option === stood);
  const chances = calibrated('weighed', record.game, best!.chances);
  const kept =
    own && own !== best ? calibrated('weighed', record.game, own.chances)[seat]! : chances[seat]!;
  const cost = Math.max(0, chances[seat]! - kept);
  const mark = markOf(cost);
  const isBest = own === best;
  const shown = { chosen, best: isBest ? chosen : best!.option };
  return { n, seat, kind: decision.kind, chances, ...shown, cost, mark };
}
