import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  fork,
  MOST_MOVES,
  type Outcome,
  part,
  type Random,
  randomFromText,
} from '@treefort/kernel';
import { PICK, PLACE, type TreehouseState } from '@treefort/treehouse';
import { softmax } from '../src/softmax.ts';
import { colourGame } from '../src/treehouse/colour-game.ts';
import { type PositionWeights, progress, readSigns, SIGNS } from '../src/treehouse/evaluation.ts';
import { LOOKS, type MoveWeights, moveWeightsOf, weightsOf } from '../src/treehouse/features.ts';
import { THUMB_WEIGHTS } from '../src/treehouse/thumb-weights.ts';

/** Learns how to play Treehouse by playing it: first the move weights, then the position weights. */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400000' },
    seed: { type: 'string', default: 'treehouse' },
  },
});
const games = Number(values.games);
const random = randomFromText(values.seed);

const SEATS = [4, 4, 3, 2];
const BATCH = 500;
const JUNIOR_EVERY = 10;
const MOST_SEATS = 4;

const weights = weightsOf(THUMB_WEIGHTS);
const moves = new Int32Array(MOST_MOVES);
const policy = new Float64Array(MOST_MOVES);
const sights = Array.from({ length: 32 }, () => new Float64Array(16));

/** Draws a move by its urge; the sights of all moves stay behind. */
function draw(s: TreehouseState, seat: number, count: number, dice: Random): number {
  const row = weights[s.phase]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const sight = sights[i]!;
    LOOKS[s.phase]!(s, seat, moves[i]!, sight);
    let urge = 0;
    for (let k = 0; k < row.length; k++) urge += row[k]! * sight[k]!;
    sum += policy[i] = Math.exp(urge);
  }
  let left = part(dice) * sum;
  let drawn = 0;
  while (drawn < count - 1 && left >= policy[drawn]!) left -= policy[drawn++]!;
  for (let i = 0; i < count; i++) policy[i]! /= sum;
  return drawn;
}

type Watch = (s: TreehouseState, seat: number, count: number, drawn: number) => void;

/** One game against itself, seen choice by choice. */
function selfPlay(game: number, watch: Watch): Outcome {
  const seats = SEATS[game % SEATS.length]!;
  const options = { junior: game % JUNIOR_EVERY === 0, fewest: false };
  const s = colourGame.start({ seats, options }, fork(random));
  for (let actors = s.waiting; actors !== 0; actors = s.waiting) {
    const seat = 31 - Math.clz32(actors & -actors);
    const count = colourGame.legal(s, seat, moves);
    const drawn = draw(s, seat, count, random);
    watch(s, seat, count, drawn);
    colourGame.play(s, seat, moves[drawn]!);
  }
  return colourGame.outcome(s)!;
}

const wonBy = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** How much better a seat did than the others: the win, and a little for every point. */
function advantage(outcome: Outcome, seat: number): number {
  const { scores } = outcome;
  const mean = scores.reduce((a, b) => a + b) / scores.length;
  return wonBy(outcome, seat) - 1 / scores.length + 0.04 * (scores[seat]! - mean);
}

const mixed = (old: number, fresh: number, share: number): number =>
  old * (1 - share) + fresh * share;

/** Steps of a size that each weight earns by how steadily it is pulled (Adam). */
class Steps {
  private readonly steady = weights.map((row) => new Float64Array(row.length));
  private readonly rough = weights.map((row) => new Float64Array(row.length));
  private count = 0;

  step(slopes: readonly Float64Array[], rate: number): void {
    this.count++;
    for (const [phase, row] of weights.entries()) {
      const steady = this.steady[phase]!;
      const rough = this.rough[phase]!;
      for (let k = 0; k < row.length; k++) {
        const slope = slopes[phase]![k]! / BATCH - 0.002 * row[k]!;
        steady[k] = mixed(steady[k]!, slope, 0.1);
        rough[k] = mixed(rough[k]!, slope * slope, 0.01);
        const pull = steady[k]! / (1 - 0.9 ** this.count);
        row[k]! += (rate * pull) / (Math.sqrt(rough[k]! / (1 - 0.99 ** this.count)) + 1e-8);
      }
    }
  }
}

