import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

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

  constructor(database: Database) {
    this.database = database;
  }

  listen(changed: (table: string) => void, gap: () => void): Promise<void> {
    return this.database.listen((text) => {
      const [from, ...tables] = text.split(' ');
      if (from !== this.self) for (const table of tables) changed(table);
    }, gap);
  }

  tell(table: string): void {
    if (!this.database.shared) return;
    this.news.add(table);
    if (this.waiting) return;
    this.waiting = true;
    setTimeout(() => this.send(), PAUSE);
  }

  private async send(): Promise<void> {
    const texts = this.texts();
    this.news = new Set();
    try {
      await this.database.often('notify', 'select pg_notify($1, t) from unnest($2::text[]) t', [
        'treefort',
        texts,
      ]);
    } catch {
      // Whoever listens has lost the database too and will look at every table when it is back.
    }
    this.waiting = this.news.size > 0;
    if (this.waiting) setTimeout(() => this.send(), PAUSE);
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
