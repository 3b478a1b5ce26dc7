import { VERBS } from '@treefort/fort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standard } from '../src/box.ts';
import { Most } from '../src/most.ts';
import { Outlook } from '../src/outlook.ts';
import { carry, waysOf } from '../src/ways.ts';

const { levels } = standard;
const upTo = (max: number) => fc.integer({ min: 0, max });

/** Any figures that a player's board and the piles can show. */
const outlooks = fc
  .record({
    ...{ stuffPizza: upTo(4), stuffToy: upTo(4), packPizza: upTo(4), packToy: upTo(4) },
    ...{ level: upTo(5), lookouts: upTo(6), hand: upTo(4), discard: upTo(3) },
    ...{ rivalYards: upTo(3), park: upTo(3), parkDeck: upTo(3), bribes: fc.boolean() },
    ...{ sticky: fc.boolean(), kind: fc.constantFrom(-1, 0, 1), way: fc.constantFrom(-1, 0, 1) },
    packs: fc.array(upTo(3), { minLength: 6, maxLength: 6 }),
  })
  .map(({ packs, ...figures }) => {
    const o = new Outlook();
    Object.assign(o, figures, { seats: 3, seat: 0, packs: Int8Array.from(packs), levels });
    o.packHolds = Math.max(o.level + 1, o.packed);
    o.lookoutHolds = o.level + 1;
    o.lookouts = Math.min(o.lookouts, o.lookoutHolds);
    return o;
  });

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
      const figure = Math.min(depth, Math.max(0, new Most().fill(o).of(number)));
      expect(figure).toBe(tried(number, o, depth));
    }),
    { numRuns: 300 },
  );
});
