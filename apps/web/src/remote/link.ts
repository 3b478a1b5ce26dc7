/** One connection to a server. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

/** What a connection calls back. */
export interface ConnectionHandlers {
  received(text: string): void;
  closed(): void;
}

/** What a link needs of the browser. */
export interface Network {
  /** Connects to a table, to be sent its log from this position on. */
  open(after: number, handlers: ConnectionHandlers): Connection;
  /** Does something after so many milliseconds, unless the returned function is called before. */
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export type LinkState = 'connecting' | 'connected' | 'lost';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** A new connection that sends nothing for this many milliseconds is dead. */
const TIMEOUT = 8_000;

interface LinkProps {
  readonly network: Network;
  /** How many entries of the log have been received. */
  readonly after: () => number;
  readonly received: (text: string) => void;
  readonly changed: (state: LinkState) => void;
}

/** A connection that reconnects by itself, after longer and longer waits while no server answers. */
export class Link {
  private readonly props: LinkProps;
  private connection: Connection | undefined;
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

  /** Sends a text, unless the connection is lost. */
  send(text: string): boolean {
    if (this.now !== 'connected' || !this.connection) return false;
    this.connection.send(text);
    return true;
  }

  /** The network is back, or the page is visible again: connects without waiting. */
  connectNow(): void {
    if (this.now === 'connected' || this.closed) return;
    this.failures = 0;
    this.connect();
  }

  /** Drops the present connection for a new one. */
  replace(): void {
    if (this.closed) return;
    this.become('lost');
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.disconnect();
  }

  private disconnect(): void {
    this.stopWaiting();
    const { connection } = this;
    this.connection = undefined;
    connection?.close();
  }

  private connect(): void {
    this.disconnect();
    const { network, after } = this.props;
    const connection = network.open(after(), {
      // Whatever an earlier connection still sends is sent to this one as well.
      received: (text) => this.connection === connection && this.receive(text),
      closed: () => this.connection === connection && this.lose(),
    });
    this.connection = connection;
    this.stopWaiting = network.later(TIMEOUT, () => this.lose());
  }

  private receive(text: string): void {
    if (this.now !== 'connected') {
      this.stopWaiting();
      this.failures = 0;
      this.become('connected');
    }
    this.props.received(text);
  }

  private lose(): void {
    this.disconnect();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures++;
    if (this.now === 'connected') this.become('lost');
    // Clients that lost the same server should not reconnect all at once.
    const jitter = 0.5 + this.props.network.random() / 2;
    this.stopWaiting = this.props.network.later(wait * jitter, () => this.connect());
  }

  private become(state: LinkState): void {
    if (state === this.now) return;
    this.now = state;
    this.props.changed(state);
  }
}
