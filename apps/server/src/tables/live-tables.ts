import type { TableStore } from '../storage/table-store.ts';
import { LiveTable, type TableContext } from './live-table.ts';

/** A table that was asked for in the last so many milliseconds is about to be used and stays in memory. */
const IN_USE = 5000;

/** The tables that are in memory; any other is loaded when it is asked for. */
export class LiveTables {
  private readonly store: TableStore;
  private readonly context: TableContext;
  private readonly limit: number;
  /** The least recently used comes first. */
  private readonly live = new Map<string, LiveTable>();
  private cursor = this.live.values();

  constructor(store: TableStore, context: TableContext, limit: number) {
    this.store = store;
    this.context = context;
    this.limit = limit;
  }

  /** A table by its id, from memory or from the database. */
  async find(id: string): Promise<LiveTable | null> {
    const known = this.live.get(id);
    if (known) return this.use(known);
    const plan = await this.store.planOf(id);
    if (!plan) return null;
    const live = this.use(this.live.get(id) ?? new LiveTable(plan, this.context));
    this.evict(live.used - IN_USE);
    return live;
  }

  private use(live: LiveTable): LiveTable {
    this.live.delete(live.id);
    this.live.set(live.id, live);
    live.used = performance.now();
    return live;
  }

  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** A table was removed: a request for it finds nothing. */
  forget(id: string): void {
    this.live.delete(id);
  }

  /** What was written about a table has changed: it is read anew, by who looks on as well. */
  reload(id: string): void {
    const live = this.live.get(id);
    this.live.delete(id);
    live?.disconnect();
  }

  /** The next few tables with subscribers; repeated calls go round all of them. */
  nextWithSubscribers(count: number): LiveTable[] {
    const some: LiveTable[] = [];
    while (some.length < count) {
      const { value: live, done } = this.cursor.next();
      if (done) {
        this.cursor = this.live.values();
        return some;
      }
      if (live.hasSubscribers) some.push(live);
    }
    return some;
  }

  get all(): Iterable<LiveTable> {
    return this.live.values();
  }

  /** Where there are too many, drops tables that nobody has asked for since a time and nobody listens to. */
  private evict(unusedSince: number): void {
    this.context.metrics.tables.set(this.live.size);
    for (const [id, live] of this.live) {
      if (this.live.size <= this.limit || live.used > unusedSince) return;
      if (!live.hasSubscribers && !live.busy) this.live.delete(id);
    }
  }
}