/** Moves of those who did better than the others are liked more from then on (policy gradient). */
function learnTaste(): void {
  const steps = new Steps();
  const slopes = weights.map((row) => new Float64Array(row.length));
  const own = Array.from({ length: MOST_SEATS }, () => slopes.map((row) => row.slice()));
  for (let game = 1; game <= games; game++) {
    for (const rows of own) for (const row of rows) row.fill(0);
    const outcome = selfPlay(game, (s, seat, count, drawn) => {
      const slope = own[seat]![s.phase]!;
      for (let i = 0; i < count; i++) {
        const surprise = Number(i === drawn) - policy[i]!;
        for (let k = 0; k < slope.length; k++) slope[k]! += surprise * sights[i]![k]!;
      }
    });
    for (let seat = 0; seat < outcome.scores.length; seat++) {
      const gain = advantage(outcome, seat);
      for (const [phase, row] of slopes.entries()) {
        for (let k = 0; k < row.length; k++) row[k]! += gain * own[seat]![phase]![k]!;
      }
    }
    if (game % BATCH !== 0) continue;
    steps.step(slopes, 0.03 * (1 - game / games) + 0.002);
    for (const row of slopes) row.fill(0);
  }
}

/** A position on the way: how far the game had come, and how each seat stood. */
interface Position {
  readonly far: number;
  readonly rows: readonly Float64Array[];
}

const rowsOf = (s: TreehouseState): Float64Array[] =>
  Array.from({ length: s.seats }, (_, seat) => {
    const row = new Float64Array(SIGNS.length);
    readSigns(s, seat, row);
    return row;
  });

class WorthFit {
  readonly early = new Float64Array(SIGNS.length);
  readonly late = new Float64Array(SIGNS.length);
  private readonly moved = [this.early, this.late].map((row) => row.slice().fill(0.01));
  private readonly chances = new Float64Array(MOST_SEATS);

  /** Steps towards the result that came of a position, and says how surprising it was. */
  learn({ far, rows }: Position, outcome: Outcome, rate: number): number {
    const { chances } = this;
    for (const [seat, row] of rows.entries()) {
      chances[seat] = row.reduce(
        (sum, sign, k) => sum + sign * (this.early[k]! * (1 - far) + this.late[k]! * far),
        0,
      );
    }
    softmax(chances, rows.length);
    let surprise = 0;
    for (const [seat, row] of rows.entries()) {
      const won = wonBy(outcome, seat);
      if (won > 0) surprise -= won * Math.log(chances[seat]!);
      for (const [k, sign] of row.entries()) {
        const slope = (chances[seat]! - won) * sign;
        this.step(0, k, slope * (1 - far), rate);
        this.step(1, k, slope * far, rate);
      }
    }
    return surprise;
  }

  private step(end: 0 | 1, k: number, slope: number, rate: number): void {
    const row = end === 0 ? this.early : this.late;
    const g = slope + 1e-5 * row[k]!;
    this.moved[end]![k]! += g * g;
    row[k]! -= (rate * g) / Math.sqrt(this.moved[end]![k]!);
  }
}

/** Weighs how seats stood by how the game ended (AdaGrad on the surprise at the winner). */
function learnWorth(): PositionWeights {
  const fit = new WorthFit();
  let surprise = 0;
  let seen = 0;
  for (let game = 1; game <= games / 4; game++) {
    const positions: Position[] = [];
    let moment = -1;
    const outcome = selfPlay(game, (s) => {
      if (s.moment === moment || s.phase === PLACE || (s.phase === PICK && s.picks === 0)) return;
      moment = s.moment;
      positions.push({ far: progress(s), rows: rowsOf(s) });
    });
    for (const position of positions) {
      const told = fit.learn(position, outcome, 0.5 * (1 - (game * 4) / games) + 0.02);
      if (game * 4 < games * 0.9) continue;
      surprise += told;
      seen++;
    }
  }
  process.stdout.write(
    `positionWeights: surprise ${(surprise / seen).toFixed(4)} at the last tenth\n`,
  );
  const round = (weight: number) => Math.round(weight * 100) / 100;
  const pairs = SIGNS.map(
    (sign, k) => [sign, [round(fit.early[k]!), round(fit.late[k]!)]] as const,
  );
  return Object.fromEntries(pairs) as PositionWeights;
}

const LEARNED = new URL('../src/treehouse/learned.ts', import.meta.url);

/** Writes what was learned as the source that the players read; `npm run format` lays it out. */
function keep(moveWeights: MoveWeights, positionWeights: PositionWeights): void {
  const text = `import type { MoveWeights } from './features.ts';
import type { PositionWeights } from './evaluation.ts';

/** Learned by self-play (\`npm run train:treehouse\`): what to like in a move. */
export const MOVE_WEIGHTS: MoveWeights = ${JSON.stringify(moveWeights)};

/** What each sign of how a seat stands is worth, early and late. */
export const POSITION_WEIGHTS: PositionWeights = ${JSON.stringify(positionWeights)};
`;
  writeFileSync(LEARNED, text);
}

learnTaste();
const moveWeights = moveWeightsOf(weights);
// Positions are judged after all sorts of moves: those of a player half as sure of itself.
for (const row of new Set(weights)) for (let k = 0; k < row.length; k++) row[k]! /= 2;
keep(moveWeights, learnWorth());
