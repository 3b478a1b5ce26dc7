import type { People } from '@treefort/protocol';
import { RETRY } from '../storage/database.ts';
import { Door } from './connections.ts';
import type { GuestBook, Move } from './presence-store.ts';
import type { Hall } from '../tables/live-tables.ts';
import type { LiveTable, Usher } from '../tables/live-table.ts';
import type { Notices } from '../storage/notifications.ts';

/** How often this server gives a sign of life. */
const BEAT = 5000;
/** Comings and goings of so many milliseconds are written and told together. */
const PAUSE = 100;
/** Of so many guests, or tables, in one statement. */
const MOST = 200;

/** Somebody who came, or went at a time of `performance`. */
interface Moved {
  readonly table: string;
  readonly player: string;
  readonly went: number;
}

/** Who is at which table: counted here, written down for other servers, and told to all at the table. */
export class Attendance implements Usher {
  readonly door = new Door((table, player, went) => this.note(table, player, went));
  private readonly book: GuestBook;
  private readonly notices: Notices;
  private readonly report: (error: unknown) => void;
  private hall: Hall | undefined;
  /** Of whom has to be written whether they are here. */
  private readonly unwritten = new Map<string, Moved>();
  /** Tables whose people have to be read again. */
  private readonly unread = new Set<LiveTable>();
  private servers = '';
  private beaten = Number.NEGATIVE_INFINITY;
  private nextBeat: NodeJS.Timeout | undefined;
  private nextRound: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private working: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(book: GuestBook, notices: Notices, report: (error: unknown) => void) {
    this.book = book;
    this.notices = notices;
    this.report = report;
  }

  /** Gives signs of life from now on. */
  async watch(hall: Hall): Promise<void> {
    this.hall = hall;
    await this.beat();
    this.beatLater();
  }

  /** A server that stops says nothing: its guests are at another before it is missed. */
  async close(): Promise<void> {
    this.closed = true;
    this.door.close();
    clearTimeout(this.nextBeat);
    clearTimeout(this.nextRound);
    await Promise.all([this.beating, this.working]);
  }

  private movedElsewhere(table: string): void {
    this.notices.moved(table);
    const live = this.hall?.present(table);
    if (live) this.changed(live);
  }

  /** Others came or went elsewhere. */
  changed(live: LiveTable): void {
    live.roll.stale = true;
    if (!live.awaited) return;
    this.unread.add(live);
    this.soon(PAUSE);
  }

  async know(live: LiveTable): Promise<void> {
    if (live.roll.stale) await this.read([live]);
  }

  people({ id, roll, sitting }: LiveTable): People {
    return roll.people(sitting, this.door.at(id));
  }

  private note(table: string, player: string, went: number): void {
    this.unwritten.set(`${table} ${player}`, { table, player, went });
    this.soon(PAUSE);
  }

  private soon(pause: number): void {
    if (this.closed) return;
    this.nextRound ??= setTimeout(() => {
      this.working = this.work();
    }, pause);
  }

  private async work(): Promise<void> {
    let pause = PAUSE;
    try {
      await this.write();
      await this.reread();
    } catch (error) {
      this.report(error);
      pause = RETRY;
    }
    this.nextRound = undefined;
    if (this.unwritten.size > 0 || this.unread.size > 0) this.soon(pause);
  }

  private async write(): Promise<void> {
    const batch = [...this.unwritten].slice(0, MOST);
    if (batch.length === 0) return;
    for (const [key] of batch) this.unwritten.delete(key);
    const now = performance.now();
    const moves = batch.map(([, { table, player, went }]): Move => {
      const n = this.door.at(table).get(player)?.n ?? 0;
      return { table, player, n, ago: now - went };
    });
    try {
      const seen = await this.book.write(moves);
      for (const one of seen) this.hall?.present(one.table)?.roll.see(one);
    } catch (error) {
      this.putBack(batch);
      throw error;
    }
    for (const table of new Set(moves.map((one) => one.table))) {
      this.notices.moved(table);
      this.tell(this.hall?.present(table));
    }
  }

  /** What was not written is written later, unless there is news of it. */
  private putBack(batch: readonly (readonly [string, Moved])[]): void {
    for (const [key, moved] of batch) {
      if (!this.unwritten.has(key)) this.unwritten.set(key, moved);
    }
  }

  private async reread(): Promise<void> {
    const some = [...this.unread].slice(0, MOST);
    if (some.length === 0) return;
    await this.read(some);
    for (const live of some) {
      if (!live.roll.stale) this.unread.delete(live);
      this.tell(live);
    }
  }

  private async read(lives: readonly LiveTable[]): Promise<void> {
    const asked = lives.map(({ roll }) => roll.ask());
    const ids = lives.map(({ id }) => id);
    try {
      const [guests, seen] = await Promise.all([this.book.elsewhere(ids), this.book.seen(ids)]);
      const guestsAt = Map.groupBy(guests, ({ table }) => table);
      const seenAt = Map.groupBy(seen, ({ table }) => table);
      for (const [i, { id, roll }] of lives.entries()) {
        roll.fill(asked[i]!, guestsAt.get(id) ?? [], seenAt.get(id) ?? []);
      }
    } catch (error) {
      for (const { roll } of lives) roll.stale = true;
      throw error;
    }
  }

  private tell(live: LiveTable | undefined): void {
    live?.alone(() => live.tellPeople()).catch(this.report);
  }

  private beatLater(): void {
    this.nextBeat = setTimeout(async () => {
      this.beating = this.beat().catch(this.report);
      await this.beating;
      if (!this.closed) this.beatLater();
    }, BEAT);
  }

  /** A sign of life; where servers came or went, so did their guests. */
  private async beat(): Promise<void> {
    // After a time without the database others have not had the chance to give their sign either.
    if (performance.now() - this.beaten < 2 * BEAT) {
      for (const table of await this.book.bury()) this.movedElsewhere(table);
    }
    const { servers, fresh } = await this.book.beat();
    this.beaten = performance.now();
    // Taken for dead: whoever is here was struck out.
    if (fresh) this.door.recall();
    const now = servers.join(' ');
    if (now !== this.servers) for (const live of this.hall?.all ?? []) this.changed(live);
    this.servers = now;
  }
}
