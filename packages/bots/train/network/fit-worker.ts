import { parentPort, workerData } from 'node:worker_threads';
import { offsetsOf, type Shape } from '../../src/network/shape.ts';
import { type Care, Gradient } from './gradient.ts';
import { lessonNamed } from './lessons.ts';

/** Memory that all workers of a fit share. */
export interface FitShared {
  readonly lesson: string;
  readonly shape: Shape;
  readonly row: Uint16Array;
  readonly starts: Uint32Array;
  readonly weights: Float32Array;
  readonly momentum: Float32Array;
  readonly spread: Float32Array;
  /** The weights averaged over the last steps. */
  readonly average: Float32Array;
  /** One row of slopes for each part of a batch. */
  readonly slopes: readonly Float32Array[];
  /** The samples of the batch, by number. */
  readonly batch: Uint32Array;
  /** Sums of each part: surprise at results, at moves. */
  readonly sums: Float64Array;
  readonly worker: number;
  readonly workers: number;
}

/** What a worker is told: find slopes, or step. */
export type FitOrder =
  | { readonly do: 'slopes'; readonly seed: string; readonly care: Care }
  | { readonly do: 'step'; readonly rate: number; readonly number: number; readonly decay: number };

const shared = workerData as FitShared;
const { slopes, batch, sums, weights, momentum, spread, average, worker, workers } = shared;
const lesson = lessonNamed(shared.lesson);
const parts = slopes.length;
const size = batch.length / parts;
const gradient = new Gradient(shared.shape, weights, lesson.symmetry);

function findSlopes(seed: string, care: Care): void {
  for (let part = worker; part < parts; part += workers) {
    gradient.begin(`${seed} ${part}`, care);
    for (let i = part * size; i < (part + 1) * size; i++) {
      gradient.add(shared.row, shared.starts[batch[i]!]!);
    }
    slopes[part]!.set(gradient.slopes);
    sums[part * 2] = gradient.result;
    sums[part * 2 + 1] = gradient.moves;
  }
}

const { end } = offsetsOf(shared.shape);
const from = Math.floor((end * worker) / workers);
const to = Math.floor((end * (worker + 1)) / workers);
const KEEP = 0.9;
const SPREAD = 0.999;
/** How much of the average stays at each step. */
const AVERAGED = 0.998;

/** One step of Adam with decay, for this worker's share of the weights. */
function step(rate: number, number: number, decay: number): void {
  const unbias = 1 / (1 - KEEP ** number);
  const unspread = 1 / (1 - SPREAD ** number);
  const scale = 1 / batch.length;
  for (let i = from; i < to; i++) {
    let slope = 0;
    for (let part = 0; part < parts; part++) slope += slopes[part]![i]!;
    slope *= scale;
    const m = momentum[i]! * KEEP + slope * (1 - KEEP);
    const v = spread[i]! * SPREAD + slope * slope * (1 - SPREAD);
    momentum[i] = m;
    spread[i] = v;
    weights[i]! -= rate * ((m * unbias) / (Math.sqrt(v * unspread) + 1e-8) + decay * weights[i]!);
    average[i]! += (weights[i]! - average[i]!) * (1 - AVERAGED);
  }
}

parentPort!.on('message', (order: FitOrder) => {
  if (order.do === 'slopes') findSlopes(order.seed, order.care);
  else step(order.rate, order.number, order.decay);
  parentPort!.postMessage('done');
});
