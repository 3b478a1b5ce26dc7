import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { type G, legal } from './boardgame-treehouse.ts';
import type { Contestant, LoadTable } from './server-contest.ts';
import type { Running } from './server-process.ts';

const SEATS = 4;

/** One player's client: the last state, and a way to wait for the next. */
class Client {
  state: State<G> | undefined;
  private readonly socket: Socket;
  private readonly match: string;
  private readonly player: string;
  private waiting: { readonly id: number; resolve(): void } | undefined;

  constructor(url: string, match: string, player: string) {
    this.match = match;
    this.player = player;
    this.socket = io(`${url}/treehouse`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.socket.emit('sync', match, player, undefined, SEATS));
    this.socket.on('sync', (_: string, { state }: { state: State<G> }) => this.receive(state));
    this.socket.on('update', (_: string, state: State<G>) => this.receive(state));
  }

  private receive(state: State<G>): void {
    this.state = state;
    if (!this.waiting || state._stateID < this.waiting.id) return;
    this.waiting.resolve();
    this.waiting = undefined;
  }

  told(id: number): Promise<void> {
    if (this.state && this.state._stateID >= id) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = { id, resolve };
    });
  }

  choose(choice: number): void {
    const { ctx, _stateID } = this.state!;
    const payload = { type: ctx.phase, args: [choice], playerID: this.player };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.player);
  }

  close(): void {
    this.socket.disconnect();
  }
}

class Table implements LoadTable {
  private readonly clients: readonly Client[];

  constructor(clients: readonly Client[]) {
    this.clients = clients;
  }

  get over(): boolean {
    return this.clients[0]!.state!.ctx.gameover !== undefined;
  }

  async move(): Promise<void> {
    const { ctx, _stateID } = this.clients[0]!.state!;
    // What others have sealed is hidden, so every client is asked for itself.
    const open = [...this.clients.keys()].filter(
      (i) => this.clients[i]!.state!.G.sealed[i] === null,
    );
    const seat = ctx.activePlayers
      ? open[Math.floor(Math.random() * open.length)]!
      : Number(ctx.currentPlayer);
    const client = this.clients[seat]!;
    const choices = legal(client.state!.G, ctx, seat);
    client.choose(choices[Math.floor(Math.random() * choices.length)]!);
    await Promise.all(this.clients.map((one) => one.told(_stateID + 1)));
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

/** boardgame.io's own server and its own way of talking. */
export class BoardgameIo implements Contestant {
  readonly name = 'boardgame.io (memory)';
  readonly pid: number;
  private readonly url: string;
  private matches = 0;

  constructor({ url, pid }: Running) {
    this.url = url;
    this.pid = pid;
  }

  async open(): Promise<LoadTable> {
    const match = `match-${this.matches++}`;
    // The first to come makes the match; the others must find it made.
    const first = new Client(this.url, match, '0');
    await first.told(0);
    const others = ['1', '2', '3'].map((player) => new Client(this.url, match, player));
    await Promise.all(others.map((client) => client.told(0)));
    return new Table([first, ...others]);
  }
}
