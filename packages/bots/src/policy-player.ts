import {
  type Decision,
  type Game,
  type GameEvent,
  MOST_MOVES,
  moveAt,
  type Random,
  type State,
} from '@treefort/kernel';
import type { Budget, Player } from './bot.ts';
import { chooseByWeight } from './choose-by-weight.ts';
import type { Heuristics } from './heuristics.ts';

/** A player that follows a policy without looking ahead; with a temperature above 0 it does not always take the best move. */
export class PolicyPlayer<S extends State, V> implements Player<V> {
  private readonly game: Game<S, V>;
  private readonly heuristics: Heuristics<S>;
  private readonly temperature: number;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly policy = new Float64Array(MOST_MOVES);

  constructor(game: Game<S, V>, heuristics: Heuristics<S>, temperature = 0) {
    this.game = game;
    this.heuristics = heuristics;
    this.temperature = temperature;
  }

  hear(_: GameEvent): void {}

  choose(view: V, { seat }: Decision, _: Budget, random: Random): string {
    const state = this.game.sample(view, random);
    const count = this.game.legal(state, seat, this.moves);
    this.moves.subarray(0, count).sort();
    this.heuristics.policy(state, seat, this.moves, count, this.policy);
    return this.game.option(
      state,
      seat,
      moveAt(this.moves, chooseByWeight(this.policy, count, this.temperature, random)),
    ).id;
  }
}
