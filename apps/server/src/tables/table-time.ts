import type { WrittenEntry } from './log-entry.ts';

/**
 * The time since the last entry of a table, counted by this server's own clock, which never jumps. What each server
 * measured is part of the log, so that all servers count alike whatever the database's wall clock does. Only the age of an
 * entry that this server did not follow, as when it has just loaded the table, is told by the database.
 */
export class TableTime {
  private readonly databaseTime: () => number;
  /** When the last entry was written, on this server's own clock. */
  private last = performance.now();
  /** How many entries are counted. */
  private n = 0;

  constructor(databaseTime: () => number) {
    this.databaseTime = databaseTime;
  }

  /** Milliseconds since the last entry. */
  get elapsed(): number {
    return Math.max(0, Math.round(performance.now() - this.last));
  }

  /** What a new entry says of its time; the first one of a table has none before it. */
  get measured(): { readonly ms?: number } {
    return this.n === 0 ? {} : { ms: this.elapsed };
  }

  /** Entries of the log have become known, written here or by another server. */
  follow(entries: readonly WrittenEntry[]): void {
    const known = this.n;
    for (const { n, at, entry } of entries) {
      if (n < known) continue;
      const followed = known > 0 && entry.ms !== undefined;
      const age = Math.max(0, this.databaseTime() - at);
      this.last = followed ? this.last + entry.ms : performance.now() - age;
      this.n = n + 1;
    }
  }
}
