import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds in which PostgreSQL opens a connection or answers a statement; one that does not is given up. */
export const ANSWER_LIMIT = 2000;

/** A client of PostgreSQL whose connection can be cut: one that is frozen cannot be closed with the other side's help. */
export class PostgresClient extends pg.Client {
  private readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    // An error is followed by end, or fails the statement under way; unheard it would end the process.
    this.on('error', () => {});
  }

  cut(): void {
    this.socket.destroy();
    // The socket itself tells of it a moment later; until then a pool would go on handing this client out.
    this.emit('error', new Error('the connection did not answer in time'));
  }
}

/** Connections that do not wait for ever, on either side. */
export const clientConfig = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: ANSWER_LIMIT,
  statement_timeout: ANSWER_LIMIT,
  idle_in_transaction_session_timeout: 2 * ANSWER_LIMIT,
  keepAlive: true,
  keepAliveInitialDelayMillis: 1000,
});

/** Codes with which PostgreSQL ends a connection: it shuts down, or does not serve yet. */
const ENDS_CONNECTION = /^(57P0[1-5]|08)/;

/** Whether a statement failed because of its connection, so that another one may do; what it did is then unknown. */
export const lostConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '');
