import { below, part, randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { offsetsOf, type Shape } from '../../src/network/shape.ts';
import { Gradient } from '../../train/network/gradient.ts';
import { SampleWriter } from '../../train/network/samples.ts';

const SHAPE: Shape = { inputs: 30, first: 16, second: 16, outputs: 16 };

test('the slopes of a network are those that small steps find', () => {
  const random = randomFromText('slopes');
  const { end } = offsetsOf(SHAPE);
  const weights = Float32Array.from({ length: end }, () => (part(random) - 0.5) * 0.6);
  const slopes = new Float32Array(end);
  const gradient = new Gradient(SHAPE, { weights, slopes, symmetry: undefined });
  const writer = new SampleWriter();
  const at = writer.position(Uint16Array.of(3, 7, 7, 12, 29), 5, [0.4, -0.2, 0]);
  writer.chances(at, [0.5, 0.25, 0.25]);
  writer.moves([
    { code: 0, base: 0.5, share: 0.7 },
    { code: 4, base: 0, share: 0.3 },
    { code: 9, base: -1, share: 0 },
  ]);
  const { row, starts } = writer.take();
  const surprise = (): number => {
    gradient.begin('x');
    gradient.add(row, starts[0]!);
    return gradient.result + gradient.moves;
  };
  surprise();
  const found = slopes.slice();
  const STEP = 1e-2;
  let compared = 0;
  for (let i = 0; i < 400; i++) {
    const which = below(random, end);
    const weight = weights[which]!;
    weights[which] = weight + STEP;
    const above = surprise();
    weights[which] = weight - STEP;
    const under = surprise();
    weights[which] = weight;
    expect(found[which]).toBeCloseTo((above - under) / (2 * STEP), 2);
    if (found[which] !== 0) compared++;
  }
  expect(compared).toBeGreaterThan(20);
});
