import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { CHANNEL, RETRY } from './notification-listener.ts';

/** One notification holds at most 8000 bytes. */
const MOST_BYTES = 7500;
/** At most one notification in this many milliseconds, for all tables: the database queues them. */
const PAUSE = 4;

/** Prefix of a table whose presence has changed. */
const PRESENCE = '+';
/** Prefix of a device that was signed out. */
const SIGNED_OUT = '!';
/** Prefix of a table that was removed. */
const REMOVED = '~';
/** Prefix of a player of whom there is news in the queue. */
const QUEUE = '?';
/** Prefix of a table whose plan or log was rewritten. */
const REWRITTEN = '=';

/** Part of a statement: notifies all servers, this one as well, that the device `id` was signed out. */
export const SIGN_OUT_NOTICE = `pg_notify('${CHANNEL}', '* ${SIGNED_OUT}' || id)`;

/** Part of a statement: notifies all servers that the table `id` was removed. */
export const REMOVED_NOTICE = `pg_notify('${CHANNEL}', '* ${REMOVED}' || id)`;

/** Part of a statement: notifies all servers that the table `id` was rewritten. */
export const REWRITTEN_NOTICE = `pg_notify('${CHANNEL}', '* ${REWRITTEN}' || id)`;

/** What to do when other servers notify this one. */
export interface NotificationHandlers {
  /** A table has new entries. */
  wrote(table: string): void;
  /** Players came to a table or left. */
  presenceChanged(table: string): void;
  /** A device was signed out. */
  signedOut(device: string): void;
  /** A table was removed. */
  removed(table: string): void;
  /** There is news of a player in the queue. */
  queueChanged(player: string): void;
  /** What was written about a table has changed. */
  rewritten(table: string): void;
  /** Notifications may have been missed. */
  missed(): void;
}

/** Notifies other servers of tables with new entries or changed presence, and is notified by them. */
export class Notifications {
  private readonly database: Database;
  private readonly self = randomUUID().slice(0, 8);
  private pending = new Set<string>();
  private waiting = false;
  private closed = false;

  constructor(database: Database) {
    this.database = database;
  }

  listen(handlers: NotificationHandlers): Promise<void> {
    return this.database.listen(
      (text) => {
        const [from, ...pending] = text.split(' ');
        if (from === this.self) return;
        for (const one of pending) {
          if (one.startsWith(PRESENCE)) handlers.presenceChanged(one.slice(PRESENCE.length));
          else if (one.startsWith(SIGNED_OUT)) handlers.signedOut(one.slice(SIGNED_OUT.length));
          else if (one.startsWith(REMOVED)) handlers.removed(one.slice(REMOVED.length));
          else if (one.startsWith(QUEUE)) handlers.queueChanged(one.slice(QUEUE.length));
          else if (one.startsWith(REWRITTEN)) handlers.rewritten(one.slice(REWRITTEN.length));
          else handlers.wrote(one);
        }
      },
      () => handlers.missed(),
    );
  }

  close(): void {
    this.closed = true;
  }

  wrote(table: string): void {
    this.notify(table);
  }

  presenceChanged(table: string): void {
    this.notify(PRESENCE + table);
  }

  queueChanged(player: string): void {
    this.notify(QUEUE + player);
  }

  private notify(one: string): void {
    if (!this.database.shared) return;
    this.pending.add(one);
    if (this.waiting) return;
    this.waiting = true;
    setTimeout(() => this.send(), PAUSE);
  }

  private async send(): Promise<void> {
    const { pending } = this;
    const texts = this.texts();
    this.pending = new Set();
    let pause = PAUSE;
    try {
      await this.database.query('notify', 'select pg_notify($1, t) from unnest($2::text[]) t', [
        CHANNEL,
        texts,
      ]);
    } catch {
      // Other servers may reach the database before this one does: try again.
      for (const one of pending) this.pending.add(one);
      pause = RETRY;
    }
    this.waiting = this.pending.size > 0 && !this.closed;
    if (this.waiting) setTimeout(() => this.send(), pause);
  }

  private texts(): string[] {
    const texts: string[] = [];
    let text = this.self;
    for (const one of this.pending) {
      if (text.length + one.length + 1 > MOST_BYTES) {
        texts.push(text);
        text = this.self;
      }
      text += ` ${one}`;
    }
    return [...texts, text];
  }
}
