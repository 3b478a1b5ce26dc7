import { nth } from '@treefort/kernel';
import { inverse } from './matrix.ts';

/** How one game ended: contestants by place, the best first; those who share a place stand together. A contestant on several seats is named for each. */
export type Finish = readonly (readonly number[])[];

/** How strong a contestant is: 400 more means ten times as likely to come first of two; the mean of all is 1500. */
export interface Rating {
  readonly value: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** One place being taken: how many seats each contestant still has in the race, who takes it, and how often that was seen. */
interface Stage {
  readonly racing: readonly number[];
  readonly taken: number;
  weight: number;
}

const MEAN = 1500;
const SCALE = 400 / Math.LN10;
const TWO_SIDED_95 = 1.959964;
const MOST_STEPS = 100;
const LONGEST_STEP = 1;
const CLOSE_ENOUGH = 1e-8;

/**
 * A Plackett–Luce fit: each place is taken by one of those still in the race, in proportion to their strengths. A
 * shared place counts in equal parts as every order of those who share it. So that somebody who always wins has a
 * rating, each contestant is thought to have drawn one game against the average.
 */
export function fitRatings(finishes: readonly Finish[], contestants: number): Rating[] {
  const stages = stagesOf(finishes, contestants);
  let logs: readonly number[] = Array.from({ length: contestants }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const climbed = climb(logs, stages);
    const change = Math.max(...climbed.map((log, i) => Math.abs(log - nth(logs, i))));
    logs = climbed;
    if (change < CLOSE_ENOUGH) break;
  }
  return rated(logs, inverse(slopes(logs, stages).curvature));
}

/** Every place taken in every game, the same ones together. */
function stagesOf(finishes: readonly Finish[], contestants: number): Stage[] {
  const seen = new Map<string, Stage>();
  const count = (racing: readonly number[], taken: number, weight: number) => {
    // Where all still racing are the same contestant nothing is learned.
    if (racing.filter((seats) => seats > 0).length < 2) return;
    const key = `${racing.join()}:${taken}`;
    const stage = seen.get(key);
    if (stage) stage.weight += weight;
    else seen.set(key, { racing, taken, weight });
  };
  const take = (group: readonly number[], racing: readonly number[], weight: number): void => {
    for (const [i, taken] of group.entries()) {
      count(racing, taken, weight / group.length);
      const rest = racing.with(taken, nth(racing, taken) - 1);
      take(group.toSpliced(i, 1), rest, weight / group.length);
    }
  };
  for (const finish of finishes) {
    let racing: readonly number[] = Array.from({ length: contestants }, () => 0);
    for (const one of finish.flat()) racing = racing.with(one, nth(racing, one) + 1);
    for (const group of finish) {
      take(group, racing, 1);
      for (const one of group) racing = racing.with(one, nth(racing, one) - 1);
    }
  }
  return [...seen.values()];
}

/** The slope of the likelihood of what was seen, as a logarithm, and how it bends (its second derivative, turned around). */
function slopes(logs: readonly number[], stages: readonly Stage[]) {
  const half = logs.map((log) => 1 / (1 + Math.exp(-log)));
  const slope = half.map((chance) => 0.5 - chance);
  const curvature = half.map((chance, i) =>
    half.map((_, j) => (i === j ? chance * (1 - chance) : 0)),
  );
  for (const { racing, taken, weight } of stages) {
    const parts = racing.map((seats, i) => seats * Math.exp(nth(logs, i)));
    const all = parts.reduce((sum, part) => sum + part, 0);
    const chances = parts.map((part) => part / all);
    for (const [i, value] of slope.entries())
      slope[i] = value + (i === taken ? weight : 0) - weight * nth(chances, i);
    for (const [i, row] of curvature.entries()) {
      const bend = weight * nth(chances, i);
      for (const [j, value] of row.entries())
        row[j] = value + (i === j ? bend : 0) - bend * nth(chances, j);
    }
  }
  return { slope, curvature };
}

/** One of Newton's steps, at most so long that it cannot lead astray. */
function climb(logs: readonly number[], stages: readonly Stage[]): readonly number[] {
  const { slope, curvature } = slopes(logs, stages);
  const step = inverse(curvature).map((row) =>
    row.reduce((sum, value, j) => sum + value * nth(slope, j), 0),
  );
  const part = Math.min(1, LONGEST_STEP / Math.max(...step.map(Math.abs)));
  return logs.map((log, i) => log + part * nth(step, i));
}

function rated(logs: readonly number[], covariance: readonly (readonly number[])[]): Rating[] {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log, one) => {
    const lean = logs.map((_, i) => (i === one ? 1 : 0) - 1 / logs.length);
    let variance = 0;
    for (const [i, row] of covariance.entries()) {
      for (const [j, value] of row.entries()) variance += nth(lean, i) * nth(lean, j) * value;
    }
    const value = MEAN + SCALE * (log - mean);
    const reach = TWO_SIDED_95 * SCALE * Math.sqrt(Math.max(0, variance));
    return { value, low: value - reach, high: value + reach };
  });
}
