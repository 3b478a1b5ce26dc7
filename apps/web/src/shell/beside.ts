import { type Remote, wrap } from 'comlink';
import { loadedAnew } from './fresh.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const FAILED = Symbol('failed');

interface Awake<T> {
  readonly worker: Worker;
  readonly remote: Remote<T>;
  /** The worker did not come, or broke before it could answer anything. */
  readonly failed: Promise<typeof FAILED>;
}

/** A worker beside the page. Where it does not come over the network it is sent for again, later and later. */
export class Beside<T> {
  private readonly make: () => Worker;
  private awake: Awake<T> | undefined;
  private stopped = false;

  constructor(make: () => Worker) {
    this.make = make;
  }

  /** Asks it something; what waits for an answer when the worker is stopped waits for ever. */
  async ask<A>(question: (remote: Remote<T>) => Promise<A>): Promise<A> {
    for (let wait = FIRST_WAIT; !this.stopped; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const { remote, failed } = this.woken();
      const answer = await Promise.race([question(remote), failed]);
      if (answer !== FAILED) return answer;
      this.sleep();
      // The first failure may be a hiccup; after that a newer build may be served, without this file.
      if (wait > FIRST_WAIT) await loadedAnew();
      await new Promise((done) => setTimeout(done, wait));
    }
    return new Promise<never>(() => {});
  }

  stop(): void {
    this.stopped = true;
    this.sleep();
  }

  private woken(): Awake<T> {
    if (!this.awake) {
      const worker = this.make();
      const failed = new Promise<typeof FAILED>((tell) => {
        worker.addEventListener('error', () => tell(FAILED));
      });
      this.awake = { worker, remote: wrap<T>(worker), failed };
    }
    return this.awake;
  }

  private sleep(): void {
    this.awake?.worker.terminate();
    this.awake = undefined;
  }
}
