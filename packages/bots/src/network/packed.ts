import { hiddenOf, type Offsets, offsetsOf, type Shape } from './shape.ts';

/**
 * Weights as they are shipped: a byte for each, and for each column of a layer the step that a byte counts. Biases stay
 * as they are.
 */

const FLOAT = 4;
const MOST = 127;

interface Layer {
  readonly at: number;
  readonly rows: number;
  readonly width: number;
}

const groupLayer = ({ groups }: Shape, at: Offsets): readonly Layer[] =>
  groups ? [{ at: at.group, rows: groups.inputs, width: groups.width }] : [];

/** The layers of a network; the bias of each follows its weights. */
const layersOf = (shape: Shape, at: Offsets): readonly Layer[] => [
  { at: at.first, rows: shape.inputs, width: shape.first },
  ...groupLayer(shape, at),
  { at: at.second, rows: hiddenOf(shape), width: shape.second },
  { at: at.outputs, rows: shape.second, width: shape.outputs },
];

const sizeOf = ({ rows, width }: Layer): number => 2 * width * FLOAT + rows * width;

/** The step of one column: its largest weight is 127 steps. */
function stepOf(weights: Float32Array, { at, rows, width }: Layer, column: number): number {
  let largest = 0;
  for (let row = 0; row < rows; row++) {
    largest = Math.max(largest, Math.abs(weights[at + row * width + column]!));
  }
  return Math.fround(largest / MOST) || 1;
}

export function pack(shape: Shape, weights: Float32Array): Uint8Array {
  const layers = layersOf(shape, offsetsOf(shape));
  const packed = new DataView(new ArrayBuffer(layers.reduce((sum, one) => sum + sizeOf(one), 0)));
  let to = 0;
  for (const layer of layers) {
    const { at, rows, width } = layer;
    for (let column = 0; column < width; column++) {
      const step = stepOf(weights, layer, column);
      packed.setFloat32(to + column * FLOAT, step, true);
      packed.setFloat32(to + (width + column) * FLOAT, weights[at + rows * width + column]!, true);
      for (let row = 0; row < rows; row++) {
        const steps = Math.round(weights[at + row * width + column]! / step);
        packed.setInt8(to + 2 * width * FLOAT + row * width + column, steps);
      }
    }
    to += sizeOf(layer);
  }
  return new Uint8Array(packed.buffer);
}

export function unpack(shape: Shape, bytes: Uint8Array): Float32Array {
  const offsets = offsetsOf(shape);
  const weights = new Float32Array(offsets.end);
  const packed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  for (const layer of layersOf(shape, offsets)) {
    const { at, rows, width } = layer;
    for (let column = 0; column < width; column++) {
      const step = packed.getFloat32(from + column * FLOAT, true);
      weights[at + rows * width + column] = packed.getFloat32(
        from + (width + column) * FLOAT,
        true,
      );
      for (let row = 0; row < rows; row++) {
        const steps = packed.getInt8(from + 2 * width * FLOAT + row * width + column);
        weights[at + row * width + column] = steps * step;
      }
    }
    from += sizeOf(layer);
  }
  return weights;
}

/** Bytes written as letters. */
export const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
