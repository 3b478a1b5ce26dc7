import type { BotTask } from '@treefort/bots';
import type { GameRecord } from '@treefort/kernel';
import type { Hint, Known } from '@treefort/review';
import { WorkerCaller } from '../shell/worker-call.ts';
import type { Thinker } from './bot-worker.ts';

/** Bots think in a worker, so that the page never freezes. */
export class Bots {
  private readonly worker = new WorkerCaller<Thinker>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );

  think(task: BotTask): Promise<string> {
    return this.worker.call((thinker) => thinker.think(task));
  }

  /** What the strongest bot would do on a seat, and why. */
  advise(record: GameRecord, seat: number): Promise<Hint | null> {
    return this.worker.call((thinker) => thinker.advise(record, seat));
  }

  /** The same by what the seat knows. */
  adviseFrom(known: Known): Promise<Hint | null> {
    return this.worker.call((thinker) => thinker.adviseFrom(known));
  }

  close(): void {
    this.worker.stop();
  }
}
