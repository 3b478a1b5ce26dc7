import type { TreehouseState } from '@treefort/treehouse';
import { exp } from '../network/exp.ts';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import type { Shape } from '../network/shape.ts';
import type { SearchSettings } from '../search-settings.ts';
import { CODES, codeOf, INPUTS, TreehouseInputs } from './inputs.ts';

const MOST_SEATS = 4;
const WIDTH = 16;
const rounded = (n: number): number => Math.ceil(n / WIDTH) * WIDTH;

/** What comes out: each seat's chance from the one who looks on, then each move. */
export const TREEHOUSE_SHAPE: Shape = {
  inputs: INPUTS,
  first: 96,
  second: 32,
  outputs: rounded(MOST_SEATS + CODES),
};

/** Priors and values are learned: the tree needs no rollouts. */
export const JUDGED: SearchSettings = { exploration: 0.8, guided: true, positions: 1000 };

export class TreehouseJudge implements LearnedJudge<TreehouseState> {
  readonly network: Network;
  private readonly inputs: TreehouseInputs;
  count = 0;
  private seats = 0;
  private seat = 0;
  private phase = 0;

  constructor(weights: Float32Array) {
    this.network = new Network(TREEHOUSE_SHAPE, weights);
    this.inputs = new TreehouseInputs(this.network.on);
  }

  look(s: TreehouseState, seat: number): void {
    this.count = this.inputs.write(s, seat);
    this.network.run(this.count);
    this.seats = s.seats;
    this.seat = seat;
    this.phase = s.phase;
  }

  chances(out: Float64Array): void {
    const { seats, seat } = this;
    const said = this.network.out;
    let highest = said[0]!;
    for (let i = 1; i < seats; i++) if (said[i]! > highest) highest = said[i]!;
    let sum = 0;
    for (let i = 0; i < seats; i++) {
      const share = exp(said[i]! - highest);
      out[(seat + i) % seats] = share;
      sum += share;
    }
    for (let i = 0; i < seats; i++) out[i]! /= sum;
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
