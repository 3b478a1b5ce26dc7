import {
  below,
  decisionOf,
  isOver,
  MOST_MOVES,
  randomFromText,
  seatsIn,
  sure,
} from '@treefort/kernel';
import { COLOURS, PICK, ROOMS, treehouse } from '@treefort/treehouse';
import { expect, test } from 'vitest';
import { colourGame } from '../../src/treehouse/colour-game.ts';

const colour = (pick: string): string =>
  COLOURS[Math.floor(ROOMS.findIndex((room) => pick === `pick:${room}`) / 12)]!;

test('a pick is a colour: every colour of the hand once, and an option of the game', () => {
  const random = randomFromText('colours');
  const moves = new Int32Array(MOST_MOVES);
  const options = sure(treehouse.options({}));
  for (const seats of [2, 3, 4]) {
    const state = colourGame.start({ seats, options }, random);
    while (!isOver(colourGame, state)) {
      const [seat] = seatsIn(colourGame.actors(state));
      const count = colourGame.legal(state, seat!, moves);
      const ids = Array.from(
        moves.subarray(0, count),
        (move) => colourGame.option(state, seat!, move).id,
      );
      const offered = decisionOf(treehouse, state, seat!).options.map(({ id }) => id);
      expect(offered).toEqual(expect.arrayContaining(ids));
      if (state.phase === PICK) {
        // Of each colour the lowest room: options come in the order of their numbers.
        const lowest = offered.filter(
          (id, i) => offered.findIndex((other) => colour(other) === colour(id)) === i,
        );
        expect(ids).toEqual(lowest);
      } else expect(ids.length).toBe(offered.length);
      const chosen = below(random, count);
      const sealed = seatsIn(colourGame.actors(state)).length > 1 && state.phase === PICK;
      colourGame.play(state, seat!, moves[chosen]!);
      if (sealed) expect(`pick:${ROOMS[state.sealed[seat!]!]}`).toBe(ids[chosen]);
    }
  }
});
