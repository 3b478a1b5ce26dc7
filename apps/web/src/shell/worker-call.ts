import { type Remote, wrap } from 'comlink';
import { reloadForMissingPart } from './version-check.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const FAILED = Symbol('failed');

interface Running<T> {
  readonly worker: Worker;
  readonly remote: Remote<T>;
  /** Settles when the worker did not load, or broke before it could answer anything. */
  readonly failed: Promise<typeof FAILED>;
}

/** Calls functions of a web worker. If the worker's file does not load, the call is repeated at growing intervals. */
export class WorkerCaller<T> {
  private readonly make: () => Worker;
  private running: Running<T> | undefined;
  private stopped = false;

  constructor(make: () => Worker) {
    this.make = make;
  }

  /** A call that is open when the worker is stopped never settles. */
  async call<A>(question: (remote: Remote<T>) => Promise<A>): Promise<A> {
    for (let wait = FIRST_WAIT; !this.stopped; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const { remote, failed } = this.started();
      const answer = await Promise.race([question(remote), failed]);
      if (answer !== FAILED) return answer;
      this.terminate();
      // The first failure may be a hiccup; after that a newer build may be served, without this file.
      if (wait > FIRST_WAIT) await reloadForMissingPart();
      await new Promise((done) => setTimeout(done, wait));
    }
    return new Promise<never>(() => {});
  }

  stop(): void {
    this.stopped = true;
    this.terminate();
  }

  private started(): Running<T> {
    if (!this.running) {
      const worker = this.make();
      const failed = new Promise<typeof FAILED>((tell) => {
        worker.addEventListener('error', () => tell(FAILED));
      });
      this.running = { worker, remote: wrap<T>(worker), failed };
    }
    return this.running;
  }

  private terminate(): void {
    this.running?.worker.terminate();
    this.running = undefined;
  }
}
