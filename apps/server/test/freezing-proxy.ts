import { once } from 'node:events';
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net';

/** One connection through the proxy: what either side says is passed on, kept for later, or lost. */
class Pipe {
  readonly near: Socket;
  readonly far: Socket;
  private readonly kept: (() => void)[] = [];
  private mode: 'open' | 'kept' | 'silent' | 'unanswered' = 'open';

  constructor(near: Socket, far: Socket) {
    this.near = near;
    this.far = far;
    this.join(near, far);
    this.join(far, near);
  }

  private join(from: Socket, to: Socket): void {
    from.on('data', (bytes) => this.pass(to, () => to.write(bytes)));
    from.on('error', () => {});
    from.on('close', () => this.pass(to, () => to.end()));
  }

  private pass(to: Socket, act: () => void): void {
    if (this.mode === 'open' || (this.mode === 'unanswered' && to === this.far)) act();
    else if (this.mode === 'kept') this.kept.push(act);
  }

  silence(mode: 'kept' | 'silent' | 'unanswered'): void {
    this.mode = mode;
  }

  /** What was kept arrives now, however late. */
  thaw(): void {
    this.mode = 'open';
    for (const act of this.kept.splice(0)) act();
  }
}

/** A way to a database on which connections can go silent, as where a cable is pulled: neither side is told. */
export interface FreezingProxy {
  /** The database, by this way. */
  readonly url: string;
  /** The connections of this moment go silent for ever; new ones work. */
  freezeOpen(): void;
  /** The same, but the database still hears what it is asked; only its answers are lost. */
  loseAnswers(): void;
  /** All connections go silent, and new ones too, until `thaw`; what was said meanwhile arrives then. */
  partition(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startFreezingProxy(database: string): Promise<FreezingProxy> {
  const target = new URL(database);
  const pipes = new Set<Pipe>();
  let lost: Pipe[] = [];
  let parted = false;
  const server = createServer((near) => {
    const pipe = new Pipe(near, open(Number(target.port), target.hostname));
    if (parted) pipe.silence('kept');
    pipes.add(pipe);
    pipe.far.on('close', () => pipes.delete(pipe));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  const lose = (mode: 'silent' | 'unanswered') => {
    // The database notices some day that nobody is there; the server never does.
    for (const { far } of lost) far.destroy();
    lost = [...pipes];
    pipes.clear();
    for (const pipe of lost) pipe.silence(mode);
  };
  return {
    url: url.href,
    freezeOpen: () => lose('silent'),
    loseAnswers: () => lose('unanswered'),
    partition() {
      parted = true;
      for (const pipe of pipes) pipe.silence('kept');
    },
    thaw() {
      parted = false;
      for (const pipe of pipes) pipe.thaw();
    },
    async close() {
      for (const { near, far } of [...pipes, ...lost]) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
