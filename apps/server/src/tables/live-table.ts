import { accept, type Result } from '@treefort/kernel';
import type { News, People } from '@treefort/protocol';
import { Audience, viewerOf } from './subscribers.ts';
import type { Door } from '../presence/connections.ts';
import type { Entry, Written } from './log-entry.ts';
import { fold } from './replay.ts';
import type { Journal } from '../storage/journal.ts';
import type { Listener, Sender } from './subscriber.ts';
import type { Metrics } from '../metrics.ts';
import { changesSeats, type Heard, newsFor } from './news.ts';
import type { Plan } from './plan.ts';
import { Roll } from '../presence/table-presence.ts';
import { Sitting } from './match.ts';
import type { WaitingRoom } from '../http/long-polls.ts';

/** Who knows the people at tables. */
export interface Usher {
  readonly door: Door;
  /** Makes sure that it is known who is at a table through other servers. */
  know(live: LiveTable): Promise<void>;
  people(live: LiveTable): People;
}

export interface Surroundings {
  readonly journal: Journal;
  readonly usher: Usher;
  readonly metrics: Metrics;
  readonly waitingRoom: WaitingRoom;
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
  readonly roll = new Roll();
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
  private readonly audience = new Audience();
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

  /** Whether somebody here waits for what happens. */
  get awaited(): boolean {
    return this.audience.size > 0;
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
    return this.awaited ? this.alone(() => {}) : Promise.resolve();
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

  private tell(heard: readonly Heard[], sender?: Sender): void {
    const after = this.told;
    this.told = this.now.n;
    if (heard.length === 0) return;
    this.audience.tell(this.now, { after, heard, sender });
    if (changesSeats(heard)) this.tellPeople();
  }

  /** Tells all who is here and who is away, where that has changed. */
  tellPeople(): void {
    this.audience.tellPeople(this.around.usher.people(this));
  }

  /** Tells somebody who comes, or comes back, what happened since a place, and everything from then on. */
  join(listener: Listener, after: number): Promise<void> {
    return this.alone(async () => {
      const news = await this.newsOf(listener.player, after);
      this.enter(listener);
      listener.tell(this.greeting(news));
    });
  }

  private enter(listener: Listener): void {
    this.audience.add(listener, this.now);
    this.around.usher.door.came(this.id, listener.player ?? '');
  }

  /** Somebody listens no more; who was not listening has not left. */
  leave(listener: Listener): void {
    if (!this.audience.remove(listener)) return;
    this.around.usher.door.left(this.id, listener.player ?? '');
  }

  /** What happened since a place; where nothing did, waits so many milliseconds for it. */
  async newsSince(player: string | null, after: number, wait: number): Promise<string> {
    // Listens before anything else can happen, and waits after others have had their turn.
    const { next } = await this.alone(({ n }) => ({
      next: wait > 0 && n <= after ? this.nextNews(player, wait) : undefined,
    }));
    await next;
    return this.alone(async () => this.greeting(await this.newsOf(player, after)));
  }

  private async nextNews(player: string | null, ms: number): Promise<void> {
    const { over, end } = this.around.waitingRoom.wait(ms);
    const listener = { player, changes: false, tell: end };
    this.enter(listener);
    await over;
    this.leave(listener);
  }

  private async newsOf(player: string | null, after: number): Promise<News> {
    const viewer = viewerOf(this.now, player);
    const heard = after < this.now.n ? await this.since(after) : [];
    await this.around.usher.know(this);
    const { table } = this.now;
    const sight = table && { view: table.game.view(table.state, viewer) };
    return newsFor(this.now, viewer, { after, heard, comes: true, sight });
  }

  /** What is told to whoever comes, besides what happened. */
  private greeting(news: News): string {
    const people = this.around.usher.people(this);
    return JSON.stringify({ ...news, people, version: this.around.pageVersion });
  }

  private async since(after: number): Promise<readonly Heard[]> {
    const entries = await this.around.journal.read(this.id, 0);
    const before = new Sitting(this.plan);
    return fold(before, entries.slice(0, this.now.n)).slice(after);
  }
}
