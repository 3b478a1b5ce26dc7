import pg from 'pg';
import { ANSWER_LIMIT, clientConfig, lostConnection, PostgresClient } from './postgres-client.ts';

/** How many connections a server shares among its statements. */
const CONNECTIONS = 8;
/** Milliseconds that a statement may wait for a free connection: it may be one of many. */
const QUEUE_LIMIT = 5000;
/** Milliseconds in which this process reads what has come, where it was busy itself. */
const READ_LIMIT = 50;
/** Milliseconds in which statements under way end and connections close when the server stops. */
const CLOSE_LIMIT = 300;

/** Connections to PostgreSQL that are shared. One that was taken for too long is cut, and with it all that are idle. */
export class PostgresPool {
  readonly pool: pg.Pool;
  /** Every connection, also one that is being opened. */
  private readonly open = new Set<PostgresClient>();
  private readonly idle = new Set<PostgresClient>();
  private readonly taken = new Map<PostgresClient, NodeJS.Timeout>();

  constructor(url: string) {
    const { open, idle } = this;
    this.pool = new pg.Pool({
      connectionTimeoutMillis: QUEUE_LIMIT,
      Client: class extends PostgresClient {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, ...clientConfig(url) });
          open.add(this);
          this.on('end', () => {
            open.delete(this);
            idle.delete(this);
          });
        }
      },
      max: CONNECTIONS,
      // Idle connections are kept: opening one takes longer than a move should.
      idleTimeoutMillis: 0,
    });
    // An idle connection that breaks is replaced when the next one is needed.
    this.pool.on('error', () => {});
    this.pool.on('acquire', (client) => this.acquired(ours(client)));
    this.pool.on('release', (_, client) => this.released(ours(client)));
  }

  private acquired(client: PostgresClient): void {
    this.idle.delete(client);
    const later = (ms: number, act: () => void) => this.taken.set(client, setTimeout(act, ms));
    later(ANSWER_LIMIT, () => later(READ_LIMIT, () => this.giveUp(client)));
  }

  private giveUp(client: PostgresClient): void {
    this.cutIdle();
    client.cut();
  }

  private released(client: PostgresClient): void {
    clearTimeout(this.taken.get(client));
    this.taken.delete(client);
    if (this.open.has(client)) this.idle.add(client);
  }

  /** Whatever broke one connection may have broken those beside it: trying each of them would take too long. */
  private cutIdle(): void {
    for (const client of this.idle) client.cut();
  }

  /** Runs a statement that may be run twice: once more where its connection was lost. */
  async query<R>(statement: pg.QueryConfig): Promise<R[]> {
    try {
      return (await this.pool.query(statement)).rows as R[];
    } catch (error) {
      if (this.pool.ending || !lostConnection(error)) throw error;
      this.cutIdle();
      return (await this.pool.query(statement)).rows as R[];
    }
  }

  /** Opens all connections. */
  async fill(): Promise<void> {
    const all = Array.from({ length: CONNECTIONS }, () => this.pool.connect());
    for (const one of await Promise.allSettled(all)) {
      if (one.status === 'fulfilled') one.value.release();
    }
    await Promise.all(all);
  }

  async close(): Promise<void> {
    setTimeout(() => {
      for (const client of this.open) client.cut();
    }, CLOSE_LIMIT).unref();
    await this.pool.end();
  }
}

/** The pool makes no others. */
const ours = (client: pg.ClientBase): PostgresClient => {
  if (client instanceof PostgresClient) return client;
  throw new Error('not a client of this pool');
};
