import { accept, findGame, type Game, type Result } from '@treefort/kernel';
import type { People } from '@treefort/protocol';
import type { LongPolls } from '../http/long-polls.ts';
import type { Metrics } from '../metrics.ts';
import type { Connections } from '../presence/connections.ts';
import { TablePresence } from '../presence/table-presence.ts';
import type { Journal } from '../storage/journal.ts';
import type { LogEntry } from './log-entry.ts';
import { Match } from './match.ts';
import { newsFor } from './news.ts';
import type { TablePlan } from './plan.ts';
import { replay, UnreadableTable } from './replay.ts';
import type { ReplyTo, Subscriber } from './subscriber.ts';
import { ownersOf, Subscribers, viewerOf } from './subscribers.ts';
import { TableTime } from './table-time.ts';
import { breather, TaskQueue } from './task-queue.ts';
import { applyAnswers, type Unwritten, type Writing } from './together.ts';
import { wholeView } from './views.ts';

/** Who is present at tables. */
export interface TablePeople {
  readonly connections: Connections;
  /** Reads who is at a table through other servers, unless that is known. */
  load(live: LiveTable): Promise<void>;
  people(live: LiveTable): People;
  /** Until when a player who is not at a table now was there, if that is known. */
  leftAt(live: LiveTable, player: string): number | undefined;
}

/** What a table needs of its server. */
export interface TableContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly people: TablePeople;
  readonly metrics: Metrics;
  readonly longPolls: LongPolls;
  /** Which build of the web client is served. */
  readonly pageVersion: string | null;
  /** Called after this server has written entries, several where they belong together. */
  wrote(live: LiveTable, entries: readonly LogEntry[]): void;
  /** Called when the game threw at an entry, which was then refused. */
  gameThrew(live: LiveTable, entry: LogEntry): void;
  /** Called when the news of an entry that was written could not be made for somebody. */
  newsFailed(live: LiveTable, error: unknown): void;
  /** Called once when the log of a table turns out to be unreadable. */
  unreadable(live: LiveTable, error: UnreadableTable): void;
  /** Called when it is unknown whether an entry was written. */
  writeFailed(live: LiveTable): void;
  /** In how many milliseconds a server has to act for a seat: a bot's turn, a clock. */
  due(match: Match, now: number): number | null;
  /** The answer that the server itself gives now, without a player and without a wait, if there is one. */
  answerNow(match: Match): LogEntry | null;
}

/** Where an entry was written, as it is told: behind so many entries. */
export interface Place {
  readonly n: number;
}

/** A table in memory: its match as the log says, and the subscribers that are sent what happens. One task at a time. */
export class LiveTable {
  readonly id: string;
  readonly presence = new TablePresence();
  /** When it was last asked for. */
  used = performance.now();
  private readonly plan: TablePlan;
  private readonly context: TableContext;
  private current: Match;
  /** The match holds an entry that may not be in the log: it has to be replayed from the start. */
  private uncertain = false;
  /** Why the log does not lead to a match, where it does not. */
  private unreadable: UnreadableTable | undefined;
  /** Other servers have written entries that are not applied here yet. */
  private behind = true;
  /** How many entries the subscribers have been told. */
  private sent = 0;
  /** The same, with those of which nobody is told. */
  private sentEntries = 0;
  private readonly subscribers: Subscribers;
  private readonly queue = new TaskQueue();
  private readonly time: TableTime;

  constructor(plan: TablePlan, context: TableContext) {
    this.id = plan.id;
    this.plan = plan;
    this.context = context;
    this.current = new Match(plan, context.games);
    this.time = new TableTime(() => context.journal.time);
    this.subscribers = new Subscribers((error) => context.newsFailed(this, error));
  }

  /** Reliable only inside `exclusive`: between tasks the log may be ahead. */
  get match(): Match {
    return this.current;
  }

