import {
  below,
  decisions,
  foresight,
  isOver,
  moveOf,
  randomFromText,
  seedBytes,
  seedFromText,
} from '@treefort/kernel';
import { expect, it } from 'vitest';
import { toy } from './toy.ts';

it('foretells from a view what the position itself foretells, and nothing of what is not offered', () => {
  const dice = randomFromText('foresight');
  const start = randomFromText(String(seedBytes(seedFromText('foresight'))));
  const state = toy.start({ seats: 3, options: {} }, start);
  let foretold = 0;
  while (!isOver(toy, state)) {
    const asked = decisions(toy, state);
    for (const { seat, options } of asked) {
      const foreseen = foresight(toy, toy.view(state, seat), seat, dice);
      for (const { id } of options) {
        const real = toy.consequences(state, seat, moveOf(toy, state, seat, id)!);
        expect(foreseen(id)).toEqual(real);
        foretold += real.length;
      }
      expect(foreseen('paint:green')).toEqual([]);
    }
    const { seat, options } = asked[0]!;
    const { id } = options[below(dice, options.length)]!;
    toy.play(state, seat, moveOf(toy, state, seat, id)!);
  }
  expect(foretold).toBeGreaterThan(0);
});
