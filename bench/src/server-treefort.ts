import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { nth } from '@treefort/kernel';
import { anyOf } from './any-of.ts';
import type { Contestant, LoadTable } from './server-contest.ts';
import type { Running } from './server-process.ts';
import { Wire } from './server-wire.ts';

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
}

/** The seats that have to answer, in a whole view or in what changed. */
const WAITING = /"waiting"(?::|\],"to":)\[([\d,]*)\]/;

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

const NEWS = {
  place: /^{"is":"news","n":(\d+)/,
  read: (text: string): News => JSON.parse(text),
};

/** One seat's connection; it is told what changed in its view. */
class Seat extends Wire<News> {
  /** The seats that have to answer, as this one sees it. */
  actors: readonly number[] = [];

  constructor(url: string, table: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    super(`${url.replace('http', 'ws')}/api/tables/${table}/play?changes=1`, NEWS, { headers });
  }

  override heard(text: string): void {
    const waiting = WAITING.exec(text)?.[1];
    if (waiting !== undefined) this.actors = JSON.parse(`[${waiting}]`);
  }

  /** Who comes and goes is none of a player's business here. */
  override other(text: string): void {
    if (text.startsWith('{"is":"people"')) return;
    throw new Error(`refused: ${text.slice(0, 200)}`);
  }
}

class Table implements LoadTable {
  private readonly seats: readonly Seat[];
  /** The place behind the last move of a player: what is told from there on are moves of the server. */
  private moved = 0;

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  get over(): boolean {
    return nth(this.seats, 0).last.phase === 'over';
  }

  /** Who has no choice is not asked: the server answers, and what it does may be under way to some. */
  async follow(): Promise<number> {
    for (;;) {
      const n = Math.max(...this.seats.map(({ place }) => place));
      await this.told(n);
      if (this.seats.some(({ place }) => place > n)) continue;
      if (this.over || this.allAsked) return n - this.moved;
      await this.told(n + 1);
    }
  }

  private get allAsked(): boolean {
    return nth(this.seats, 0).actors.every((seat) => nth(this.seats, seat).last.decision !== null);
  }

  private async told(n: number): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.told(n)));
  }

  async move(): Promise<void> {
    const { place, actors } = nth(this.seats, 0);
    const seat = nth(this.seats, anyOf(actors));
    const { id: decision, options } = seat.last.decision!;
    const { id: option } = anyOf(options);
    seat.send(JSON.stringify({ do: 'choose', decision, options: [option] }));
    this.moved = place + 1;
    await this.told(this.moved);
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
    for (const token of tokens) {
      const contribution = randomBytes(32).toString('hex');
      await ask(this.url, `/api/tables/${id}/contribute`, { contribution }, token);
    }
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
