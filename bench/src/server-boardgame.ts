import { nth } from '@treefort/kernel';
import type { State } from 'boardgame.io';
import { anyOf } from './any-of.ts';
import { type G, legal } from './boardgame-treehouse.ts';
import type { Contestant, LoadTable } from './server-contest.ts';
import type { Running } from './server-process.ts';
import { Wire } from './server-wire.ts';

const SEATS = 4;

const NAMESPACE = '/treehouse,';

/** What socket.io sends: `42/treehouse,["sync",MATCH,{"state":STATE}]` or `["update",MATCH,STATE,…]`. */
const STATES = {
  place: /^42.*?"_stateID":(\d+)/,
  read(text: string): State<G> {
    const [event, , told] = JSON.parse(text.slice(text.indexOf('[')));
    return event === 'sync' ? told.state : told;
  },
};

/** One player's client, as boardgame.io's own talks over socket.io. */
class Client extends Wire<State<G>> {
  private readonly match: string;
  private readonly player: string;

  constructor(url: string, match: string, player: string) {
    super(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, STATES);
    this.match = match;
    this.player = player;
  }

  override other(text: string): void {
    if (text.startsWith('0')) this.send(`40${NAMESPACE}`);
    else if (text.startsWith('40')) this.emit('sync', this.match, this.player, null, SEATS);
    else if (text === '2') this.send('3');
  }

  private emit(...event: readonly unknown[]): void {
    this.send(`42${NAMESPACE}${JSON.stringify(event)}`);
  }

  choose(choice: number): void {
    const { ctx, _stateID } = this.last;
    const payload = { type: ctx.phase, args: [choice], playerID: this.player };
    this.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.player);
  }
}

class Table implements LoadTable {
  private readonly clients: readonly Client[];

  constructor(clients: readonly Client[]) {
    this.clients = clients;
  }

  get over(): boolean {
    return nth(this.clients, 0).last.ctx.gameover !== undefined;
  }

  /** Its clients make every move. */
  async follow(): Promise<number> {
    return 0;
  }

  async move(): Promise<void> {
    const { G, ctx, _stateID } = nth(this.clients, 0).last;
    // The own sealed answer is null before it is given, that of another false.
    const open = [...this.clients.keys()].filter((i) => (G.sealed[i] ?? false) === false);
    const seat = ctx.activePlayers ? anyOf(open) : Number(ctx.currentPlayer);
    const client = nth(this.clients, seat);
    const choices = legal(client.last.G, ctx, seat);
    client.choose(anyOf(choices));
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
