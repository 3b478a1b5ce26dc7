import { type Random, randomFromText } from '@treefort/kernel';
import { Network } from '../../src/network/network.ts';
import { hiddenOf, NO_GROUPS, offsetsOf, type Shape } from '../../src/network/shape.ts';
import { MOST_SEATS } from '../../src/tree-paths.ts';
import { assembledSlopes } from './assemble.ts';
import type { Symmetry } from './lesson.ts';
import { baseFrom, gainFrom, WHOLE } from './samples.ts';

const MOST_MOVES = 256;
const FLOAT = 4;
/** How far a move's share may go up or down in one fit, as a part of what it was. */
const FAR = 0.2;
/** What counts beside the samples themselves. */
export interface Care {
  /** How far gains spread: they count by how many times that they are. */
  readonly spread: number;
  /** How much it is worth to leave a choice open. */
  readonly doubt: number;
}

interface Back {
  readonly sparseBack: (
    from: number,
    count: number,
    slopes: number,
    width: number,
    slope: number,
  ) => void;
  readonly denseBack: (
    from: number,
    count: number,
    weights: number,
    slopes: number,
    width: number,
    outSlope: number,
    slope: number,
  ) => void;
}

/** What is used of WebAssembly, whose types come with browsers only. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Back };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };
const SLOPES = new WebAssembly.Module(await assembledSlopes());

/** The slopes of a network's surprise at samples: forward, and back again. */
export class Gradient {
  readonly slopes: Float32Array;
  private readonly shape: Shape;
  private readonly given: Float32Array;
  private readonly network: Network;
  private readonly back: Back;
  private readonly symmetry: ((random: Random) => Symmetry | undefined) | undefined;
  /** The surprise's slopes at the sums of each layer. */
  private readonly hiddenSlope: Float32Array;
  private readonly groupSlopes: readonly Float32Array[];
  private readonly secondSlope: Float32Array;
  private readonly outSlope: Float32Array;
  private readonly codes = new Uint16Array(MOST_MOVES);
  private readonly shares = new Float64Array(MOST_MOVES);
  private random: Random = randomFromText('');
  private care: Care = { spread: 1, doubt: 0 };
  /** Surprise at results and at moves since the beginning. */
  result = 0;
  moves = 0;

  constructor(
    shape: Shape,
    weights: Float32Array,
    symmetry: ((random: Random) => Symmetry | undefined) | undefined,
  ) {
    const { end } = offsetsOf(shape);
    const { second, outputs, groups = NO_GROUPS } = shape;
    const hidden = hiddenOf(shape);
    this.shape = shape;
    this.given = weights;
    this.symmetry = symmetry;
    const floats = end + hidden + second + outputs + groups.count * groups.width;
    this.network = new Network(shape, weights, floats * FLOAT);
    const { memory, spare } = this.network;
    this.back = new WebAssembly.Instance(SLOPES, { layers: { memory } }).exports;
    let at = spare;
    const row = (length: number): Float32Array => {
      at += length * FLOAT;
      return new Float32Array(memory.buffer, at - length * FLOAT, length);
    };
    this.slopes = row(end);
    this.hiddenSlope = row(hidden);
    this.groupSlopes = Array.from({ length: groups.count }, () => row(groups.width));
    this.secondSlope = row(second);
    this.outSlope = row(outputs);
  }

  /** Takes the weights as they are now. */
  begin(seed: string, care: Care): void {
    this.care = care;
    this.network.weights.set(this.given);
    this.slopes.fill(0);
    this.result = 0;
    this.moves = 0;
    this.random = randomFromText(seed);
  }

  /** Adds the slopes of one sample. */
  add(row: Uint16Array, start: number): void {
    const { network } = this;
    const symmetry = this.symmetry?.(this.random);
    let at = start;
    network.count = row[at++]!;
    copyInputs(row, at, network.count, network.on, symmetry?.inputs);
    at += network.count;
    for (const [i, on] of network.groupOn.entries()) {
      const count = row[at++]!;
      network.groupCounts[i] = count;
      copyInputs(row, at, count, on, symmetry?.groupInputs);
      at += count;
    }
    network.focus = row[at++]! - 1;
    network.run();
    this.outSlope.fill(0);
    for (const slope of this.groupSlopes) slope.fill(0);
    const seats = row[at++]!;
    for (let i = 0; i < seats; i++) network.out[i]! += baseFrom(row[at + i]!);
    at += MOST_SEATS;
    this.surpriseAtResult(row, at, seats);
    this.surpriseAtMoves(row, at + MOST_SEATS, symmetry);
    this.goBack();
  }

