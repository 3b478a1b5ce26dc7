import { type Random, shuffle } from '@treefort/kernel';
import type { TrainingRows } from './training-rows.ts';

/** How weights are fitted: steps of falling size, each weight by how much it has moved before (AdaGrad). */
interface Fit {
  readonly epochs: number;
  readonly rate: number;
  /** Pulls weights towards 0, so that what is rare stays small. */
  readonly calm: number;
  readonly random: Random;
}

/** One group of alternatives: what each scores for and the share it should get. */
interface Group {
  readonly count: number;
  readonly target: Float64Array;
  readonly score: Float64Array;
}

class Weights {
  readonly row: Float64Array;
  private readonly moved: Float64Array;
  private readonly fit: Fit;

  constructor(row: Float64Array, fit: Fit) {
    this.row = row;
    this.moved = new Float64Array(row.length).fill(1e-2);
    this.fit = fit;
  }

  step(i: number, slope: number): void {
    const g = slope + this.fit.calm * this.row[i]!;
    this.moved[i]! += g * g;
    this.row[i]! -= (this.fit.rate * g) / Math.sqrt(this.moved[i]!);
  }
}

const MOST = 1024;
const group: { count: number } & Group = {
  count: 0,
  target: new Float64Array(MOST),
  score: new Float64Array(MOST),
};

/** Turns scores into shares and gives the surprise at the target. */
function surprise({ count, target, score }: Group): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) highest = Math.max(highest, score[i]!);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += score[i] = Math.exp(score[i]! - highest);
  let bits = 0;
  for (let i = 0; i < count; i++) {
    score[i]! /= sum;
    if (target[i]! > 0) bits -= target[i]! * Math.log(score[i]!);
  }
  return bits;
}

/** A part is kept aside to see how well the rest foretells it. */
const ASIDE = 10;

function epochs(count: number, fit: Fit, learn: (i: number, weigh: boolean) => number): string {
  const order = Array.from({ length: count }, (_, i) => i);
  let told = '';
  for (let epoch = 0; epoch < fit.epochs; epoch++) {
    shuffle(fit.random, order);
    const sums = [0, 0];
    const counts = [0, 0];
    for (const i of order) {
      const aside = i % ASIDE === 0 ? 1 : 0;
      sums[aside]! += learn(i, aside === 0);
      counts[aside]!++;
    }
    told = `surprise ${(sums[0]! / counts[0]!).toFixed(4)}, aside ${(sums[1]! / counts[1]!).toFixed(4)}`;
  }
  return told;
}

/** Learns what draws a player to moves. */
export function fitMoveWeights(rows: TrainingRows, row: Float64Array, fit: Fit): string {
  const weights = new Weights(row, fit);
  const { choiceEnds, moveEnds, shares, reasons, amounts } = rows;
  return epochs(choiceEnds.length, fit, (choice, weigh) => {
    const first = choiceEnds[choice - 1] ?? 0;
    group.count = choiceEnds[choice]! - first;
    for (let k = 0; k < group.count; k++) {
      let score = 0;
      for (let j = moveEnds[first + k - 1] ?? 0; j < moveEnds[first + k]!; j++) {
        score += row[reasons[j]!]! * amounts[j]!;
      }
      group.score[k] = score;
      group.target[k] = shares[first + k]!;
    }
    const bits = surprise(group);
    if (!weigh) return bits;
    for (let k = 0; k < group.count; k++) {
      const slope = group.score[k]! - group.target[k]!;
      for (let j = moveEnds[first + k - 1] ?? 0; j < moveEnds[first + k]!; j++) {
        weights.step(reasons[j]!, slope * amounts[j]!);
      }
    }
    return bits;
  });
}

/** Fits position weights; the row holds the weights of the beginning, then those of the end. */
export function fitPositionWeights(rows: TrainingRows, row: Float64Array, fit: Fit): string {
  const weights = new Weights(row, fit);
  const late = row.length / 2;
  const { positionEnds, progress, seatEnds, wins, signs, sizes } = rows;
  return epochs(positionEnds.length, fit, (position, weigh) => {
    const first = positionEnds[position - 1] ?? 0;
    const far = progress[position]!;
    group.count = positionEnds[position]! - first;
    for (let k = 0; k < group.count; k++) {
      let score = 0;
      for (let j = seatEnds[first + k - 1] ?? 0; j < seatEnds[first + k]!; j++) {
        const sign = signs[j]!;
        score += sizes[j]! * (row[sign]! * (1 - far) + row[late + sign]! * far);
      }
      group.score[k] = score;
      group.target[k] = wins[first + k]!;
    }
    const bits = surprise(group);
    if (!weigh) return bits;
    for (let k = 0; k < group.count; k++) {
      const slope = group.score[k]! - group.target[k]!;
      for (let j = seatEnds[first + k - 1] ?? 0; j < seatEnds[first + k]!; j++) {
        weights.step(signs[j]!, slope * sizes[j]! * (1 - far));
        weights.step(late + signs[j]!, slope * sizes[j]! * far);
      }
    }
    return bits;
  });
}
