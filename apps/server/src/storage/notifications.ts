import { randomUUID } from 'node:crypto';
import { CHANNEL, type Database, RETRY } from './database.ts';

/** One notification holds at most 8000 bytes. */
const MOST_BYTES = 7500;
/** Notifications queue up at the database, so there is one in this many milliseconds for all tables. */
const PAUSE = 4;

/** Stands before the id of a table to which people came, or from which they went. */
const PEOPLE = '+';

/** What other servers tell. */
export interface Ear {
  /** A table has new entries. */
  wrote(table: string): void;
  /** People came to a table or went. */
  moved(table: string): void;
  /** Something may have been missed. */
  gap(): void;
}

/** Tells the other servers which tables have new entries or other people, and hears it from them. */
export class Notices {
  private readonly database: Database;
  private readonly self = randomUUID().slice(0, 8);
  private news = new Set<string>();
  private waiting = false;
  private closed = false;

  constructor(database: Database) {
    this.database = database;
  }

  listen(ear: Ear): Promise<void> {
    return this.database.listen(
      (text) => {
        const [from, ...news] = text.split(' ');
        if (from === this.self) return;
        for (const one of news) {
          if (one.startsWith(PEOPLE)) ear.moved(one.slice(PEOPLE.length));
          else ear.wrote(one);
        }
      },
      () => ear.gap(),
    );
  }

  close(): void {
    this.closed = true;
  }

  wrote(table: string): void {
    this.tell(table);
  }

  moved(table: string): void {
    this.tell(PEOPLE + table);
  }

  private tell(one: string): void {
    if (!this.database.shared) return;
    this.news.add(one);
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
      for (const one of news) this.news.add(one);
      pause = RETRY;
    }
    this.waiting = this.news.size > 0 && !this.closed;
    if (this.waiting) setTimeout(() => this.send(), pause);
  }

  private texts(): string[] {
    const texts: string[] = [];
    let text = this.self;
    for (const one of this.news) {
      if (text.length + one.length + 1 > MOST_BYTES) {
        texts.push(text);
        text = this.self;
      }
      text += ` ${one}`;
    }
    return [...texts, text];
  }
}
