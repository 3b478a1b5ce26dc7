import type { Puzzle } from '@treefort/bots';
import type { GameRecord } from '@treefort/kernel';
import type { Hint } from '@treefort/review';
import { Beside } from '../shell/beside.ts';
import type { Thinker } from './bot-worker.ts';

/** Bots think beside the page, so that it never freezes. */
export class Bots {
  private readonly beside = new Beside<Thinker>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );

  think(puzzle: Puzzle): Promise<string> {
    return this.beside.ask((thinker) => thinker.think(puzzle));
  }

  /** What the strongest would do on a seat, and why. */
  advise(record: GameRecord, seat: number): Promise<readonly Hint[]> {
    return this.beside.ask((thinker) => thinker.advise(record, seat));
  }

  close(): void {
    this.beside.stop();
  }
}
