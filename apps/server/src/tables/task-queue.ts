import { setImmediate } from 'node:timers/promises';

/** News with more letters than this take a good part of a millisecond. */
const LONG_NEWS = 20_000;

/** Many may ask for a long history at once: after each that was told one, everybody else has a turn. */
export const breather = async (news: string): Promise<void> => {
  if (news.length > LONG_NEWS) await setImmediate();
};

/** Runs tasks one after the other, in the order in which they came; a failed one does not stop the next. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** How many tasks wait or run. */
  get length(): number {
    return this.count;
  }

  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.count++;
    const result = this.last.then(task);
    this.last = result.then(this.ended, this.ended);
    return result;
  }

  private readonly ended = (): void => {
    this.count--;
  };
}
