import { below, part, type Random, randomFromText } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { exp } from '../../src/network/exp.ts';
import { Network } from '../../src/network/network.ts';
import { pack, unpack } from '../../src/network/packed.ts';
import { offsetsOf, type Shape } from '../../src/network/shape.ts';
import { TREEHOUSE_SHAPE } from '../../src/treehouse/judge.ts';

const SMALL: Shape = { inputs: 40, first: 32, second: 16, outputs: 48 };

function randomWeights(shape: Shape, random: Random): Float32Array {
  return Float32Array.from({ length: offsetsOf(shape).end }, () => part(random) - 0.5);
}

/** One layer in plain numbers. */
function layer(
  input: readonly number[],
  weights: Float32Array,
  at: number,
  width: number,
): number[] {
  const bias = at + input.length * width;
  return Array.from({ length: width }, (_, column) =>
    input.reduce(
      (sum, x, row) => sum + x * weights[at + row * width + column]!,
      weights[bias + column]!,
    ),
  );
}

const positive = (row: readonly number[]): number[] => row.map((x) => Math.max(0, x));

/** What a network should say, reckoned with plain numbers; an input that is on twice counts twice. */
function reckoned(shape: Shape, weights: Float32Array, on: readonly number[]): number[] {
  const at = offsetsOf(shape);
  const inputs = Array.from({ length: shape.inputs }, (_, i) => on.filter((x) => x === i).length);
  const first = positive(layer(inputs, weights, at.first, shape.first));
  const second = positive(layer(first, weights, at.second, shape.second));
  return layer(second, weights, at.outputs, shape.outputs);
}

describe('a network', () => {
  test.each([SMALL, TREEHOUSE_SHAPE])('says what its layers add up to: %o', (shape) => {
    const random = randomFromText('layers');
    const weights = randomWeights(shape, random);
    const network = new Network(shape, weights);
    for (const count of [0, 1, 7, 30]) {
      const on = Array.from({ length: count }, () => below(random, shape.inputs));
      network.on.set(on);
      network.run(count);
      const expected = reckoned(shape, weights, on);
      // Sums of single precision: off by no more than a ten-thousandth of the largest.
      const scale = Math.max(...expected.map(Math.abs));
      for (const [i, said] of network.out.entries()) {
        expect(Math.abs(said - expected[i]!) / scale).toBeLessThan(1e-4);
      }
    }
  });

  test('refuses weights of another shape', () => {
    expect(() => new Network(SMALL, new Float32Array(3))).toThrow('weights was given 3');
  });

  test('says nearly the same with its weights packed into bytes', () => {
    const weights = randomWeights(SMALL, randomFromText('packed'));
    const packed = pack(SMALL, weights);
    expect(packed.length).toBeLessThan(weights.length * 2);
    const back = unpack(SMALL, packed);
    for (const [i, weight] of weights.entries()) {
      expect(Math.abs(back[i]! - weight)).toBeLessThanOrEqual(0.5 / 127 / 2 + 1e-6);
    }
    expect(pack(SMALL, back)).toEqual(packed);
  });
});

test('e to the x is as exact as it is needed', () => {
  for (let x = -59; x < 59; x += 0.37) {
    expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 8);
  }
  expect(exp(0)).toBe(1);
  expect(exp(-1000)).toBe(0);
});
