import { Worker } from 'node:worker_threads';
import { below, part, type Random, randomFromText } from '@treefort/kernel';
import { hiddenOf, offsetsOf, type Shape } from '../../src/network/shape.ts';
import type { FitOrder, FitShared } from './fit-worker.ts';
import type { SampleMemory } from './samples.ts';

/** However many workers there are, a batch has so many parts: the sums, and so the weights, are the same. */
const PARTS = 16;
export const BATCH = 4096;

export const sharedFloats = (length: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(length * 4));

/** About normal, with spread 1. */
const normal = (random: Random): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += part(random);
  return sum;
};

/** So many inputs are on at a time. */
const USUALLY_ON = 120;

/** Weights to begin with: small and random. */
export function begin(shape: Shape, weights: Float32Array, seed: string): void {
  const at = offsetsOf(shape);
  const random = randomFromText(seed);
  const fill = (from: number, to: number, inputs: number): void => {
    for (let i = from; i < to; i++) weights[i] = normal(random) * Math.sqrt(2 / inputs);
  };
  weights.fill(0);
  fill(at.first, at.firstBias, USUALLY_ON);
  fill(at.group, at.groupBias, USUALLY_ON / 4);
  fill(at.second, at.secondBias, hiddenOf(shape));
  fill(at.outputs, at.outputsBias, shape.second * 100);
}

/** Fits a network's weights to samples, on several threads. */
export class Fit {
  readonly weights: Float32Array;
  readonly momentum: Float32Array;
  readonly spread: Float32Array;
  /** The weights averaged over the last steps: they judge better than those of any one step. */
  readonly average: Float32Array;
  steps = 0;
  private readonly memory: SampleMemory;
  private readonly batch = new Uint32Array(new SharedArrayBuffer(BATCH * 4));
  private readonly sums = new Float64Array(new SharedArrayBuffer(PARTS * 16));
  private readonly workers: Worker[];

  constructor(lesson: string, shape: Shape, memory: SampleMemory, jobs: number) {
    const { end } = offsetsOf(shape);
    this.memory = memory;
    this.weights = sharedFloats(end);
    this.momentum = sharedFloats(end);
    this.spread = sharedFloats(end);
    this.average = sharedFloats(end);
    const slopes = Array.from({ length: PARTS }, () => sharedFloats(end));
    const { row, starts } = memory;
    const { weights, momentum, spread, average, batch, sums } = this;
    this.workers = Array.from({ length: jobs }, (_, worker) => {
      const workerData: FitShared = {
        lesson,
        shape,
        row,
        starts,
        weights,
        momentum,
        spread,
        average,
        slopes,
        batch,
        sums,
        worker,
        workers: jobs,
      };
      return new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData });
    });
  }

  private async all(order: FitOrder): Promise<void> {
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((done, fail) => {
            worker.once('message', () => {
              worker.off('error', fail);
              done();
            });
            worker.once('error', fail);
            worker.postMessage(order);
          }),
      ),
    );
  }

  /** So many batches; tells the mean surprise at results and moves. */
  async run(batches: number, rate: number, doubt: number, seed: string): Promise<number[]> {
    const random = randomFromText(`fit ${seed}`);
    const total = [0, 0];
    for (let i = 0; i < batches; i++) {
      for (let k = 0; k < BATCH; k++) this.batch[k] = below(random, this.memory.count);
      const care = { spread: this.memory.spread, doubt };
      await this.all({ do: 'slopes', seed: `${seed} ${i}`, care });
      for (let k = 0; k < PARTS * 2; k++) total[k % 2]! += this.sums[k]!;
      this.steps++;
      await this.all({ do: 'step', rate, number: this.steps, decay: 1e-4 });
    }
    return total.map((sum) => sum / (batches * BATCH));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
