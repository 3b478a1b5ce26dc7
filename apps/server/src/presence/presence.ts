import { nth } from '@treefort/kernel';
import type { People } from '@treefort/protocol';
import { RETRY } from '../storage/notification-listener.ts';
import type { Notifications } from '../storage/notifications.ts';
import type { LiveTable, TablePeople } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { Connections } from './connections.ts';
import { Heartbeat } from './heartbeat.ts';
import type { PresenceChange, PresenceStore } from './presence-store.ts';

/** Milliseconds for which changes are collected before they are written and sent together. */
const PAUSE = 100;
/** At most this many players, or tables, in one statement. */
const BATCH = 200;

interface UnwrittenChange {
  readonly table: string;
  readonly player: string;
  /** A time of `performance`. */
  readonly leftAt: number;
}

/** Who is at which table: counted here, shared with other servers through the database, and sent to everybody at the table. */
export class Presence implements TablePeople {
  readonly connections = new Connections((table, player, leftAt) =>
    this.note(table, player, leftAt),
  );
  private readonly store: PresenceStore;
  private readonly heartbeat: Heartbeat;
  private readonly notifications: Notifications;
  private readonly report: (error: unknown) => void;
  private tables: LiveTables | undefined;
  /** By table and player. */
  private readonly unwritten = new Map<string, UnwrittenChange>();
  /** Tables whose presence has to be read again. */
  private readonly unread = new Set<LiveTable>();
  private nextRound: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    store: PresenceStore,
    notifications: Notifications,
    report: (error: unknown) => void,
  ) {
    this.store = store;
    this.notifications = notifications;
    this.report = report;
    this.heartbeat = new Heartbeat(store, {
      serverDied: (table) => this.changedElsewhere(table),
      serversChanged: () => this.changedEverywhere(),
      wasRemoved: () => this.connections.reportAll(),
      failed: report,
    });
  }

  async start(tables: LiveTables): Promise<void> {
    this.tables = tables;
    await this.heartbeat.start();
  }

  /** A server that stops writes nothing: its players reconnect to another before they are missed. */
  async close(): Promise<void> {
    this.closed = true;
    this.connections.stop();
    clearTimeout(this.nextRound);
    await Promise.all([this.heartbeat.stop(), this.working]);
  }

  private changedElsewhere(table: string): void {
    this.notifications.presenceChanged(table);
    const live = this.tables?.inMemory(table);
    if (live) this.changed(live);
  }

  private changedEverywhere(): void {
    for (const live of this.tables?.all ?? []) this.changed(live);
  }

  /** Players of a table came or left on another server. */
  changed(live: LiveTable): void {
    live.presence.stale = true;
    if (!live.hasSubscribers) return;
    this.unread.add(live);
    this.workIn(PAUSE);
  }

  async load(live: LiveTable): Promise<void> {
    if (live.presence.stale) await this.read([live]);
  }

  people({ id, presence, match }: LiveTable): People {
    return presence.people(match, this.connections.at(id));
  }

  leftAt({ id, presence }: LiveTable, player: string): number | undefined {
    return presence.leftAt(player, this.connections.at(id));
  }

  /** Whether a player is at a table, through whichever server. */
  async isHere(live: LiveTable, player: string): Promise<boolean> {
    const here = this.connections.at(live.id);
    if (here.has(player)) return true;
    await this.load(live);
    return live.presence.has(player, here);
  }

  private note(table: string, player: string, leftAt: number): void {
    this.unwritten.set(`${table} ${player}`, { table, player, leftAt });
    this.workIn(PAUSE);
  }

  private workIn(pause: number): void {
    if (this.closed) return;
    this.nextRound ??= setTimeout(() => {
      this.working = this.work();
    }, pause);
  }

  private async work(): Promise<void> {
    let pause = PAUSE;
    try {
      await this.write();
      await this.readUnread();
    } catch (error) {
      this.report(error);
      pause = RETRY;
    }
    this.nextRound = undefined;
    if (this.unwritten.size > 0 || this.unread.size > 0) this.workIn(pause);
  }

  private async write(): Promise<void> {
    const batch = [...this.unwritten].slice(0, BATCH);
    if (batch.length === 0) return;
    for (const [key] of batch) this.unwritten.delete(key);
    const now = performance.now();
    const changes = batch.map(([, { table, player, leftAt }]): PresenceChange => {
      const count = this.connections.at(table).get(player)?.count ?? 0;
      return { table, player, count, ago: now - leftAt };
    });
    try {
      for (const one of await this.store.write(changes)) {
        this.tables?.inMemory(one.table)?.presence.left(one);
      }
    } catch (error) {
      this.putBack(batch);
      throw error;
    }
    for (const table of new Set(changes.map((one) => one.table))) {
      this.notifications.presenceChanged(table);
      this.send(this.tables?.inMemory(table));
    }
  }

  /** Keeps what could not be written for the next try, unless something newer has come meanwhile. */
  private putBack(batch: readonly (readonly [string, UnwrittenChange])[]): void {
    for (const [key, change] of batch) {
      if (!this.unwritten.has(key)) this.unwritten.set(key, change);
    }
  }

  private async readUnread(): Promise<void> {
    const some = [...this.unread].slice(0, BATCH);
    if (some.length === 0) return;
    await this.read(some);
    for (const live of some) {
      if (!live.presence.stale) this.unread.delete(live);
      this.send(live);
    }
  }

  private async read(lives: readonly LiveTable[]): Promise<void> {
    const reads = lives.map(({ presence }) => presence.beginRead());
    const ids = lives.map(({ id }) => id);
    try {
      const [elsewhere, lastSeen] = await Promise.all([
        this.store.elsewhere(ids),
        this.store.lastSeen(ids),
      ]);
      const elsewhereAt = Map.groupBy(elsewhere, ({ table }) => table);
      const lastSeenAt = Map.groupBy(lastSeen, ({ table }) => table);
      for (const [i, { id, presence }] of lives.entries()) {
        presence.endRead(nth(reads, i), elsewhereAt.get(id) ?? [], lastSeenAt.get(id) ?? []);
      }
    } catch (error) {
      for (const { presence } of lives) presence.stale = true;
      throw error;
    }
  }

  private send(live: LiveTable | undefined): void {
    live?.exclusive(() => live.sendPeople()).catch(this.report);
  }
}
