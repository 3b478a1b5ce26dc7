import type { Happening, News } from '@treefort/protocol';
import type { Connection, ConnectionHandlers } from '../src/remote/link.ts';
import { RemoteTable, type RemoteWorld } from '../src/remote/remote-table.ts';
import { shuffleStore } from '../src/remote/shuffle-store.ts';

/** One connection as the server's side of it. */
export class FakeLine implements Connection {
  readonly after: number;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  private readonly handlers: ConnectionHandlers;

  constructor(after: number, handlers: ConnectionHandlers) {
    this.after = after;
    this.handlers = handlers;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.handlers.received(JSON.stringify(message));
  }

  /** The connection breaks. */
  break(): void {
    this.handlers.closed();
  }

  /** What was asked for by a command, without the reference. */
  asked(command: string): Record<string, unknown>[] {
    return this.sent
      .filter((frame) => frame.do === command)
      .map(({ ref: _, do: __, ...rest }) => rest);
  }

  refOf(command: string): unknown {
    return this.sent.findLast((frame) => frame.do === command)?.ref;
  }
}

/** A world in which time goes on when it is told to, and every connection is at hand. */
export class FakeWorld implements RemoteWorld {
  version: string | null = '/assets/one.js';
  time = 1_000_000;
  readonly lines: FakeLine[] = [];
  private timers: { at: number; act: () => void }[] = [];

  open = (after: number, handlers: ConnectionHandlers): Connection => {
    const line = new FakeLine(after, handlers);
    this.lines.push(line);
    return line;
  };

  later = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };

  random = (): number => 1;
  now = (): number => this.time;
  record: RemoteWorld['record'] = () => Promise.resolve(undefined);
  shuffle = shuffleStore('fake');

  get line(): FakeLine {
    return this.lines.at(-1)!;
  }

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.time = next.at;
      this.timers = this.timers.filter((one) => one !== next);
      next.act();
    }
    this.time = end;
  }
}

const SEATS = [
  { kind: 'player', name: 'Anna', bot: null, away: null },
  { kind: 'bot', name: null, bot: 'fox', away: null },
] as const;

/** A decision of the own seat, as the server numbers it. */
export const decision = (id: string, ...options: string[]) => ({
  id,
  seat: 0,
  kind: 'pick',
  rule: 'tree.pick',
  options: options.map((option) => ({ id: option, target: `hand:${option}` })),
});

export const happening = (n: number, did: Happening['did'], rest: object = {}): Happening => ({
  n,
  at: 1_000_000 + n,
  did,
  ...rest,
});

/** A choice that was heard as one event of its number. */
export const chose = (n: number, seat: number): Happening =>
  happening(n, 'choose', { seat, events: [{ kind: 'answered', seat, n }] });

/** News up to a place of the log, with a game in which the own seat is asked something. */
export const news = (n: number, after: number, rest: object = {}): News => ({
  is: 'news',
  n,
  after,
  phase: 'playing',
  happened: [],
  you: 0,
  view: { game: 'treehouse', waiting: [0] },
  decision: null,
  ...rest,
});

/** A table in a world of its own, greeted by the server. */
export function greeted(greeting: News): { table: RemoteTable; world: FakeWorld } {
  const world = new FakeWorld();
  const table = new RemoteTable(0, world);
  world.line.tell({ seats: SEATS, ...greeting });
  return { table, world };
}

/** Lets promises come to their ends. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
