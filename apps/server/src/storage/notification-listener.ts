import { clientConfig, PostgresClient } from './postgres-client.ts';

/** The channel on which servers on one database notify each other. */
export const CHANNEL = 'treefort';

/** Milliseconds after which the database is tried again. */
export const RETRY = 250;
/** Milliseconds after which an idle connection is checked, as it may have been lost silently, and in which it answers. */
const CHECK = 2000;

/** The one connection that listens for notifications; it reconnects by itself. */
export class NotificationListener {
  private readonly url: string;
  private client: PostgresClient | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(notified: (text: string) => void, missed: () => void): Promise<void> {
    const client = new PostgresClient({ ...clientConfig(this.url), query_timeout: CHECK });
    this.client = client;
    client.on('notification', ({ payload }) => notified(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.cut();
      throw error;
    }
    const check = setInterval(() => {
      client.query('select 1').catch(() => client.cut());
    }, CHECK);
    client.on('end', () => {
      clearInterval(check);
      this.retry(notified, missed);
    });
  }

  private retry(notified: (text: string) => void, missed: () => void): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.listen(notified, missed).then(missed, () => this.retry(notified, missed));
    }, RETRY);
  }

  close(): void {
    this.closed = true;
    this.client?.cut();
  }
}