  private surpriseAtResult(row: Uint16Array, at: number, seats: number): void {
    const { outSlope } = this;
    const { out } = this.network;
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
    const { codes, shares, network } = this;
    const chosen = row[from]! - 1;
    const gain = gainFrom(row[from + 1]!) / this.care.spread;
    const count = row[from + 2]!;
    const at = from + 3;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const code = row[at + i * 3]!;
      codes[i] = symmetry ? symmetry.codes[code]! : code;
      shares[i] = network.said(codes[i]!) + baseFrom(row[at + i * 3 + 1]!);
      highest = Math.max(highest, shares[i]!);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += shares[i] = Math.exp(shares[i]! - highest);
    for (let i = 0; i < count; i++) shares[i]! /= sum;
    if (chosen < 0) this.followShares(row, at, count);
    else this.followGain(row[at + chosen * 3 + 2]! / WHOLE, count, chosen, gain);
  }

  /** The moves should get the shares that a search gave them. */
  private followShares(row: Uint16Array, at: number, count: number): void {
    const { codes, shares } = this;
    for (let i = 0; i < count; i++) {
      const target = row[at + i * 3 + 2]! / WHOLE;
      this.slopeAt(codes[i]!, shares[i]! - target);
      if (target > 0) this.moves -= target * Math.log(shares[i]!);
    }
  }

  /** A move that gained should get more than it had, but not much more than that from one fit; and no choice should become quite certain. */
  private followGain(before: number, count: number, chosen: number, gain: number): void {
    const { codes, shares } = this;
    const ratio = shares[chosen]! / Math.max(before, 1 / WHOLE);
    const far = gain > 0 ? ratio > 1 + FAR : ratio < 1 - FAR;
    const weight = far ? 0 : gain * Math.min(ratio, 4);
    let doubt = 0;
    for (let i = 0; i < count; i++) {
      if (shares[i]! > 0) doubt -= shares[i]! * Math.log(shares[i]!);
    }
    this.moves += doubt;
    for (let i = 0; i < count; i++) {
      const share = shares[i]!;
      const surer = share > 0 ? share * (Math.log(share) + doubt) : 0;
      this.slopeAt(codes[i]!, weight * (share - Number(i === chosen)) + this.care.doubt * surer);
    }
  }

  /** Adds to the slope at what is said of a move. */
  private slopeAt(code: number, slope: number): void {
    const { outSlope, network } = this;
    const { groups = NO_GROUPS } = this.shape;
    const group = code - groups.code;
    if (group < 0) {
      outSlope[MOST_SEATS + code]! += slope;
      return;
    }
    const row = network.groupHidden[group]!;
    const groupSlope = this.groupSlopes[group]!;
    const sought = MOST_SEATS + groups.code;
    for (let j = 0; j < groups.width; j++) {
      if (row[j]! <= 0) continue;
      groupSlope[j]! += slope * network.out[sought + j]!;
      outSlope[sought + j]! += slope * row[j]!;
    }
  }

  private goBack(): void {
    const { shape, network, back, slopes, hiddenSlope, secondSlope, outSlope } = this;
    const { at, hidden, second, on } = network;
    const slopesAt = slopes.byteOffset;
    back.denseBack(
      second.byteOffset,
      shape.second,
      at.outputs * FLOAT,
      slopesAt + at.outputs * FLOAT,
      shape.outputs * FLOAT,
      outSlope.byteOffset,
      secondSlope.byteOffset,
    );
    back.denseBack(
      hidden.byteOffset,
      hidden.length,
      at.second * FLOAT,
      slopesAt + at.second * FLOAT,
      shape.second * FLOAT,
      secondSlope.byteOffset,
      hiddenSlope.byteOffset,
    );
    const width = shape.first * FLOAT;
    back.sparseBack(on.byteOffset, network.count, slopesAt, width, hiddenSlope.byteOffset);
    addTo(slopes, at.outputsBias, outSlope, shape.outputs);
    addTo(slopes, at.secondBias, secondSlope, shape.second);
    addTo(slopes, at.firstBias, hiddenSlope, shape.first);
    this.groupsBack();
  }

  private groupsBack(): void {
    const { shape, network, back, slopes, hiddenSlope } = this;
    const { first, groups = NO_GROUPS } = shape;
    const { at, groupHidden, groupOn, groupCounts, focus } = network;
    for (const [i, slope] of this.groupSlopes.entries()) {
      const row = groupHidden[i]!;
      for (let j = 0; j < groups.width; j++) {
        if (row[j]! <= 0) continue;
        slope[j]! += hiddenSlope[first + j]!;
        if (i === focus) slope[j]! += hiddenSlope[first + groups.width + j]!;
      }
      back.sparseBack(
        groupOn[i]!.byteOffset,
        groupCounts[i]!,
        slopes.byteOffset + at.group * FLOAT,
        groups.width * FLOAT,
        slope.byteOffset,
      );
      addTo(slopes, at.groupBias, slope, groups.width);
    }
  }
}

function copyInputs(
  row: Uint16Array,
  from: number,
  count: number,
  on: Uint16Array,
  moved: Uint16Array | undefined,
): void {
  for (let i = 0; i < count; i++) {
    const input = row[from + i]!;
    on[i] = moved ? moved[input]! : input;
  }
}

function addTo(slopes: Float32Array, at: number, slope: Float32Array, width: number): void {
  for (let j = 0; j < width; j++) slopes[at + j]! += slope[j]!;
}
