import fc from 'fast-check';
import { standard } from '../src/box.ts';
import { Outlook } from '../src/outlook.ts';

const { levels } = standard;
const upTo = (max: number) => fc.integer({ min: 0, max });

/** Any figures that a player's board and the piles can show. */
export const outlooks: fc.Arbitrary<Outlook> = fc
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
