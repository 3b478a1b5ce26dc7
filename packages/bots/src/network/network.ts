import { LAYERS } from './layers-wasm.ts';
import { bytesOf } from './packed.ts';
import { type Offsets, offsetsOf, type Shape } from './shape.ts';

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
    readonly exports: { readonly memory: Memory; readonly sparse: Layer; readonly dense: Layer };
  };
}

const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };

let compiled: object | undefined;

function layersModule(): object {
  compiled ??= new WebAssembly.Module(bytesOf(LAYERS));
  return compiled;
}

/** A network in WebAssembly. The caller writes which inputs are on into `on` and reads `out`. */
export class Network {
  readonly shape: Shape;
  readonly on: Uint16Array;
  readonly out: Float32Array;
  readonly weights: Float32Array;
  private readonly sparse: Layer;
  private readonly dense: Layer;
  private readonly at: Offsets;
  private readonly first: number;
  private readonly second: number;

  constructor(shape: Shape, weights: Float32Array) {
    const { memory, sparse, dense } = new WebAssembly.Instance(layersModule()).exports;
    this.sparse = sparse;
    this.dense = dense;
    this.shape = shape;
    this.at = offsetsOf(shape);
    if (weights.length !== this.at.end) {
      throw new Error(`a network of ${this.at.end} weights was given ${weights.length}`);
    }
    this.first = this.at.end * FLOAT;
    this.second = this.first + shape.first * FLOAT;
    const out = this.second + shape.second * FLOAT;
    const on = out + shape.outputs * FLOAT;
    memory.grow(Math.ceil((on + MOST_INPUTS * 2) / PAGE));
    this.weights = new Float32Array(memory.buffer, 0, this.at.end);
    this.out = new Float32Array(memory.buffer, out, shape.outputs);
    this.on = new Uint16Array(memory.buffer, on, MOST_INPUTS);
    this.weights.set(weights);
  }

  /** Runs the network on the first `count` inputs of `on`. */
  run(count: number): void {
    const { shape, at, first, second, on, out } = this;
    const { sparse, dense } = this;
    sparse(on.byteOffset, count, at.first, shape.first * FLOAT, at.firstBias * FLOAT, first);
    dense(
      first,
      shape.first,
      at.second * FLOAT,
      shape.second * FLOAT,
      at.secondBias * FLOAT,
      second,
    );
    dense(
      second,
      shape.second,
      at.outputs * FLOAT,
      shape.outputs * FLOAT,
      at.outputsBias * FLOAT,
      out.byteOffset,
    );
  }
}
