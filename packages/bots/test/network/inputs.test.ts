import { fort } from '@treefort/fort';
import {
  below,
  fork,
  type Game,
  lowestSeat,
  type Random,
  randomFromText,
  type Setup,
  type State,
  sure,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { INPUTS as FORT_INPUTS, FortInputs } from '../../src/fort/inputs.ts';
import { MOST_INPUTS } from '../../src/network/network.ts';
import { INPUTS as TREEHOUSE_INPUTS, TreehouseInputs } from '../../src/treehouse/inputs.ts';

const on = new Uint16Array(MOST_INPUTS);

/** Plays a random game and looks before every choice. */
function randomGame<S extends State>(
  game: Game<S>,
  setup: Setup,
  random: Random,
  look: (state: S, seat: number) => void,
): void {
  const state = game.start(setup, fork(random));
  const moves = new Int32Array(1024);
  for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
    const seat = lowestSeat(actors);
    look(state, seat);
    const count = game.legal(state, seat, moves);
    game.play(state, seat, moves[below(random, count)]!);
  }
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  test('a position of Treehouse fits what its network sees', () => {
    const random = randomFromText(`inputs ${seats}`);
    const inputs = new TreehouseInputs(on);
    for (const options of [{}, { junior: true }, { fewest: true }]) {
      const setup = { seats, options: sure(treehouse.options(options)) };
      randomGame(treehouse, setup, random, (state, seat) => {
        const count = inputs.write(state, seat);
        const seen = on.slice(0, count);
        expect(Math.max(...seen)).toBeLessThan(TREEHOUSE_INPUTS);
        expect(new Set(seen).size).toBe(count);
      });
    }
  });

  test('a position of Fort fits what its network sees', () => {
    const random = randomFromText(`inputs ${seats}`);
    const inputs = new FortInputs(on);
    for (const setup of ['basic', 'draft']) {
      const options = sure(fort.options({ setup }));
      randomGame(fort, { seats, options }, random, (state, seat) => {
        const count = inputs.write(state, seat);
        expect(count).toBeLessThan(MOST_INPUTS);
        expect(Math.max(...on.subarray(0, count))).toBeLessThan(FORT_INPUTS);
      });
    }
  });
});

test('what others have sealed is not seen', () => {
  const random = randomFromText('sealed');
  const inputs = new TreehouseInputs(on);
  const setup = { seats: 4, options: sure(treehouse.options({})) };
  let before: number[] = [];
  let compared = 0;
  randomGame(treehouse, setup, random, (state) => {
    const answered = treehouse.answered(state);
    const seen = Array.from(on.subarray(0, inputs.write(state, 3)));
    if (answered !== 0) {
      expect(seen).toEqual(before);
      compared++;
    }
    before = seen;
  });
  expect(compared).toBeGreaterThan(50);
});
