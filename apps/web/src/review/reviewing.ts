import type { GameRecord, Result } from '@treefort/kernel';
import type { Review, ReviewBudget } from '@treefort/review';
import { proxy, type Remote, wrap } from 'comlink';
import type { Reader } from './review-worker.ts';

const MOST_WORKERS = 2;

/** A review being made beside the page, by two workers where there are two cores. */
export class Reviewing {
  private readonly workers: readonly Worker[];
  private readonly readers: readonly Remote<Reader>[];

  constructor() {
    const of = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
    this.workers = Array.from(
      { length: of },
      () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
    );
    this.readers = this.workers.map((worker) => wrap<Reader>(worker));
  }

  /** Makes the review, and tells how much of it is done, from 0 to 1. */
  async make(
    record: GameRecord,
    budget: ReviewBudget,
    tell: (done: number) => void,
  ): Promise<Result<Review>> {
    let done = 0;
    const one = proxy(() => tell(++done / (record.choices.length + 1)));
    const of = this.readers.length;
    const found = await Promise.all(
      this.readers.map((reader, nth) => reader.look({ record, budget, nth, of }, one)),
    );
    const wrong = found.find((parts) => !parts.ok);
    if (wrong && !wrong.ok) return wrong;
    const parts = found.flatMap((some) => (some.ok ? some.value : []));
    return { ok: true, value: await this.readers[0]!.join(record, budget, parts) };
  }

  /** Ends all work at once; nothing more is told. */
  stop(): void {
    for (const worker of this.workers) worker.terminate();
  }
}
