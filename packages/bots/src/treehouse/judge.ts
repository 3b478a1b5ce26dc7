import { COLOUR_COUNT, type TreehouseState } from '@treefort/treehouse';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import { chancesFrom, outputsFor } from '../network/outputs.ts';
import type { Shape } from '../network/shape.ts';
import type { SearchSettings } from '../search-settings.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { CODES, COLOUR_INPUTS, codeOf, INPUTS, TreehouseInputs } from './inputs.ts';

const COLOUR_WIDTH = 64;

/** What comes out: each seat's chance from the one who looks on, places and changers, and what is sought in a colour. */
export const TREEHOUSE_SHAPE: Shape = {
  inputs: INPUTS,
  first: 64,
  groups: { count: COLOUR_COUNT, inputs: COLOUR_INPUTS, width: COLOUR_WIDTH, code: CODES },
  second: 64,
  outputs: outputsFor(CODES + COLOUR_WIDTH),
};

/** Priors and values are learned: the tree needs no rollouts. */
export const JUDGED: SearchSettings = {
  exploration: 0.8,
  guided: true,
  alone: true,
  positions: 1000,
};

/** Judges positions and moves of Treehouse by a network alone. */
export class TreehouseJudge implements LearnedJudge<TreehouseState> {
  readonly network: Network;
  private readonly inputs: TreehouseInputs;
  private s: TreehouseState | undefined;
  private seat = 0;

  constructor(weights: Float32Array) {
    this.network = new Network(TREEHOUSE_SHAPE, weights);
    this.inputs = new TreehouseInputs(this.network);
  }

  look(s: TreehouseState, seat: number): void {
    this.inputs.write(s, seat);
    this.network.run();
    this.s = s;
    this.seat = seat;
  }

  seats(s: TreehouseState): number {
    return s.seats;
  }

  chances(out: Float64Array): void {
    const { state, seat } = this;
    chancesFrom(this.network.out, NOTHING, { seats: state.seats, seat }, out);
  }

  standing(): number {
    return 0;
  }

  urge(move: number): number {
    return this.network.said(this.code(move));
  }

  code(move: number): number {
    return codeOf(this.state.phase, move);
  }

  base(): number {
    return 0;
  }

  private get state(): TreehouseState {
    if (!this.s) throw new Error('nothing was looked at yet');
    return this.s;
  }
}

/** No seat stands better than another before the network has looked. */
const NOTHING = new Float64Array(MOST_SEATS);
