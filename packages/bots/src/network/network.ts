import { MOST_SEATS } from '../tree-paths.ts';
import { LAYERS } from './layers-wasm.ts';
import { bytesOf } from './packed.ts';
import { type Groups, hiddenOf, NO_GROUPS, type Offsets, offsetsOf, type Shape } from './shape.ts';

type Layer = (
  from: number,
  count: number,
  weights: number,
  width: number,
  bias: number,
  out: number,
) => void;

/** More inputs than any position has on. */
export const MOST_INPUTS = 512;
/** More than any group has. */
const MOST_OF_GROUP = 128;
const PAGE = 65_536;
const FLOAT = 4;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What is used of WebAssembly, whose types come with browsers only. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
  ) => {
    readonly exports: {
      readonly memory: Memory;
      readonly sparse: Layer;
      readonly dense: (...args: [...Parameters<Layer>, list: number]) => void;
      readonly pool: (from: number, count: number, width: number, out: number) => void;
    };
  };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };

let compiled: object | undefined;

function layersModule(): object {
  compiled ??= new WebAssembly.Module(bytesOf(LAYERS));
  return compiled;
}

/** Which inputs of a network are on: the first `count` of `on`, and so for each group. */
export interface Seen {
  readonly on: Uint16Array;
  readonly count: number;
  readonly groupOn: readonly Uint16Array[];
  readonly groupCounts: Uint16Array;
  /** The group in question, or −1. */
  readonly focus: number;
}

/** A network in WebAssembly. The caller writes which inputs are on and reads `out`, or what is said of a move. */
export class Network implements Seen {
  readonly shape: Shape;
  readonly on: Uint16Array;
  count = 0;
  readonly groupOn: readonly Uint16Array[];
  readonly groupCounts: Uint16Array;
  focus = -1;
  readonly out: Float32Array;
  readonly weights: Float32Array;
  readonly memory: Memory;
  readonly at: Offsets;
  /** The sums of the hidden layers: the first with what groups add to it, each group's, the second. */
  readonly hidden: Float32Array;
  readonly groupHidden: readonly Float32Array[];
  readonly second: Float32Array;
  /** Room for the kernel to list what counts of a layer. */
  private readonly list: Float32Array;
  /** Room that was asked for beside what the network needs. */
  readonly spare: number;
  private readonly layers: InstanceType<WebAssemblyApi['Instance']>['exports'];
  private readonly groups: Groups;

  constructor(shape: Shape, weights: Float32Array, spareBytes = 0) {
    this.layers = new WebAssembly.Instance(layersModule()).exports;
    const { memory } = this.layers;
    const { groups = NO_GROUPS } = shape;
    this.memory = memory;
    this.shape = shape;
    this.groups = groups;
    this.at = offsetsOf(shape);
    if (weights.length !== this.at.end) {
      throw new Error(`a network of ${this.at.end} weights was given ${weights.length}`);
    }
    const hidden = hiddenOf(shape);
    const listed = 2 * (Math.max(hidden, shape.second) + 1);
    const floats =
      this.at.end + hidden + shape.second + shape.outputs + groups.count * groups.width + listed;
    const inputs = MOST_INPUTS + groups.count * MOST_OF_GROUP;
    this.spare = floats * FLOAT + inputs * 2;
    memory.grow(Math.ceil((this.spare + spareBytes) / PAGE));
    let at = 0;
    const row = (length: number): Float32Array => {
      at += length * FLOAT;
      return new Float32Array(memory.buffer, at - length * FLOAT, length);
    };
    const inputRow = (length: number): Uint16Array => {
      at += length * 2;
      return new Uint16Array(memory.buffer, at - length * 2, length);
    };
    this.weights = row(this.at.end);
    this.hidden = row(hidden);
    this.groupHidden = Array.from({ length: groups.count }, () => row(groups.width));
    this.second = row(shape.second);
    this.out = row(shape.outputs);
    this.list = row(listed);
    this.on = inputRow(MOST_INPUTS);
    this.groupOn = Array.from({ length: groups.count }, () => inputRow(MOST_OF_GROUP));
    this.groupCounts = new Uint16Array(groups.count);
    this.weights.set(weights);
  }

  /** Runs the network on the inputs that are on. */
  run(): void {
    const { shape, groups, at, hidden, second, list, on, out, layers } = this;
    layers.sparse(
      on.byteOffset,
      this.count,
      at.first * FLOAT,
      shape.first * FLOAT,
      at.firstBias * FLOAT,
      hidden.byteOffset,
    );
    if (groups.count > 0) this.runGroups();
    layers.dense(
      hidden.byteOffset,
      hidden.length,
      at.second * FLOAT,
      shape.second * FLOAT,
      at.secondBias * FLOAT,
      second.byteOffset,
      list.byteOffset,
    );
    layers.dense(
      second.byteOffset,
      shape.second,
      at.outputs * FLOAT,
      shape.outputs * FLOAT,
      at.outputsBias * FLOAT,
      out.byteOffset,
      list.byteOffset,
    );
  }

  private runGroups(): void {
    const { shape, groups, at, hidden, groupOn, groupHidden, layers } = this;
    const width = groups.width * FLOAT;
    for (let i = 0; i < groups.count; i++) {
      layers.sparse(
        groupOn[i]!.byteOffset,
        this.groupCounts[i]!,
        at.group * FLOAT,
        width,
        at.groupBias * FLOAT,
        groupHidden[i]!.byteOffset,
      );
    }
    const pooled = hidden.byteOffset + shape.first * FLOAT;
    layers.pool(groupHidden[0]!.byteOffset, groups.count, width, pooled);
    const inQuestion = shape.first + groups.width;
    if (this.focus < 0) hidden.fill(0, inQuestion);
    else hidden.set(groupHidden[this.focus]!, inQuestion);
  }

  /** What is said of a move, by its code: its output, or how its group goes with what is sought after the outputs. */
  said(code: number): number {
    const { groups, out } = this;
    const group = code - groups.code;
    if (group < 0) return out[MOST_SEATS + code]!;
    const row = this.groupHidden[group]!;
    const sought = MOST_SEATS + groups.code;
    let sum = 0;
    for (let j = 0; j < groups.width; j++) if (row[j]! > 0) sum += row[j]! * out[sought + j]!;
    return sum;
  }
}
