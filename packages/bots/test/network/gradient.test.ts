import { below, part, randomFromText } from '@treefort/kernel';
import { expect, test } from 'vitest';
import type { Seen } from '../../src/network/network.ts';
import { offsetsOf, type Shape } from '../../src/network/shape.ts';
import { Gradient } from '../../train/network/gradient.ts';
import { SampleWriter } from '../../train/network/samples.ts';

const PLAIN: Shape = { inputs: 30, first: 16, second: 16, outputs: 16 };
const GROUPED: Shape = {
  ...PLAIN,
  outputs: 32,
  groups: { count: 3, inputs: 12, width: 16, code: 5 },
};
const ON = [3, 7, 7, 12, 29];
const SEEN: Seen = {
  on: Uint16Array.from(ON),
  count: ON.length,
  groupOn: [],
  groupCounts: new Uint16Array(0),
  focus: -1,
};
const SEEN_IN_GROUPS: Seen = {
  ...SEEN,
  groupOn: [Uint16Array.of(2, 5), Uint16Array.of(5, 11, 0), Uint16Array.of(1)],
  groupCounts: Uint16Array.of(2, 3, 1),
  focus: 1,
};

test.each([
  { what: 'a network', shape: PLAIN, seen: SEEN },
  { what: 'one with groups', shape: GROUPED, seen: SEEN_IN_GROUPS },
])('the slopes of $what are those that small steps find', ({ shape, seen }) => {
  const random = randomFromText('slopes');
  const { end } = offsetsOf(shape);
  const weights = Float32Array.from({ length: end }, () => (part(random) - 0.5) * 0.6);
  const gradient = new Gradient(shape, weights, undefined);
  const writer = new SampleWriter();
  const at = writer.position(seen, [0.4, -0.2, 0]);
  writer.chances(at, [0.5, 0.25, 0.25]);
  writer.moves([
    { code: 0, base: 0.5, share: 0.7 },
    { code: 4, base: 0, share: 0.3 },
    { code: 6, base: -1, share: 0 },
    { code: 7, base: 0.2, share: 0 },
  ]);
  const { row, starts } = writer.take();
  const surprise = (): number => {
    gradient.begin('x', { spread: 1, doubt: 0 });
    gradient.add(row, starts[0]!);
    return gradient.result + gradient.moves;
  };
  surprise();
  const found = gradient.slopes.slice();
  const STEP = 2e-3;
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
