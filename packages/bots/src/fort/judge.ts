import type { FortState } from '@treefort/fort';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import { chancesFrom, outputsFor } from '../network/outputs.ts';
import type { Shape } from '../network/shape.ts';
import type { SearchSettings } from '../search-settings.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { CODES, codeOf } from './codes.ts';
import { FortInputs, INPUTS } from './inputs.ts';
import { MoveFeatures } from './move-features.ts';

export const FORT_SHAPE: Shape = {
  inputs: INPUTS,
  first: 64,
  second: 32,
  outputs: outputsFor(CODES),
};

/** Priors and values are learned: the tree needs no rollouts. */
export const JUDGED: SearchSettings = { exploration: 0.8, guided: true, positions: 256 };

/** The reasons for moves give a first draw, the network what is to be added to it. */
export class FortJudge implements LearnedJudge<FortState> {
  readonly network: Network;
  count = 0;
  private readonly inputs: FortInputs;
  private readonly features = new MoveFeatures();
  private readonly reasons: Float64Array;
  private s: FortState | undefined;
  private seat = 0;

  constructor(weights: Float32Array, reasons: Float64Array) {
    this.network = new Network(FORT_SHAPE, weights);
    this.inputs = new FortInputs(this.network.on);
    this.reasons = reasons;
  }

  look(s: FortState, seat: number): void {
    this.count = this.inputs.write(s, seat);
    this.network.run(this.count);
    this.s = s;
    this.seat = seat;
  }

  seats(s: FortState): number {
    return s.seats;
  }

  chances(out: Float64Array): void {
    chancesFrom(this.network.out, this.state.seats, this.seat, out);
  }

  urge(move: number): number {
    return this.base(move) + this.network.out[MOST_SEATS + this.code(move)]!;
  }

  code(move: number): number {
    return codeOf(this.state, move);
  }

  base(move: number): number {
    const { state } = this;
    return this.features.read(state, this.seat, move).sum(this.reasons);
  }

  private get state(): FortState {
    if (!this.s) throw new Error('nothing was looked at yet');
    return this.s;
  }
}
