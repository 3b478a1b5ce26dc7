import { accept, type Result, type Viewer } from '@treefort/kernel';
import type { Entry, Written } from './entry.ts';
import { fold } from './fold.ts';
import type { Journal } from './journal.ts';
import { type Listener, marked, type Sender } from './listener.ts';
import type { Metrics } from './metrics.ts';
import { type Heard, newsFor } from './news.ts';
import type { Plan } from './plan.ts';
import { type Seen, Sights } from './sights.ts';
import { Sitting } from './sitting.ts';

export interface Surroundings {
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** Which build of the client for browsers is served. */
  readonly pageVersion: string | null;
  /** Called with every entry this server has written. */
  wrote(live: LiveTable, entry: Entry): void;
  /** Called when it is not known whether an entry was written. */
  lost(live: LiveTable): void;
  /** In how many milliseconds somebody has to look after the table. */
  due(sitting: Sitting): number | null;
}

/** A table in memory, one thing at a time: what the log says, and those who are told. */
export class LiveTable {
  readonly id: string;
  readonly listeners = new Set<Listener>();
  /** When it was last asked for. */
  used = performance.now();
  private readonly plan: Plan;
  private readonly around: Surroundings;
  private now: Sitting;
  /** Holds an entry that may not be in the log: everything has to be read again. */
  private doubtful = false;
  /** Others have written entries that are not here yet. */
  private behind = true;
  private told = 0;
  private seen: Seen = { views: new Map() };
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(plan: Plan, around: Surroundings) {
    this.id = plan.id;
    this.plan = plan;
    this.around = around;
    this.now = new Sitting(plan);
  }

  /** How the table stands; look at it only while nothing else happens to it. */
  get sitting(): Sitting {
    return this.now;
  }

  /** Does one thing after the other, on what the log says. */
  alone<T>(act: (sitting: Sitting) => T | Promise<T>): Promise<T> {
    this.waiting++;
    const turn = this.tail.then(async () => {
      await this.refresh();
      return act(this.now);
    });
    this.tail = turn
      .catch(() => {})
      .finally(() => {
        this.waiting--;
      });
    return turn;
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Writes the entry that `make` finds fit, and tells all; where another came first, it is asked again. */
  append(make: (sitting: Sitting) => Result<Entry>, sender?: Sender): Promise<Result<Written>> {
    return this.alone(async () => {
      for (;;) {
        await this.refresh();
        const entry = make(this.now);
        if (!entry.ok) return entry;
        const written = await this.write(entry.value, sender);
        if (written !== 'taken') return written;
        this.around.metrics.races.inc();
      }
    });
  }

  private async write(entry: Entry, sender?: Sender): Promise<Result<Written> | 'taken'> {
    const sitting = this.now;
    const events = sitting.take(entry);
    if (!events.ok) return events;
    const { n, phase } = sitting;
    this.doubtful = true;
    const due = this.around.due(sitting);
    const at = await this.around.journal
      .append({ table: this.id, n, entry, phase, due })
      .catch((error: unknown) => {
        this.around.lost(this);
        throw error;
      });
    if (at === 'taken') return 'taken';
    sitting.settle(at);
    this.doubtful = false;
    const written = { n, at, entry };
    this.tell([{ ...written, events: events.value }], sender);
    this.around.wrote(this, entry);
    return accept(written);
  }

  /** Another server has written: reads it and tells it, after what is being done. */
  catchUp(): Promise<void> {
    this.behind = true;
    return this.listeners.size > 0 ? this.alone(() => {}) : Promise.resolve();
  }

  private async refresh(): Promise<void> {
    if (!this.doubtful && !this.behind) return;
    const sitting = this.doubtful ? new Sitting(this.plan) : this.now;
    const entries = await this.around.journal.read(this.id, sitting.n);
    this.now = sitting;
    this.behind = false;
    this.doubtful = true;
    const heard = fold(sitting, entries);
    this.doubtful = false;
    this.tell(heard.filter(({ n }) => n >= this.told));
  }

  /** One text for each way of seeing the table, however many look on. */
  private tell(heard: readonly Heard[], sender?: Sender): void {
    const after = this.told;
    this.told = this.now.n;
    if (heard.length === 0) return;
    const sights = this.now.table && new Sights(this.now.table, this.seen);
    const texts = { changes: new Map<Viewer, string>(), whole: new Map<Viewer, string>() };
    for (const listener of this.listeners) {
      const viewer = this.viewerOf(listener.player);
      const how = listener.changes ? 'changes' : 'whole';
      let text = texts[how].get(viewer);
      if (text === undefined) {
        const sight = sights?.[how](viewer);
        text = JSON.stringify(newsFor(this.now, viewer, { after, heard, comes: false, sight }));
        texts[how].set(viewer, text);
      }
      listener.tell(listener === sender?.listener ? marked(text, sender.ref) : text);
    }
    this.seen = sights && sights.seen.views.size > 0 ? sights.seen : { views: new Map() };
  }

  private viewerOf(player: string | null): Viewer {
    return this.now.seatOf(player) ?? 'watcher';
  }

  /** Tells somebody who comes, or comes back, what happened since a place, and everything from then on. */
  join(listener: Listener, after: number): Promise<void> {
    return this.alone(async () => {
      listener.tell(await this.newsOf(listener.player, after));
      if (listener.changes) this.remember(this.viewerOf(listener.player));
      this.listeners.add(listener);
    });
  }

  /** What a viewer has just been told whole is what later changes are counted from. */
  private remember(viewer: Viewer): void {
    const { table } = this.now;
    if (table) this.seen.views.set(viewer, table.game.view(table.state, viewer));
  }

  /** What happened since a place; where nothing did, waits so many milliseconds for it. */
  async newsSince(player: string | null, after: number, wait: number): Promise<string> {
    // Listens before anything else can happen, and waits after others have had their turn.
    const { next } = await this.alone(({ n }) => ({
      next: wait > 0 && n <= after ? this.nextNews(player, wait) : undefined,
    }));
    await next;
    return this.alone(() => this.newsOf(player, after));
  }

  private nextNews(player: string | null, wait: number): Promise<void> {
    return new Promise((resolve) => {
      const listener = { player, changes: false, tell: () => done() };
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(listener);
        resolve();
      };
      const timer = setTimeout(done, wait);
      this.listeners.add(listener);
    });
  }

  private async newsOf(player: string | null, after: number): Promise<string> {
    const viewer = this.viewerOf(player);
    const heard = after < this.now.n ? await this.since(after) : [];
    const { table } = this.now;
    const sight = table && { view: table.game.view(table.state, viewer) };
    const news = newsFor(this.now, viewer, { after, heard, comes: true, sight });
    return JSON.stringify({ ...news, version: this.around.pageVersion });
  }

  private async since(after: number): Promise<readonly Heard[]> {
    const entries = await this.around.journal.read(this.id, 0);
    const before = new Sitting(this.plan);
    return fold(before, entries.slice(0, this.now.n)).slice(after);
  }
}