  /** Runs a task while nothing else happens at the table, on a match that is up to date with the log. */
  exclusive<T>(task: (match: Match) => T | Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      await this.refresh();
      return task(this.current);
    });
  }

  /** The time of the table, by which its clocks go. */
  get now(): number {
    return this.current.time + this.time.elapsed;
  }

  get hasSubscribers(): boolean {
    return this.subscribers.size > 0;
  }

  get isUnreadable(): boolean {
    return this.unreadable !== undefined;
  }

  get busy(): boolean {
    return this.queue.length > 0;
  }

  /**
   * Writes the entry that `make` gives, with the answers that the server gives to it at once, and sends all of it; where
   * another server wrote first, `make` is called again.
   */
  append(make: (match: Match) => Result<LogEntry>, replyTo?: ReplyTo): Promise<Result<Place>> {
    return this.exclusive(async () => {
      for (let alone = false; ; ) {
        await this.refresh();
        const entry = make(this.current);
        if (!entry.ok) return entry;
        const written = await this.write(entry.value, { replyTo, alone });
        if (typeof written === 'object') return written;
        if (written === 'taken') this.context.metrics.races.inc();
        else alone = true;
      }
    });
  }

  private async write(
    made: LogEntry,
    { replyTo, alone }: Writing,
  ): Promise<Result<Place> | Unwritten> {
    const match = this.current;
    const { n } = match;
    const entry = { ...made, ...this.time.measured };
    this.uncertain = true;
    const events = match.apply(entry);
    if (!events.ok) {
      // Where the game threw, the match is not trusted: it is made anew of the log.
      this.uncertain = events.fault.why === 'broken';
      if (this.uncertain) this.context.gameThrew(this, made);
      return events;
    }
    const entries = alone ? [entry] : applyAnswers(match, entry, this.context);
    if (entries === 'broken') return 'broken';
    const due = this.context.due(match, match.n > n ? match.time : this.now);
    const at = await this.context.journal
      .append({ table: this.id, n, entries, phase: match.phase, due })
      .catch((error: unknown) => {
        this.context.writeFailed(this);
        throw error;
      });
    if (at === 'taken') return 'taken';
    match.settle(at);
    this.uncertain = false;
    this.time.follow(entries.map((one, i) => ({ n: n + i, at, entry: one })));
    const place = { n: this.sent };
    this.send(entries, replyTo);
    this.context.wrote(this, entries);
    return accept(place);
  }

  /** Another server has written: reads that and sends it to the subscribers. */
  catchUp(): Promise<void> {
    this.behind = true;
    return this.hasSubscribers ? this.exclusive(() => {}) : Promise.resolve();
  }

  /** Brings the match up to date with the log. What cannot be read is not read again before another entry comes. */
  private async refresh(): Promise<void> {
    if (!this.behind && this.unreadable) throw this.unreadable;
    if (!this.behind && !this.uncertain) return;
    // A notification that comes while the log is read may be of an entry that was not read.
    this.behind = false;
    this.unreadable = undefined;
    try {
      await this.readLog();
    } catch (error) {
      if (error instanceof UnreadableTable) {
        this.unreadable = error;
        this.context.unreadable(this, error);
      } else this.behind = true;
      throw error;
    }
  }

  private async readLog(): Promise<void> {
    const { journal, games } = this.context;
    const game = findGame(games, this.plan.game, this.plan.rules);
    if (!game.ok) throw new UnreadableTable(game.fault.message);
    const match = this.uncertain ? new Match(this.plan, games) : this.current;
    const fresh: LogEntry[] = [];
    for await (const entries of journal.read(this.id, match.n)) {
      this.uncertain = true;
      await replay(match, entries);
      this.time.follow(entries);
      fresh.push(...entries.filter(({ n }) => n >= this.sentEntries).map(({ entry }) => entry));
    }
    this.current = match;
    this.uncertain = false;
    this.send(fresh);
  }

  private send(fresh: readonly LogEntry[], replyTo?: ReplyTo): void {
    const { history, n } = this.current;
    const after = this.sent;
    this.sent = history.count;
    this.sentEntries = n;
    if (fresh.length === 0) return;
    const to = history.count > after ? undefined : ownersOf(fresh);
    this.subscribers.send(this.current, { after, to, replyTo });
    if (history.changedSeats(after)) this.sendPeople();
  }

  /** Who is present now. */
  async people(): Promise<People> {
    await this.context.people.load(this);
    return this.context.people.people(this);
  }

  /** Sends all who is present, if that has changed. */
  sendPeople(): void {
    this.subscribers.sendPeople(this.context.people.people(this));
  }

  /** Sends a new subscriber what happened since `after`, and everything from now on. */
  subscribe(subscriber: Subscriber, after: number): Promise<void> {
    this.knownUpTo(after);
    return this.exclusive(async () => {
      const { people } = this.context;
      await people.load(this);
      const { player } = subscriber;
      const looked = player === null ? undefined : people.leftAt(this, player);
      // Who comes is told to be here.
      this.enter(subscriber);
      const text = this.newsOf(player, after, looked);
      subscriber.send(text);
      await breather(text);
    });
  }

  /** A client that comes from another server may have been told more than was read here. */
  private knownUpTo(count: number): void {
    if (count > this.current.history.count) this.behind = true;
  }

  private enter(subscriber: Subscriber): void {
    this.subscribers.add(subscriber, this.current);
    this.context.people.connections.opened(this.id, subscriber.player ?? '');
  }

  unsubscribe(subscriber: Subscriber): void {
    if (!this.subscribers.remove(subscriber)) return;
    this.context.people.connections.closed(this.id, subscriber.player ?? '');
  }

  /** Lets all subscribers connect again. */
  disconnect(): void {
    this.subscribers.failAll();
  }

  /** What happened since `after`; where nothing did, waits up to so many milliseconds for it. */
  async newsSince(player: string | null, after: number, wait: number): Promise<string> {
    this.knownUpTo(after);
    // Subscribes inside the queue, so that nothing is missed, and waits outside, so that others can go on.
    const { next } = await this.exclusive(({ history }) => ({
      next: wait > 0 && history.count <= after ? this.nextNews(player, wait) : undefined,
    }));
    await next;
    return this.exclusive(async () => {
      await this.context.people.load(this);
      const text = this.newsOf(player, after);
      await breather(text);
      return text;
    });
  }

  private async nextNews(player: string | null, ms: number): Promise<void> {
    const { over, end } = this.context.longPolls.wait(ms);
    const subscriber = { player, changes: false, send: end, fail: end };
    this.enter(subscriber);
    await over;
    this.unsubscribe(subscriber);
  }

  /** News to somebody who was not here also say who is present and which web client is served. */
  private newsOf(player: string | null, after: number, looked?: number): string {
    const viewer = viewerOf(this.current, player);
    const { table } = this.current;
    const view = table && wholeView(table.game.view(table.state, viewer));
    const { now } = this;
    const people = this.context.people.people(this);
    const { pageVersion: version } = this.context;
    const joining = { people, version, ...(looked !== undefined && { looked }) };
    return newsFor(this.current, viewer, { after, now, view, joining });
  }
}
