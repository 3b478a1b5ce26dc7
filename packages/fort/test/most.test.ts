import { VERBS } from '@treefort/fort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Most } from '../src/most.ts';
import { Outlook } from '../src/outlook.ts';
import { carry, waysOf } from '../src/ways.ts';
import { outlooks } from './outlooks.ts';

/** The longest row of ways, found by trying them all. */
function tried(verb: number, o: Outlook, most: number): number {
  if (most === 0) return 0;
  const ways = new Int32Array(256);
  const count = waysOf(verb, o, ways);
  let longest = 0;
  for (const way of ways.subarray(0, count)) {
    const after = new Outlook().copy(o);
    const whole = carry(verb, after, way);
    longest = Math.max(longest, 1 + (whole ? tried(verb, after, most - 1) : 0));
  }
  return longest;
}

/** Advances and copies are asked only whether they can be done. */
const isOnce = (verb: string): boolean => verb.startsWith('advance') || verb.startsWith('copy');

it.each(VERBS)('%s: the figure is what trying finds', (verb) => {
  const number = VERBS.indexOf(verb);
  const depth = isOnce(verb) ? 1 : 4;
  fc.assert(
    fc.property(outlooks, (o) => {
      const figure = Math.min(depth, Math.max(0, new Most(o).of(number)));
      expect(figure).toBe(tried(number, o, depth));
    }),
    { numRuns: 300 },
  );
});
