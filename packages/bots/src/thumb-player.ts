import {
  type Decision,
  type Game,
  type GameEvent,
  MOST_MOVES,
  next,
  type Random,
  type State,
} from '@treefort/kernel';
import type { Budget, Player } from './bot.ts';
import type { Insight } from './insight.ts';

const WORD = 2 ** 32;

/** A player that does what draws it most, without looking ahead; with a mood above 0 it is sometimes drawn elsewhere. */
export class ThumbPlayer<S extends State, V> implements Player<V> {
  private readonly game: Game<S, V>;
  private readonly insight: Insight<S>;
  private readonly mood: number;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly urges = new Float64Array(MOST_MOVES);

  constructor(game: Game<S, V>, insight: Insight<S>, mood = 0) {
    this.game = game;
    this.insight = insight;
    this.mood = mood;
  }

  hear(_: GameEvent): void {}

  choose(view: V, { seat }: Decision, _: Budget, random: Random): string {
    const state = this.game.sample(view, random);
    const count = this.game.legal(state, seat, this.moves);
    this.moves.subarray(0, count).sort();
    this.insight.urges(state, seat, this.moves, count, this.urges);
    return this.game.option(state, seat, this.moves[this.drawn(count, random)]!).id;
  }

  /** The strongest urge after each has been stirred: the more mood, the more. */
  private drawn(count: number, random: Random): number {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const luck = ((next(random) >>> 0) + 0.5) / WORD;
      const value = Math.log(this.urges[i]!) - this.mood * Math.log(-Math.log(luck));
      if (value <= highest) continue;
      highest = value;
      best = i;
    }
    return best;
  }
}
