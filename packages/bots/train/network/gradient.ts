import { type Random, randomFromText } from '@treefort/kernel';
import { type Offsets, offsetsOf, type Shape } from '../../src/network/shape.ts';
import { MOST_SEATS } from '../../src/tree-paths.ts';
import type { Symmetry } from './lesson.ts';
import { baseFrom, WHOLE } from './samples.ts';

const MOST_ON = 512;
const MOST_MOVES = 256;

/** The slopes of a network's surprise at samples: forward, and back again. */
export class Gradient {
  private readonly shape: Shape;
  private readonly at: Offsets;
  private readonly weights: Float32Array;
  private readonly slopes: Float32Array;
  private readonly symmetry: ((random: Random) => Symmetry) | undefined;
  private readonly on = new Uint16Array(MOST_ON);
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly out: Float32Array;
  private readonly firstSlope: Float32Array;
  private readonly secondSlope: Float32Array;
  private readonly outSlope: Float32Array;
  private readonly codes = new Uint16Array(MOST_MOVES);
  private readonly shares = new Float64Array(MOST_MOVES);
  /** The outputs that a sample speaks of, each once, and in which sample each was met last. */
  private readonly wanted: Uint16Array;
  private readonly met: Uint32Array;
  private wants = 0;
  private sample = 0;
  private random: Random = randomFromText('');
  /** Surprise at results and at moves since the beginning. */
  result = 0;
  moves = 0;

  constructor(
    shape: Shape,
    {
      weights,
      slopes,
      symmetry,
    }: {
      weights: Float32Array;
      slopes: Float32Array;
      symmetry: ((random: Random) => Symmetry) | undefined;
    },
  ) {
    this.shape = shape;
    this.at = offsetsOf(shape);
    this.weights = weights;
    this.slopes = slopes;
    this.symmetry = symmetry;
    this.first = new Float32Array(shape.first);
    this.second = new Float32Array(shape.second);
    this.out = new Float32Array(shape.outputs);
    this.firstSlope = new Float32Array(shape.first);
    this.secondSlope = new Float32Array(shape.second);
    this.outSlope = new Float32Array(shape.outputs);
    this.wanted = new Uint16Array(shape.outputs);
    this.met = new Uint32Array(shape.outputs);
  }

  begin(seed: string): void {
    this.slopes.fill(0);
    this.result = 0;
    this.moves = 0;
    this.random = randomFromText(seed);
  }

  /** Adds the slopes of one sample. */
  add(row: Uint16Array, start: number): void {
    const symmetry = this.symmetry?.(this.random);
    let at = start;
    const count = row[at++]!;
    for (let i = 0; i < count; i++) {
      const input = row[at++]!;
      this.on[i] = symmetry ? symmetry.inputs[input]! : input;
    }
    const seats = row[at++]!;
    const standings = at;
    at += MOST_SEATS;
    const moves = at + MOST_SEATS;
    this.want(row, moves, { seats, symmetry });
    this.forward(count);
    for (let i = 0; i < seats; i++) this.out[i]! += baseFrom(row[standings + i]!);
    this.surpriseAtResult(row, at, seats);
    this.surpriseAtMoves(row, moves);
    this.back(count);
  }

  /** Notes which outputs are needed: those of the seats and of the moves. */
  private want(
    row: Uint16Array,
    from: number,
    { seats, symmetry }: { seats: number; symmetry: Symmetry | undefined },
  ): void {
    this.sample++;
    this.wants = 0;
    for (let seat = 0; seat < seats; seat++) this.wantOne(seat);
    const count = row[from]!;
    for (let i = 0; i < count; i++) {
      const code = row[from + 1 + i * 3]!;
      const output = MOST_SEATS + (symmetry ? symmetry.codes[code]! : code);
      this.codes[i] = output;
      this.wantOne(output);
    }
  }

  private wantOne(output: number): void {
    if (this.met[output] === this.sample) return;
    this.met[output] = this.sample;
    this.outSlope[output] = 0;
    this.wanted[this.wants++] = output;
  }

  private forward(count: number): void {
    const { shape, at, weights, on, first, second } = this;
    const width = shape.first;
    for (let j = 0; j < width; j++) first[j] = weights[at.firstBias + j]!;
    for (let i = 0; i < count; i++) {
      const from = on[i]! * width;
      for (let j = 0; j < width; j++) first[j]! += weights[from + j]!;
    }
    layer(first, second, weights, at.second, at.secondBias);
    this.outputs();
  }

