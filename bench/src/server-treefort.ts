import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Contestant, LoadTable } from './server-contest.ts';
import type { Running } from './server-process.ts';

const SEATS = 4;
/** One player may have a limited number of connections. */
const TABLES_PER_PLAYER = 4;

interface News {
  readonly is: string;
  readonly n: number;
  readonly phase: string;
  readonly decision: {
    readonly id: string;
    readonly options: readonly { readonly id: string }[];
  } | null;
  readonly view?: { readonly waiting: readonly number[] };
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One HTTP request with JSON both ways. */
export function ask<R>(url: string, path: string, body: unknown, token?: string): Promise<R> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const call = request(url + path, { method: 'POST', agent, headers }, async (response) => {
      const text = (await response.toArray()).join('');
      if (response.statusCode === 200) resolve(JSON.parse(text));
      else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 200)}`));
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

const PLACE = /^{"is":"news"(?:,"re":\d+)?,"n":(\d+)/;

/** One seat's connection: the last news, read when it is needed, and a way to wait for a place in the log. */
class Seat {
  private readonly socket: WebSocket;
  private text = '';
  private place = -1;
  private read: News | undefined;
  private waiting: { readonly n: number; resolve(): void } | undefined;

  constructor(url: string, table: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const at = `${url.replace('http', 'ws')}/api/tables/${table}/play`;
    this.socket = new WebSocket(at, { headers });
    this.socket.on('message', (data: Buffer) => this.receive(data.toString()));
  }

  private receive(text: string): void {
    const place = PLACE.exec(text)?.[1];
    if (place === undefined) throw new Error(`refused: ${text.slice(0, 200)}`);
    this.text = text;
    this.place = Number(place);
    this.read = undefined;
    if (!this.waiting || this.place < this.waiting.n) return;
    this.waiting.resolve();
    this.waiting = undefined;
  }

  get last(): News {
    this.read ??= JSON.parse(this.text) as News;
    return this.read;
  }

  opened(): Promise<unknown> {
    return once(this.socket, 'open');
  }

  told(n: number): Promise<void> {
    if (this.place >= n) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = { n, resolve };
    });
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.socket.terminate();
  }
}

class Table implements LoadTable {
  private readonly seats: readonly Seat[];

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  get over(): boolean {
    return this.seats[0]!.last.phase === 'over';
  }

  async move(): Promise<void> {
    const { view, n } = this.seats[0]!.last;
    const { waiting } = view!;
    const seat = this.seats[waiting[Math.floor(Math.random() * waiting.length)]!]!;
    const { id: decision, options } = seat.last.decision!;
    const { id: option } = options[Math.floor(Math.random() * options.length)]!;
    seat.send({ do: 'choose', decision, options: [option] });
    await Promise.all(this.seats.map((one) => one.told(n + 1)));
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

/** Our own server; its tables are Fort and Treehouse in turn, or one of them. */
export class Treefort implements Contestant {
  readonly name: string;
  readonly pid: number;
  private readonly url: string;
  private readonly games: readonly string[];
  private readonly players = new Map<number, Promise<string[]>>();
  readonly tokens = new Map<string, readonly string[]>();

  constructor(
    name: string,
    { url, pid }: Running,
    games: readonly string[] = ['fort', 'treehouse'],
  ) {
    this.name = name;
    this.url = url;
    this.pid = pid;
    this.games = games;
  }

  private playersFor(index: number): Promise<string[]> {
    const group = Math.floor(index / TABLES_PER_PLAYER);
    const known = this.players.get(group);
    if (known) return known;
    const names = ['Ada', 'Bob', 'Cy', 'Di'];
    const made = Promise.all(
      names.map(
        async (name) => (await ask<{ token: string }>(this.url, '/api/players', { name })).token,
      ),
    );
    this.players.set(group, made);
    return made;
  }

  /** A table of four that has started, without anybody connected. */
  async begin(index: number): Promise<{ id: string; tokens: readonly string[] }> {
    const tokens = await this.playersFor(index);
    const seats = ['me', 'open', 'open', 'open'];
    const game = this.games[index % this.games.length];
    const { id } = await ask<{ id: string }>(this.url, '/api/tables', { game, seats }, tokens[0]);
    for (const token of tokens.slice(1)) await ask(this.url, `/api/tables/${id}/sit`, {}, token);
    await ask(this.url, `/api/tables/${id}/start`, {}, tokens[0]);
    return { id, tokens };
  }

  async open(index: number): Promise<LoadTable> {
    const { id, tokens } = await this.begin(index);
    const seats = tokens.map((token) => new Seat(this.url, id, token));
    await Promise.all(seats.map((seat) => seat.opened()));
    await Promise.all(seats.map((seat) => seat.told(SEATS)));
    return new Table(seats);
  }
}
