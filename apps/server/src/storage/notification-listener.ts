import pg from 'pg';

/** The channel on which servers on one database notify each other. */
export const CHANNEL = 'treefort';

/** Milliseconds after which the database is tried again. */
export const RETRY = 250;
/** Milliseconds after which an idle connection is checked: it may have been lost silently. */
const CHECK = 5000;

/** The one connection that listens for notifications; it reconnects by itself. */
export class NotificationListener {
  private readonly url: string;
  private client: pg.Client | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(notified: (text: string) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, query_timeout: CHECK });
    // An error is followed by end, which is handled.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => notified(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    const check = setInterval(() => {
      client.query('select 1').catch(() => client.end());
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

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
