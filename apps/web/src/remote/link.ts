/** One connection of a link. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a connection tells. */
export interface Ear {
  heard(text: string): void;
  closed(): void;
}

/** What a link needs of the world. */
export interface Wire {
  /** Connects to a table, to be told what happened from this place of its log on. */
  open(after: number, ear: Ear): Line;
  /** Does something after so many milliseconds, unless the returned function is called before. */
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export type LinkState = 'connecting' | 'connected' | 'lost';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** A connection that says nothing for so long has silently gone. */
const PATIENCE = 8_000;

interface LinkProps {
  readonly wire: Wire;
  /** The place of the log up to which everything has been heard. */
  readonly after: () => number;
  readonly heard: (text: string) => void;
  readonly changed: (state: LinkState) => void;
}

/** A connection that comes back by itself: later and later where nobody answers, at once when there is reason to hope. */
export class Link {
  private readonly props: LinkProps;
  private line: Line | undefined;
  private failures = 0;
  private now: LinkState = 'connecting';
  private stopWaiting = (): void => {};
  private closed = false;

  constructor(props: LinkProps) {
    this.props = props;
    this.connect();
  }

  get state(): LinkState {
    return this.now;
  }

  /** Says something, if somebody listens. */
  send(text: string): boolean {
    if (this.now !== 'connected' || !this.line) return false;
    this.line.send(text);
    return true;
  }

  /** The network is back, or somebody looks at the page again: no time to wait. */
  hurry(): void {
    if (this.now === 'connected' || this.closed) return;
    this.failures = 0;
    this.connect();
  }

  /** Gives a connection up that is of no use any more, for a new one at once. */
  renew(): void {
    if (this.closed) return;
    this.become('lost');
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  private hangUp(): void {
    this.stopWaiting();
    const { line } = this;
    this.line = undefined;
    line?.close();
  }

  private connect(): void {
    this.hangUp();
    const { wire, after } = this.props;
    const line = wire.open(after(), {
      // What an earlier connection still has to say was told to this one as well.
      heard: (text) => this.line === line && this.hear(text),
      closed: () => this.line === line && this.lose(),
    });
    this.line = line;
    this.stopWaiting = wire.later(PATIENCE, () => this.lose());
  }

  private hear(text: string): void {
    if (this.now !== 'connected') {
      this.stopWaiting();
      this.failures = 0;
      this.become('connected');
    }
    this.props.heard(text);
  }

  private lose(): void {
    this.hangUp();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures++;
    if (this.now === 'connected') this.become('lost');
    // Many who lost the same server do not come back in the same moment.
    const jitter = 0.5 + this.props.wire.random() / 2;
    this.stopWaiting = this.props.wire.later(wait * jitter, () => this.connect());
  }

  private become(state: LinkState): void {
    if (state === this.now) return;
    this.now = state;
    this.props.changed(state);
  }
}
