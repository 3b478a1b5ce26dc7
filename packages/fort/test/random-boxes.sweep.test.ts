import { expect, it } from 'vitest';
import { playBox } from './random-boxes.ts';

/** The boxes after those of `npm test`; each test takes a part of them, so that none runs for minutes. */
it.each([100, 300, 500, 700])('whatever box is accepted is played to the end (%i …)', (from) => {
  for (let box = from; box < from + 200; box++) {
    expect(playBox(box, { closely: box % 5 === 0 })).toBeGreaterThan(20);
  }
});
