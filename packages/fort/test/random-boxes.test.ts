import { standard } from '@treefort/fort';
import { checkCore } from '@treefort/kernel/laws';
import { expect, it } from 'vitest';
import { boxWith } from './boxes.ts';
import { playBox } from './random-boxes.ts';
import { subject } from './subject.ts';

it('whatever box is accepted is played to the end', () => {
  for (let box = 0; box < 100; box++) {
    expect(playBox(box, { closely: box % 10 === 0 })).toBeGreaterThan(20);
  }
});

it('a long action that counts any suit, on every card, is played to the end', () => {
  const chain = 'any > convert > pack > spend toy > any > spend pizza > convert';
  const long = { private: `(${chain} > lookout > trash > advance) × anySuit` };
  const box = boxWith(Object.fromEntries(standard.designs.map(({ id }) => [id, long])));
  for (let game = 0; game < 20; game++) {
    expect(checkCore(subject(2 + (game % 3), { box }), `long ${game}`).ending).toBe(1);
  }
});
