import { randomUUID } from 'node:crypto';
import { CHANNEL, type Database, RETRY } from './database.ts';

/** One notification holds at most 8000 bytes. */
const MOST_BYTES = 7500;
/** Notifications queue up at the database, so there is one in this many milliseconds for all tables. */
const PAUSE = 4;

/** Tells the other servers which tables have new entries, and hears it from them. */
export class Notices {
  private readonly database: Database;
  private readonly self = randomUUID().slice(0, 8);
  private news = new Set<string>();
  private waiting = false;
  private closed = false;

  constructor(database: Database) {
    this.database = database;
  }

  listen(changed: (table: string) => void, gap: () => void): Promise<void> {
    return this.database.listen((text) => {
      const [from, ...tables] = text.split(' ');
      if (from !== this.self) for (const table of tables) changed(table);
    }, gap);
  }

  close(): void {
    this.closed = true;
  }

  tell(table: string): void {
    if (!this.database.shared) return;
    this.news.add(table);
    if (this.waiting) return;
    this.waiting = true;
    setTimeout(() => this.send(), PAUSE);
  }

  private async send(): Promise<void> {
    const { news } = this;
    const texts = this.texts();
    this.news = new Set();
    let pause = PAUSE;
    try {
      await this.database.often('notify', 'select pg_notify($1, t) from unnest($2::text[]) t', [
        CHANNEL,
        texts,
      ]);
    } catch {
      // The others may have the database back before this server has: they must hear of it still.
      for (const table of news) this.news.add(table);
      pause = RETRY;
    }
    this.waiting = this.news.size > 0 && !this.closed;
    if (this.waiting) setTimeout(() => this.send(), pause);
  }

  private texts(): string[] {
    const texts: string[] = [];
    let text = this.self;
    for (const table of this.news) {
      if (text.length + table.length + 1 > MOST_BYTES) {
        texts.push(text);
        text = this.self;
      }
      text += ` ${table}`;
    }
    return [...texts, text];
  }
}
