import { type Game, moveOf, type State } from './game.ts';
import type { Random } from './random.ts';

/**
 * What a chooser can foresee, asked from the view alone. It is read off any position that fits the view: consequences
 * tell nothing that the view does not, so all such positions give the same answer.
 */
export function foresight<S extends State, V>(
  game: Game<S, V>,
  view: V,
  seat: number,
  random: Random,
): (option: string) => readonly unknown[] {
  let state: S | undefined;
  return (option) => {
    state ??= game.sample(view, random);
    const move = moveOf(game, state, seat, option);
    return move === undefined ? [] : game.consequences(state, seat, move);
  };
}
