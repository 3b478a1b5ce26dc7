import type { GameRecord, Result } from '@treefort/kernel';
import type { Part, Review, ReviewBudget } from '@treefort/review';
import { proxy } from 'comlink';
import { WorkerCaller } from '../shell/worker-call.ts';
import type { ReviewWorker } from './review-worker.ts';

const MOST_WORKERS = 2;

/** A review being made in the background, by two workers where there are two cores. */
export class ReviewJob {
  private readonly readers: readonly WorkerCaller<ReviewWorker>[];

  constructor() {
    const of = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
    const make = (): Worker =>
      new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    this.readers = Array.from({ length: of }, () => new WorkerCaller<ReviewWorker>(make));
  }

  /** Makes the review; `tell` gets the progress from 0 to 1. */
  async make(
    record: GameRecord,
    budget: ReviewBudget,
    tell: (done: number) => void,
  ): Promise<Result<Review>> {
    let done = 0;
    const one = proxy(() => tell(++done / (record.choices.length + 1)));
    const of = this.readers.length;
    const found = await Promise.all(
      this.readers.map((reader, nth) =>
        reader.call<Result<Part[]>>(async (remote) =>
          remote.look({ record, budget, nth, of }, one),
        ),
      ),
    );
    const wrong = found.find((parts) => !parts.ok);
    if (wrong && !wrong.ok) return wrong;
    const parts = found.flatMap((some) => (some.ok ? some.value : []));
    const join = this.readers[0]!.call((remote) => remote.join(record, budget, parts));
    return { ok: true, value: await join };
  }

  /** Stops all workers at once. */
  stop(): void {
    for (const reader of this.readers) reader.stop();
  }
}
