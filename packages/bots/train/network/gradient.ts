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
    this.forward(count);
    this.outSlope.fill(0);
    const seats = row[at++]!;
    this.surpriseAtResult(row, at, seats);
    at += MOST_SEATS;
    this.surpriseAtMoves(row, at, symmetry);
    this.back(count);
  }

  private forward(count: number): void {
    const { shape, at, weights, on, first, second, out } = this;
    const width = shape.first;
    for (let j = 0; j < width; j++) first[j] = weights[at.firstBias + j]!;
    for (let i = 0; i < count; i++) {
      const from = on[i]! * width;
      for (let j = 0; j < width; j++) first[j]! += weights[from + j]!;
    }
    layer(first, second, weights, at.second, at.secondBias);
    layer(second, out, weights, at.outputs, at.outputsBias);
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

  private surpriseAtMoves(row: Uint16Array, from: number, symmetry: Symmetry | undefined): void {
    const { out, outSlope, codes, shares } = this;
    let at = from;
    const count = row[at++]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const code = row[at + i * 3]!;
      codes[i] = MOST_SEATS + (symmetry ? symmetry.codes[code]! : code);
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
    const { shape, at, weights, slopes, on, first, second, firstSlope, secondSlope, outSlope } =
      this;
    layerBack({ input: second, slope: secondSlope, outSlope }, weights, slopes, at.outputs);
    for (let j = 0; j < shape.outputs; j++) slopes[at.outputsBias + j]! += outSlope[j]!;
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
