import { below, type Game, next, nth, part, type Random, type State } from '@treefort/kernel';
import type { Memory } from './heuristics.ts';

const MOST_TRIES = 8;

/** Samples positions that a view allows, up to a number; after that it reuses them, the likely ones more often. */
export class PositionSampler<S extends State, V> {
  private readonly game: Game<S, V>;
  private readonly view: V;
  private readonly memory: Memory<S> | undefined;
  private readonly most: number;
  private readonly random: Random;
  private readonly positions: S[] = [];
  private readonly likelihoods: number[] = [];
  private readonly scratch: S;

  constructor(
    { game, view, memory }: { game: Game<S, V>; view: V; memory?: Memory<S> | undefined },
    most: number,
    random: Random,
  ) {
    this.game = game;
    this.view = view;
    this.memory = memory;
    this.most = most;
    this.random = random;
    this.scratch = game.sample(view, random);
  }

  /** One position to play on from, good until the next is asked for; its future randomness is new each time. */
  next(): S {
    const state = this.game.copy(this.likely(), this.scratch);
    for (let i = 0; i < 4; i++) state.random[i] = next(this.random);
    return state;
  }

  private likely(): S {
    for (let tries = 1; ; tries++) {
      const i = this.any();
      const likelihood = nth(this.likelihoods, i);
      const accepted = likelihood >= 1 || part(this.random) < likelihood;
      if (accepted || tries === MOST_TRIES) return nth(this.positions, i);
    }
  }

  private any(): number {
    if (this.positions.length >= this.most) return below(this.random, this.most);
    const state = this.game.sample(this.view, this.random);
    this.likelihoods.push(this.memory ? this.memory.likelihood(state) : 1);
    return this.positions.push(state) - 1;
  }
}
