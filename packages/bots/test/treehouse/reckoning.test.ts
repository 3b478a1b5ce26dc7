import { decisionOf, heardBy, moveOf, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { TAKE, type TreehouseState, treehouse } from '@treefort/treehouse';
import { expect, test } from 'vitest';
import { loadNetwork } from '../../src/network/loaded.ts';
import { botNamed } from '../../src/roster.ts';
import { RIVAL_TYPES, SURE } from '../../src/treehouse/levels.ts';
import { reckoning } from '../../src/treehouse/reckoning.ts';
import { RivalModel } from '../../src/treehouse/rival-model.ts';
import { sage } from '../../src/treehouse/sage.ts';

await loadNetwork('treehouse');

const SEAT = 1;
const watching = () => new RivalModel(RIVAL_TYPES, SURE);

/** In how many of the last scorings of some games with such rivals the seat reckons, and in how many it was asked. */
function reckoned(rivals: string): { asked: number; reckons: number } {
  let asked = 0;
  let reckons = 0;
  for (let game = 0; game < 4; game++) {
    const random = randomFromText(`reckoning ${game}`);
    const s = treehouse.start({ seats: 3, options: sure(treehouse.options({})) }, random);
    const players = [0, 1, 2].map((seat) => botNamed('treehouse', rivals)!.sit(seat));
    const seen = reckoning(SEAT, sage(SEAT, watching));
    const memory = seen.remember(SEAT);
    while (treehouse.actors(s) !== 0) {
      const chosen = seatsIn(treehouse.actors(s)).map((seat) => {
        const decision = decisionOf(treehouse, s, seat);
        const view = treehouse.view(s, seat);
        const option = players[seat]!.choose(view, decision, { iterations: 400 }, random);
        return { seat, move: moveOf(treehouse, s, seat, option)! };
      });
      if (s.week === 3 && s.phase >= TAKE && chosen[0]!.seat === SEAT) {
        asked++;
        if (seen.reckon!(s as TreehouseState)) reckons++;
      }
      for (const { seat, move } of chosen) {
        treehouse.play(s, seat, move, (event) => memory.hear(heardBy(event, SEAT)));
      }
    }
  }
  return { asked, reckons };
}

test('a scoring is reckoned against those who play for the win alone', () => {
  const { asked, reckons } = reckoned('plain');
  expect(asked).toBeGreaterThan(5);
  expect(reckons).toBeGreaterThan(asked / 2);
});

test('against rules of thumb it is played on as they would', () => {
  const { asked, reckons } = reckoned('thumb');
  expect(asked).toBeGreaterThan(5);
  expect(reckons).toBe(0);
});

test('rooms are never reckoned', () => {
  const s = treehouse.start(
    { seats: 3, options: sure(treehouse.options({})) },
    randomFromText('rooms'),
  );
  expect(reckoning(SEAT, sage(SEAT, watching)).reckon!(s)).toBeUndefined();
});
