import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  type CommandReply,
  type CommandResult,
  type News,
  type People,
  serverMessage,
  withChanges,
} from '@treefort/protocol';
import { WebSocket } from 'ws';

/** Somebody who plays over the network, as a browser or another program would. */
export interface Person {
  readonly url: string;
  readonly id: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  // Whatever the server says: tests look into it.
  readonly body: { readonly [field: string]: unknown };
}

/** One HTTP request, as a person where one is given. */
export async function ask(
  url: string,
  path: string,
  { who, method = 'GET', body }: { who?: Person; method?: string; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: json ? JSON.parse(text) : { text } };
}

export const post = (url: string, path: string, body: unknown, who?: Person): Promise<Answer> =>
  ask(url, path, { method: 'POST', body, ...(who && { who }) });

export async function newPerson(url: string, name = 'Ada'): Promise<Person> {
  const { status, body } = await post(url, '/api/players', { name });
  if (status !== 200) throw new Error(`no player: ${JSON.stringify(body)}`);
  return { url, id: String(body.id), token: String(body.token) };
}

/** A table, or what was wrong with it. */
export async function newTable(who: Person, wanted: object): Promise<string> {
  const { status, body } = await post(who.url, '/api/tables', wanted, who);
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
  return String(body.id);
}

/** 32 random bytes, as a device puts them into the shuffle. */
export const newContribution = (): string => randomBytes(32).toString('hex');

/** Lets the devices of people who sit at a table take part in the shuffle, without which no game starts. */
export async function contribute(table: string, ...people: readonly Person[]): Promise<void> {
  for (const who of people) {
    const body = { contribution: newContribution() };
    const done = await post(who.url, `/api/tables/${table}/contribute`, body, who);
    if (done.status !== 200) throw new Error(`no contribution: ${JSON.stringify(done.body)}`);
  }
}

const LOST: CommandResult = { ok: false, why: 'unavailable', message: 'the connection is lost' };

/** A WebSocket at a table that remembers everything it was sent. */
export class Connection {
  readonly received: string[] = [];
  readonly news: News[] = [];
  /** Who was here and who was away, each time it was told. */
  readonly presence: People[] = [];
  toldToReconnect = false;
  closed: { code: number } | undefined;
  private readonly socket: WebSocket;
  private readonly replies = new Map<number, (result: CommandResult) => void>();
  private readonly watchers = new Set<() => void>();
  private refs = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code) => {
      this.closed = { code };
      for (const reply of this.replies.values()) reply(LOST);
      this.changed();
    });
    socket.on('error', () => {});
  }

  static async open(
    url: string,
    table: string,
    who?: Person,
    query: { after?: number; changes?: 0 | 1 } = {},
  ): Promise<Connection> {
    const at = new URL(`${url.replace('http', 'ws')}/api/tables/${table}/play`);
    for (const [name, value] of Object.entries(query)) at.searchParams.set(name, String(value));
    const headers = who ? { authorization: `Bearer ${who.token}` } : {};
    return await Connection.over(new WebSocket(at, { headers }));
  }

  /** The same over a socket that is about to be open. */
  static async over(socket: WebSocket): Promise<Connection> {
    const connection = new Connection(socket);
    await once(socket, 'open');
    await connection.until(() => connection.news.length > 0);
    return connection;
  }

  get last(): News {
    return this.news.at(-1)!;
  }

  /** The people as they were told last. */
  get people(): People {
    return this.presence.at(-1)!;
  }

  private receive(text: string): void {
    this.received.push(text);
    // Whatever a server sends fits the schema, in every test.
    const message = serverMessage.parse(JSON.parse(text));
    if (message.is === 'news') this.news.push(this.whole(message));
    if (message.is === 'news' && message.people) this.presence.push(message.people);
    if (message.is === 'people') this.presence.push(message);
    else if (message.is === 'reconnect') this.toldToReconnect = true;
    else if (message.re !== undefined) this.answered(Number(message.re), message);
    this.changed();
  }

  /** News with the view, also where only its changes were told. */
  private whole(news: News): News {
    if (!news.changes) return news;
    if (news.view !== undefined) throw new Error('told a view and its changes');
    return { ...news, view: withChanges(this.last.view, news.changes) };
  }

  /** News that carries the reference of a command is its reply: it was done. */
  private answered(ref: number, message: News | CommandReply): void {
    const result: CommandResult = message.is === 'news' ? { ok: true, n: message.after } : message;
    this.replies.get(ref)?.(result);
    this.replies.delete(ref);
  }

  private changed(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  /** Ends when something holds; it is looked at whenever something arrives. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds() && !this.closed) return;
        this.watchers.delete(look);
        if (holds()) resolve();
        else reject(new Error(`closed with ${this.closed?.code} while waiting`));
      };
      this.watchers.add(look);
      look();
    });
  }

  send(command: {
    readonly do: string;
    readonly [field: string]: unknown;
  }): Promise<CommandResult> {
    if (this.closed) return Promise.resolve(LOST);
    const ref = ++this.refs;
    return new Promise((resolve) => {
      this.replies.set(ref, resolve);
      this.raw(JSON.stringify({ ...command, ref }));
    });
  }

  raw(text: string | Uint8Array): void {
    this.socket.send(text);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await this.until(() => this.closed !== undefined).catch(() => {});
  }

  cut(): void {
    this.socket.terminate();
  }
}
