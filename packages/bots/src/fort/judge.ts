import type { FortState } from '@treefort/fort';
import { ln } from '../exp-ln.ts';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import { chancesFrom, outputsFor } from '../network/outputs.ts';
import type { Shape } from '../network/shape.ts';
import type { SearchSettings } from '../search-settings.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { HARDLY, scoresTooEarly } from './action-order.ts';
import { CODES, codeOf } from './codes.ts';
import { readStanding } from './evaluation.ts';
import { TURN } from './heuristics.ts';
import { FortInputs, INPUTS } from './inputs.ts';
import { MoveFeatures } from './move-features.ts';

export const FORT_SHAPE: Shape = {
  inputs: INPUTS,
  first: 64,
  second: 32,
  outputs: outputsFor(CODES),
};

/** Priors and values are learned, two turns on: the tree needs no rollouts. */
export const JUDGED: SearchSettings = {
  exploration: 0.8,
  guided: true,
  alone: true,
  horizon: 2 * TURN,
  positions: 256,
};

/** What is known without a network: rows of weights for the standard box. */
export interface FirstWeights {
  readonly reasons: Float64Array;
  readonly positions: Float64Array;
}

const LN_HARDLY = ln(HARDLY);

/** The reasons for moves and the signs of a position give a first draw and a first verdict, the network what is to be added. */
export class FortJudge implements LearnedJudge<FortState> {
  readonly network: Network;
  private readonly inputs: FortInputs;
  private readonly features = new MoveFeatures();
  private readonly first: FirstWeights;
  private readonly standings = new Float64Array(MOST_SEATS);
  private s: FortState | undefined;
  private seat = 0;
  /** Whether the standings are those of the last look. */
  private stood = false;

  constructor(weights: Float32Array, first: FirstWeights) {
    this.network = new Network(FORT_SHAPE, weights);
    this.inputs = new FortInputs(this.network.on);
    this.first = first;
  }

  look(s: FortState, seat: number): void {
    this.network.count = this.inputs.write(s, seat);
    this.network.run();
    this.s = s;
    this.seat = seat;
    this.stood = false;
  }

  seats(s: FortState): number {
    return s.seats;
  }

  chances(out: Float64Array): void {
    const { state, seat } = this;
    this.stand();
    chancesFrom(this.network.out, this.standings, { seats: state.seats, seat }, out);
  }

  standing(seat: number): number {
    this.stand();
    return this.standings[seat]!;
  }

  private stand(): void {
    if (!this.stood) readStanding(this.state, this.first.positions, this.standings);
    this.stood = true;
  }

  urge(move: number): number {
    return this.base(move) + this.network.said(this.code(move));
  }

  code(move: number): number {
    return codeOf(this.state, move);
  }

  base(move: number): number {
    const { state, seat } = this;
    const draw = this.features.read(state, seat, move).sum(this.first.reasons);
    return scoresTooEarly(state, seat, move) ? draw + LN_HARDLY : draw;
  }

  private get state(): FortState {
    if (!this.s) throw new Error('nothing was looked at yet');
    return this.s;
  }
}
