import { type Game, MOST_MOVES, type State } from './game.ts';
import { below, type Random } from './random.ts';

const moves = new Int32Array(MOST_MOVES);

/**
 * Plays to the end with uniformly random choices and says how many there were. No small functions are called here: they
 * take the room in which the compiler puts the game's own loops.
 */
export function playout<S extends State>(game: Game<S>, state: S, random: Random): number {
  let choices = 0;
  for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
    const seat = 31 - Math.clz32(actors & -actors);
    const count = game.legal(state, seat, moves);
    game.play(state, seat, moves[below(random, count)]!);
    choices++;
  }
  return choices;
}
