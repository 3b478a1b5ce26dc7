import { createHmac, randomBytes } from 'node:crypto';
import type { Game } from '@treefort/kernel';
import type { QueueState, QueueWish, WaitingCount } from '@treefort/protocol';
import type { Player } from '../players/players.ts';
import { NEWCOMER } from '../ratings/scale.ts';
import type { Database } from '../storage/database.ts';
import type { TableRuntime } from '../tables/table-runtime.ts';
import type { Company } from './company.ts';
import { Matcher } from './matcher.ts';
import type { QueuePolls } from './queue-polls.ts';
import { type QueuePlace, QueueStore } from './queue-store.ts';
import { ReadyTables } from './ready-tables.ts';

/** Milliseconds between two looks for a pool that is due. */
const INTERVAL = 200;
/** Milliseconds between two notes of whose pages are open. */
const NOTE_OPEN = 4000;
/** Milliseconds for which it is known how many wait. */
const COUNTED = 1000;

export interface QuickMatchOptions {
  readonly database: Database;
  readonly games: readonly Game[];
  readonly runtime: TableRuntime;
  readonly polls: QueuePolls;
  readonly company: Company;
  readonly failed: (error: unknown) => void;
}

/** The queue of those who look for company. */
export class QuickMatch {
  readonly polls: QueuePolls;
  private readonly key = randomBytes(32);
  private readonly store: QueueStore;
  private readonly ready: ReadyTables;
  private readonly matcher: Matcher;
  private readonly company: Company;
  private readonly runtime: TableRuntime;
  private readonly failed: (error: unknown) => void;
  private counted: { readonly at: number; readonly counts: Promise<WaitingCount[]> } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private notedOpen = 0;
  private stopped = false;
  private working: Promise<void> = Promise.resolve();

  constructor({ database, games, runtime, polls, company, failed }: QuickMatchOptions) {
    const tell = (players: readonly string[]): void => this.tell(players);
    this.polls = polls;
    this.company = company;
    this.runtime = runtime;
    this.failed = failed;
    this.store = new QueueStore(database);
    this.ready = new ReadyTables({ tables: runtime.tables, store: this.store }, tell);
    this.matcher = new Matcher({ games, company, store: this.store, ready: this.ready }, tell);
  }

  /** Finds company for those who wait from now on. */
  start(): void {
    this.runtime.whenWritten((live, entries) => {
      for (const entry of entries) this.ready.wrote(live, entry).catch(this.failed);
    });
    this.later();
  }

  windDown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.polls.close();
  }

  async close(): Promise<void> {
    this.windDown();
    await this.working;
  }

  async join({ id }: Player, address: string, wish: QueueWish): Promise<void> {
    const ratings = await this.company.ratings.of(wish.game, [id]);
    const { mu: rating } = ratings.get(id) ?? NEWCOMER;
    await this.store.join({ player: id, source: this.sourceOf(address), rating, wish });
    this.tell([id]);
  }

  /** How often a player has let others wait at tables lately, and how often all from an address have. */
  missed({ id }: Player, address: string): Promise<{ own: number; near: number }> {
    return this.store.missed(id, this.sourceOf(address));
  }

  /** Addresses are not written down: nobody else can tell what this stands for. */
  private sourceOf(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }

  async leave({ id }: Player): Promise<void> {
    const table = await this.store.leave(id);
    this.counted = undefined;
    this.polls.forget(id);
    this.tell([id]);
    if (table !== null) await this.ready.left(table, id);
  }

  /** Where a player stands. */
  async stateOf({ id }: Player): Promise<QueueState> {
    const place = await this.store.placeOf(id);
    return place ? await this.stateAt(place) : { is: 'idle' };
  }

  private async stateAt({ table, left, waited, ...wish }: QueuePlace): Promise<QueueState> {
    if (table !== null) return { is: 'ready', ...wish, table, left: Math.max(0, left ?? 0) };
    const counts = await this.counts();
    const same = counts.find(({ game, pace }) => game === wish.game && pace === wish.pace);
    return { is: 'waiting', ...wish, waited, waiting: Math.max(1, same?.waiting ?? 0) };
  }

  /** How many wait for which game at which pace, as of a moment ago. */
  counts(): Promise<readonly WaitingCount[]> {
    const now = performance.now();
    if (!this.counted || now - this.counted.at > COUNTED) {
      this.counted = { at: now, counts: this.store.counts() };
    }
    return this.counted.counts;
  }

  /** Ends the requests of players that wait for news, at whatever server they do. */
  private tell(players: readonly string[]): void {
    for (const player of players) {
      this.polls.tell(player);
      this.runtime.notifications.queueChanged(player);
    }
  }

  private later(): void {
    this.timer = setTimeout(() => {
      this.working = this.work()
        .catch(this.failed)
        .then(() => {
          if (!this.stopped) this.later();
        });
    }, INTERVAL);
  }

  /** The page of a player has come, or come back. */
  async arrived({ id }: Player): Promise<void> {
    await this.store.seen([id]);
  }

  private async work(): Promise<void> {
    await this.noteOpen();
    await this.noteClosed();
    while (!this.stopped && (await this.matcher.round()));
  }

  private async noteOpen(): Promise<void> {
    const now = performance.now();
    if (now - this.notedOpen < NOTE_OPEN) return;
    this.notedOpen = now;
    const open = this.polls.open();
    if (open.length > 0) await this.store.seen(open);
  }

  private async noteClosed(): Promise<void> {
    const gone = this.polls.gone();
    if (gone.length > 0) await this.store.closed(gone);
  }
}
