/** One waiting request. */
export interface Wait {
  readonly over: Promise<void>;
  end(): void;
}

/** Requests that wait for news; all are answered at once when the server stops. */
export class LongPolls {
  private readonly waits = new Set<Wait>();
  private closed = false;

  /** Begins to wait so many milliseconds. */
  wait(ms: number): Wait {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const end = () => {
      clearTimeout(timer);
      this.waits.delete(wait);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const wait = { over, end };
    this.waits.add(wait);
    if (this.closed) end();
    return wait;
  }

  close(): void {
    this.closed = true;
    for (const { end } of this.waits) end();
  }
}
