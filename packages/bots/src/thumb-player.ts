import {
  type Decision,
  type Game,
  type GameEvent,
  MOST_MOVES,
  type Random,
  type State,
} from '@treefort/kernel';
import type { Budget, Player } from './bot.ts';
import type { Insight } from './insight.ts';
import { drawnTo } from './whim.ts';

/** A player that does what draws it most, without looking ahead; with a whim above 0 it is sometimes drawn elsewhere. */
export class ThumbPlayer<S extends State, V> implements Player<V> {
  private readonly game: Game<S, V>;
  private readonly insight: Insight<S>;
  private readonly whim: number;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly urges = new Float64Array(MOST_MOVES);

  constructor(game: Game<S, V>, insight: Insight<S>, whim = 0) {
    this.game = game;
    this.insight = insight;
    this.whim = whim;
  }

  hear(_: GameEvent): void {}

  choose(view: V, { seat }: Decision, _: Budget, random: Random): string {
    const state = this.game.sample(view, random);
    const count = this.game.legal(state, seat, this.moves);
    this.moves.subarray(0, count).sort();
    this.insight.urges(state, seat, this.moves, count, this.urges);
    return this.game.option(state, seat, this.moves[drawnTo(this.urges, count, this.whim, random)]!)
      .id;
  }
}
