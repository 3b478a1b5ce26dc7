import { drawMove } from './draw.ts';
import { type Game, lowestSeat, MOST_MOVES, type State } from './game.ts';
import type { Random } from './random.ts';

const moves = new Int32Array(MOST_MOVES);

/** Plays to the end with uniformly random choices and says how many there were. */
export function playout<S extends State>(game: Game<S>, state: S, random: Random): number {
  let choices = 0;
  for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
    const seat = lowestSeat(actors);
    const count = game.legal(state, seat, moves);
    game.play(state, seat, drawMove(random, moves, count));
    choices++;
  }
  return choices;
}
