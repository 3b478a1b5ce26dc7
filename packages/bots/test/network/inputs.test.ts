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
import { MOST_INPUTS, Network } from '../../src/network/network.ts';
import { offsetsOf } from '../../src/network/shape.ts';
import {
  COLOUR_INPUTS,
  INPUTS as TREEHOUSE_INPUTS,
  TreehouseInputs,
} from '../../src/treehouse/inputs.ts';
import { TREEHOUSE_SHAPE } from '../../src/treehouse/judge.ts';

const on = new Uint16Array(MOST_INPUTS);
const network = new Network(TREEHOUSE_SHAPE, new Float32Array(offsetsOf(TREEHOUSE_SHAPE).end));

/** What a network of Treehouse sees: of the table, then of each colour. */
const seenIn = ({ on: all, count, groupOn, groupCounts }: Network): number[][] => [
  Array.from(all.subarray(0, count)),
  ...groupOn.map((of, i) => Array.from(of.subarray(0, groupCounts[i]))),
];

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
    const inputs = new TreehouseInputs(network);
    for (const options of [{}, { junior: true }, { fewest: true }]) {
      const setup = { seats, options: sure(treehouse.options(options)) };
      randomGame(treehouse, setup, random, (state, seat) => {
        inputs.write(state, seat);
        for (const [i, seen] of seenIn(network).entries()) {
          expect(Math.max(...seen)).toBeLessThan(i === 0 ? TREEHOUSE_INPUTS : COLOUR_INPUTS);
          expect(new Set(seen).size).toBe(seen.length);
        }
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
  const inputs = new TreehouseInputs(network);
  const setup = { seats: 4, options: sure(treehouse.options({})) };
  let before: number[][] = [];
  let compared = 0;
  randomGame(treehouse, setup, random, (state) => {
    const answered = treehouse.answered(state);
    inputs.write(state, 3);
    const seen = seenIn(network);
    if (answered !== 0) {
      expect(seen).toEqual(before);
      compared++;
    }
    before = seen;
  });
  expect(compared).toBeGreaterThan(50);
});

test.each([2, 3, 4])('nothing that a seat cannot know is seen, with %i seats', (seats) => {
  const random = randomFromText(`unknown ${seats}`);
  const inputs = new TreehouseInputs(network);
  const setup = { seats, options: sure(treehouse.options({})) };
  let different = 0;
  for (let game = 0; game < 4; game++) {
    randomGame(treehouse, setup, random, (state) => {
      inputs.write(state, 1);
      const seen = seenIn(network);
      const imagined = treehouse.sample(treehouse.view(state, 1), random);
      if (!imagined.hands.every((room, i) => room === state.hands[i])) different++;
      inputs.write(imagined, 1);
      expect(seenIn(network)).toEqual(seen);
    });
  }
  expect(different).toBeGreaterThan(10);
});
