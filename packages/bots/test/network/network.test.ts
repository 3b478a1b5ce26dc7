import { below, part, type Random, randomFromText } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { Network } from '../../src/network/network.ts';
import { pack, unpack } from '../../src/network/packed.ts';
import { NO_GROUPS, offsetsOf, type Shape } from '../../src/network/shape.ts';
import { MOST_SEATS } from '../../src/tree-paths.ts';
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

/** How often each input is on. */
const tally = (inputs: number, on: readonly number[]): number[] =>
  Array.from({ length: inputs }, (_, i) => on.filter((x) => x === i).length);

interface Asked {
  readonly on: readonly number[];
  readonly groupOn: readonly (readonly number[])[];
  readonly focus: number;
}

/** What a network should say, reckoned with plain numbers: its outputs, then how each group goes with what is sought. */
function reckoned(shape: Shape, weights: Float32Array, { on, groupOn, focus }: Asked): number[] {
  const at = offsetsOf(shape);
  const { groups = NO_GROUPS } = shape;
  const first = layer(tally(shape.inputs, on), weights, at.first, shape.first);
  const each = groupOn.map((of) =>
    positive(layer(tally(groups.inputs, of), weights, at.group, groups.width)),
  );
  const zeros = Array.from({ length: groups.width }, () => 0);
  const pooled = zeros.map((_, j) => each.reduce((sum, row) => sum + row[j]!, 0));
  const hidden = positive([...first, ...pooled, ...(each[focus] ?? zeros)]);
  const second = positive(layer(hidden, weights, at.second, shape.second));
  const out = layer(second, weights, at.outputs, shape.outputs);
  const sought = MOST_SEATS + groups.code;
  return [...out, ...each.map((row) => row.reduce((sum, x, j) => sum + x * out[sought + j]!, 0))];
}

describe('a network', () => {
  test.each([SMALL, TREEHOUSE_SHAPE])('says what its layers add up to: %o', (shape) => {
    const random = randomFromText('layers');
    const weights = randomWeights(shape, random);
    const network = new Network(shape, weights);
    const { groups = NO_GROUPS } = shape;
    const some = (count: number, inputs: number): number[] =>
      Array.from({ length: count }, () => below(random, inputs));
    for (const count of [0, 1, 7, 30]) {
      const asked: Asked = {
        on: some(count, shape.inputs),
        groupOn: Array.from({ length: groups.count }, (_, i) => some(count + i, groups.inputs)),
        focus: count === 7 || groups.count === 0 ? -1 : below(random, groups.count),
      };
      network.on.set(asked.on);
      network.count = count;
      for (const [i, on] of asked.groupOn.entries()) {
        network.groupOn[i]!.set(on);
        network.groupCounts[i] = on.length;
      }
      network.focus = asked.focus;
      network.run();
      const expected = reckoned(shape, weights, asked);
      const said = [
        ...network.out,
        ...asked.groupOn.map((_, group) => network.said(groups.code + group)),
      ];
      // Sums of single precision: off by no more than a ten-thousandth of the largest.
      const scale = Math.max(...expected.map(Math.abs));
      for (const [i, one] of said.entries()) {
        expect(Math.abs(one - expected[i]!) / scale).toBeLessThan(1e-4);
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