  private outputs(): void {
    const { shape, at, weights, second, out, wanted } = this;
    for (let k = 0; k < this.wants; k++) {
      const output = wanted[k]!;
      let sum = weights[at.outputsBias + output]!;
      for (let i = 0; i < shape.second; i++) {
        const x = second[i]!;
        if (x > 0) sum += x * weights[at.outputs + i * shape.outputs + output]!;
      }
      out[output] = sum;
    }
  }

  private surpriseAtResult(row: Uint16Array, at: number, seats: number): void {
    const { out, outSlope } = this;
    let highest = out[0]!;
    for (let i = 1; i < seats; i++) highest = Math.max(highest, out[i]!);
    let sum = 0;
    for (let i = 0; i < seats; i++) sum += Math.exp(out[i]! - highest);
    for (let i = 0; i < seats; i++) {
      const said = Math.exp(out[i]! - highest) / sum;
      const target = row[at + i]! / WHOLE;
      outSlope[i] = said - target;
      if (target > 0) this.result -= target * Math.log(said);
    }
  }

  private surpriseAtMoves(row: Uint16Array, from: number): void {
    const { out, outSlope, codes, shares } = this;
    let at = from;
    const count = row[at++]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      shares[i] = out[codes[i]!]! + baseFrom(row[at + i * 3 + 1]!);
      highest = Math.max(highest, shares[i]!);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += shares[i] = Math.exp(shares[i]! - highest);
    for (let i = 0; i < count; i++) {
      const said = shares[i]! / sum;
      const target = row[at + i * 3 + 2]! / WHOLE;
      outSlope[codes[i]!]! += said - target;
      if (target > 0) this.moves -= target * Math.log(said);
    }
  }

  private back(count: number): void {
    const { shape, at, weights, slopes, on, first, firstSlope, secondSlope } = this;
    this.outputsBack();
    layerBack(
      { input: first, slope: firstSlope, outSlope: secondSlope },
      weights,
      slopes,
      at.second,
    );
    for (let j = 0; j < shape.second; j++) slopes[at.secondBias + j]! += secondSlope[j]!;
    const width = shape.first;
    for (let j = 0; j < width; j++) slopes[at.firstBias + j]! += firstSlope[j]!;
    for (let i = 0; i < count; i++) {
      const from = on[i]! * width;
      for (let j = 0; j < width; j++) slopes[from + j]! += firstSlope[j]!;
    }
  }

  private outputsBack(): void {
    const { shape, at, weights, slopes, second, secondSlope, outSlope, wanted } = this;
    for (let k = 0; k < this.wants; k++) {
      slopes[at.outputsBias + wanted[k]!]! += outSlope[wanted[k]!]!;
    }
    for (let i = 0; i < shape.second; i++) {
      const x = second[i]!;
      secondSlope[i] = 0;
      if (x <= 0) continue;
      const row = at.outputs + i * shape.outputs;
      let sum = 0;
      for (let k = 0; k < this.wants; k++) {
        const output = wanted[k]!;
        const slope = outSlope[output]!;
        sum += slope * weights[row + output]!;
        slopes[row + output]! += slope * x;
      }
      secondSlope[i] = sum;
    }
  }
}

/** out = bias + max(0, input) × weights. */
function layer(
  input: Float32Array,
  out: Float32Array,
  weights: Float32Array,
  from: number,
  bias: number,
): void {
  const width = out.length;
  for (let j = 0; j < width; j++) out[j] = weights[bias + j]!;
  for (let i = 0; i < input.length; i++) {
    const x = input[i]!;
    if (x <= 0) continue;
    const row = from + i * width;
    for (let j = 0; j < width; j++) out[j]! += x * weights[row + j]!;
  }
}

function layerBack(
  { input, slope, outSlope }: { input: Float32Array; slope: Float32Array; outSlope: Float32Array },
  weights: Float32Array,
  slopes: Float32Array,
  from: number,
): void {
  const width = outSlope.length;
  for (let i = 0; i < input.length; i++) {
    const x = input[i]!;
    if (x <= 0) {
      slope[i] = 0;
      continue;
    }
    const row = from + i * width;
    let sum = 0;
    for (let j = 0; j < width; j++) {
      sum += outSlope[j]! * weights[row + j]!;
      slopes[row + j]! += outSlope[j]! * x;
    }
    slope[i] = sum;
  }
}
