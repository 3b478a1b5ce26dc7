import { nth } from '@treefort/kernel';
import type { Judgement } from './judgement.ts';
import type { Point } from './point.ts';

/** Where the chances changed most between one decision and the next. */
export interface TurningPoint {
  /** How many choices had been made: the position before the change. */
  readonly n: number;
  /** Where the chances had changed. */
  readonly until: number;
  /** What was chosen meanwhile, by how many choices had been made before: of several at once, all that was real. */
  readonly made: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** How much of the chances moved from some to others. */
  readonly swing: number;
}

const HOW_MANY = 5;
/** Two changes so near to each other tell the same story. */
const APART = 3;

const swingOf = (before: readonly number[], after: readonly number[]): number =>
  before.reduce((sum, chance, seat) => sum + Math.abs(chance - nth(after, seat)), 0) / 2;

/** The real decisions of a stretch, or its first choice where nobody had any other. */
function madeIn(judgements: readonly Judgement[], n: number, until: number): readonly number[] {
  const made = judgements.filter((one) => one.n >= n && one.n < until);
  return made.length === 0 ? [n] : made.map((one) => one.n);
}

/** The five largest changes, in the order of the game. */
export function turningPoints(
  curve: readonly Point[],
  judgements: readonly Judgement[],
): readonly TurningPoint[] {
  const changes = curve.slice(1).map(({ n: until, chances: after }, i) => {
    const { n, chances: before } = nth(curve, i);
    return { at: i, n, until, before, after, swing: swingOf(before, after) };
  });
  const kept: typeof changes = [];
  for (const change of changes.toSorted((a, b) => b.swing - a.swing)) {
    if (kept.length === HOW_MANY) break;
    if (kept.every(({ at }) => Math.abs(at - change.at) >= APART)) kept.push(change);
  }
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...point }) => ({ ...point, made: madeIn(judgements, point.n, point.until) }));
}
