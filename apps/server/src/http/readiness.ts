import { type Database, reasonOf } from '../storage/database.ts';

/** Milliseconds after which a database that has not taken a write is too slow to be played on. */
const LIMIT = 900;
/** Milliseconds for which an answer is kept: nobody makes the server write more often. */
const KEPT = 1000;

/** Whether the database can be written to, found out by writing to it. */
export class Readiness {
  private readonly database: Database;
  private writing = false;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<string | null> = Promise.resolve(null);

  constructor(database: Database) {
    this.database = database;
  }

  /** What is wrong, or null; at most a second old. */
  wrong(): Promise<string | null> {
    if (performance.now() - this.asked >= KEPT) {
      this.asked = performance.now();
      this.answer = this.ask();
    }
    return this.answer;
  }

  private ask(): Promise<string | null> {
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(() => resolve(`the database takes longer than ${LIMIT} ms`), LIMIT);
    return Promise.race([this.write(), late]).finally(() => clearTimeout(timer));
  }

  private async write(): Promise<string | null> {
    // The last write is not done yet; what it comes to is not known.
    if (this.writing) return 'the database has not answered yet';
    this.writing = true;
    try {
      await this.database.probe();
      return null;
    } catch (error) {
      return `the database cannot be written to: ${reasonOf(error)}`;
    } finally {
      this.writing = false;
    }
  }
}
