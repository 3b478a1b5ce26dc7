import { COLOUR_COUNT, type TreehouseState } from '@treefort/treehouse';
import type { LearnedJudge } from '../network/judge.ts';
import { Network } from '../network/network.ts';
import { chancesFrom, outputsFor } from '../network/outputs.ts';
import type { Shape } from '../network/shape.ts';
import { weighed } from '../row.ts';
import type { SearchSettings } from '../search-settings.ts';
import { MOST_SEATS } from '../tree-paths.ts';
import { standingBy } from './evaluation.ts';
import { LOOKS, MOST_SIGHTS, weightsOf } from './features.ts';
import type { Personality } from './heuristics.ts';
import { CODES, COLOUR_INPUTS, codeOf, INPUTS, TreehouseInputs } from './inputs.ts';

const COLOUR_WIDTH = 48;

/** What comes out: each seat's chance from the one who looks on, places and changers, and what is sought in a colour. */
export const TREEHOUSE_SHAPE: Shape = {
  inputs: INPUTS,
  first: 64,
  groups: { count: COLOUR_COUNT, inputs: COLOUR_INPUTS, width: COLOUR_WIDTH, code: CODES },
  second: 48,
  outputs: outputsFor(CODES + COLOUR_WIDTH),
};

/** Priors and values are learned: the tree needs no rollouts. */
export const JUDGED: SearchSettings = {
  exploration: 0.8,
  guided: true,
  alone: true,
  positions: 1000,
};

/** A personality's reasons for moves and signs of a position give a first draw and a first verdict, the network what is to be added. */
export class TreehouseJudge implements LearnedJudge<TreehouseState> {
  readonly network: Network;
  private readonly inputs: TreehouseInputs;
  private readonly reasons: readonly Float64Array[];
  private readonly readStanding: (s: TreehouseState, out: Float64Array) => void;
  private readonly standings = new Float64Array(MOST_SEATS);
  private readonly sight = new Float64Array(MOST_SIGHTS);
  private s: TreehouseState | undefined;
  private seat = 0;
  /** Whether the standings are those of the last look. */
  private stood = false;

  constructor(weights: Float32Array, { moveWeights, positionWeights }: Personality) {
    this.network = new Network(TREEHOUSE_SHAPE, weights);
    this.inputs = new TreehouseInputs(this.network);
    this.reasons = weightsOf(moveWeights);
    this.readStanding = standingBy(positionWeights);
  }

  look(s: TreehouseState, seat: number): void {
    this.inputs.write(s, seat);
    this.network.run();
    this.s = s;
    this.seat = seat;
    this.stood = false;
  }

  seats(s: TreehouseState): number {
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
    if (!this.stood) this.readStanding(this.state, this.standings);
    this.stood = true;
  }

  urge(move: number): number {
    return this.base(move) + this.network.said(this.code(move));
  }

  code(move: number): number {
    return codeOf(this.state.phase, move);
  }

  base(move: number): number {
    const { state, sight } = this;
    LOOKS[state.phase]!(state, this.seat, move, sight);
    return weighed(sight, this.reasons[state.phase]!);
  }

  private get state(): TreehouseState {
    if (!this.s) throw new Error('nothing was looked at yet');
    return this.s;
  }
}
