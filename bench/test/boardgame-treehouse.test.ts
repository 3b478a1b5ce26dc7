import {
  below,
  isOver,
  MOST_MOVES,
  type Outcome,
  type Random,
  randomFromText,
  seatsIn,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { begin, move } from '../src/boardgame.ts';
import { legal, type SetupData } from '../src/boardgame-treehouse.ts';

interface Chosen {
  readonly seat: number;
  readonly choice: number;
  readonly offered: readonly number[];
}

interface Played {
  readonly given: SetupData;
  readonly choices: readonly Chosen[];
  readonly outcome: Outcome | undefined;
}

/** A random game of ours: the simultaneous answers come in any order. */
function playOurs(seats: number, random: Random): Played {
  const moves = new Int32Array(MOST_MOVES);
  const choices: Chosen[] = [];
  const state = treehouse.start({ seats, options: {} }, random);
  const deck = [...state.deck].reverse();
  let first = -1;
  while (!isOver(treehouse, state)) {
    const acting = seatsIn(treehouse.actors(state));
    const seat = acting[below(random, acting.length)]!;
    const offered = [...moves.slice(0, treehouse.legal(state, seat, moves))];
    const choice = offered[below(random, offered.length)]!;
    treehouse.play(state, seat, choice);
    choices.push({ seat, choice, offered });
    if (first < 0) first = state.first;
  }
  return { given: { deck, first }, choices, outcome: treehouse.outcome(state) };
}

describe('the Treehouse written for boardgame.io', () => {
  it.each([2, 3, 4])('is the same game with %i seats', (seats) => {
    for (let game = 0; game < 25; game++) {
      const { given, choices, outcome } = playOurs(seats, randomFromText(`${seats} ${game}`));
      let theirs = begin(seats, given);
      for (const { seat, choice, offered } of choices) {
        expect(legal(theirs.G, theirs.ctx, seat)).toEqual(offered);
        theirs = move(theirs, seat, choice);
      }
      expect(theirs.ctx.gameover).toEqual(outcome);
    }
  });
});
