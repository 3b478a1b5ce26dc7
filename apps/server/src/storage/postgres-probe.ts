import { clientConfig, PostgresClient } from './postgres-client.ts';

/** Emptied, the table gets a new file, so that the row needs new space on the disk. */
export const PROBE = 'truncate probe; insert into probe values (clock_timestamp())';

/** Milliseconds in which a database that can be played on takes a write. */
const LIMIT = 800;

/** Writes by a connection of its own: the shared ones may be busy, and then a probe says nothing about the database. */
export class PostgresProbe {
  private readonly url: string;
  private client: PostgresClient | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async write(): Promise<void> {
    const client = this.client ?? new PostgresClient(clientConfig(this.url));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      client.cut();
    }, LIMIT);
    try {
      if (client !== this.client) await client.connect();
      await client.query(PROBE);
      this.keep(client);
    } catch (error) {
      this.client = undefined;
      client.cut();
      throw late ? new Error(`no answer within ${LIMIT} ms`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  private keep(client: PostgresClient): void {
    if (this.client === client) return;
    this.client = client;
    client.on('end', () => {
      if (this.client === client) this.client = undefined;
    });
  }

  close(): void {
    this.client?.cut();
  }
}
