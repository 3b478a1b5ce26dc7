import type { TreehouseState } from '@treefort/treehouse';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import { chancesFrom, outputsFor } from '../network/outputs.ts';
import type { Shape } from '../network/shape.ts';
import type { SearchSettings } from '../search-settings.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { CODES, codeOf, INPUTS, TreehouseInputs } from './inputs.ts';

/** What comes out: each seat's chance from the one who looks on, then each move. */
export const TREEHOUSE_SHAPE: Shape = {
  inputs: INPUTS,
  first: 96,
  second: 32,
  outputs: outputsFor(CODES),
};

/** Priors and values are learned; what two turns without a thought lead to counts half. */
export const JUDGED: SearchSettings = {
  exploration: 0.8,
  guided: true,
  playedOn: { turns: 2, share: 0.5 },
  positions: 1000,
};

export class TreehouseJudge implements LearnedJudge<TreehouseState> {
  readonly network: Network;
  private readonly inputs: TreehouseInputs;
  count = 0;
  private taking = 0;
  private seat = 0;
  private phase = 0;

  constructor(weights: Float32Array) {
    this.network = new Network(TREEHOUSE_SHAPE, weights);
    this.inputs = new TreehouseInputs(this.network.on);
  }

  look(s: TreehouseState, seat: number): void {
    this.count = this.inputs.write(s, seat);
    this.network.run(this.count);
    this.taking = s.seats;
    this.seat = seat;
    this.phase = s.phase;
  }

  seats(s: TreehouseState): number {
    return s.seats;
  }

  chances(out: Float64Array): void {
    chancesFrom(this.network.out, this.taking, this.seat, out);
  }

  urge(move: number): number {
    return this.network.out[MOST_SEATS + this.code(move)]!;
  }

  code(move: number): number {
    return codeOf(this.phase, move);
  }

  base(): number {
    return 0;
  }
}
