import type { GameRecord } from '@treefort/kernel';
import type { Hint } from '@treefort/review';
import { type Remote, wrap } from 'comlink';
import type { Puzzle, Thinker } from './bot-worker.ts';

/** Bots think beside the page, so that it never freezes. */
export class Bots {
  private worker: Worker | undefined;
  private thinker: Remote<Thinker> | undefined;

  think(puzzle: Puzzle): Promise<string> {
    return this.awake().think(puzzle);
  }

  /** What the strongest would do on a seat, and why. */
  advise(record: GameRecord, seat: number): Promise<readonly Hint[]> {
    return this.awake().advise(record, seat);
  }

  private awake(): Remote<Thinker> {
    if (!this.thinker) {
      this.worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      this.thinker = wrap<Thinker>(this.worker);
    }
    return this.thinker;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.thinker = undefined;
  }
}
