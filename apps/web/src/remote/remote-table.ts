import type { GameRecord, Result } from '@treefort/kernel';
import type {
  Command,
  CommandResult,
  Happening,
  News,
  NotDone,
  People,
  SeatInfo,
  ServerMessage,
  ShuffleVerdict,
} from '@treefort/protocol';
import { withChanges } from '@treefort/protocol';
import type { Moment, Table } from '../table/table.ts';
import { ChatQueue } from './chat-queue.ts';
import { Link, type LinkState, type Network } from './link.ts';
import { PendingAnswer } from './pending-answer.ts';
import { PendingCommands } from './pending-commands.ts';
import { momentOf, type Refused, type RemoteState } from './remote-state.ts';
import type { ShuffleStore } from './shuffle-store.ts';
import { type Said, TableLog } from './table-log.ts';
import { TableShuffle } from './table-shuffle.ts';

/** What a table on a server needs of the browser. */
export interface RemoteWorld extends Network {
  /** The build of the client that this page is. */
  readonly version: string | null;
  /** This device's time, in milliseconds. */
  now(): number;
  /** The record of a finished game; undefined where the server does not answer. */
  record(): Promise<Result<GameRecord> | undefined>;
  readonly shuffle: ShuffleStore;
}

/** A table on a server. Through lost connections each entry of its log is taken once, and each answer is given once. */
export class RemoteTable implements Table {
  private readonly world: RemoteWorld;
  private readonly link: Link;
  private readonly commands: PendingCommands;
  private readonly answer: PendingAnswer;
  private readonly chat: ChatQueue;
  private readonly shuffle: TableShuffle;
  private readonly log = new TableLog();
  private readonly listeners = new Set<() => void>();
  private news: News | undefined;
  private newsAt = 0;
  /** The view as this connection sent it last, whole or by changes. */
  private view: unknown;
  private seats: readonly SeatInfo[] = [];
  private people: People | undefined;
  private refused: Refused | undefined;
  private record: GameRecord | undefined;
  private verdict: ShuffleVerdict | undefined;
  private complaint: NotDone | undefined;
  private led = false;
  private removed = false;
  private looked: number | undefined;
  private newer = false;
  private ahead: number;
  /** Whether this connection has sent its first news. */
  private greeted = false;
  private current: RemoteState;

  constructor(ahead: number, world: RemoteWorld) {
    this.ahead = ahead;
    this.world = world;
    this.link = new Link({
      network: world,
      after: () => this.log.n,
      received: (text) => this.receive(JSON.parse(text) as ServerMessage),
      changed: (state) => this.linkChanged(state),
    });
    this.commands = new PendingCommands(this.link, world);
    const complain = (reply: CommandResult): void => this.complain(reply);
    this.answer = new PendingAnswer(this.commands, world, complain);
    this.chat = new ChatQueue(this.commands, complain);
    this.shuffle = new TableShuffle(world.shuffle, this.commands);
    this.current = this.makeState();
  }

  state(): RemoteState {
    return this.current;
  }

  now(): Moment {
    const { moment } = this.current;
    if (!moment) throw new Error('the game has not begun');
    return moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  choose(option: string): void {
    const decision = this.current.moment?.asked?.decision;
    if (!decision?.options.some(({ id }) => id === option)) return;
    if (this.answer.give(decision.id, option)) this.changed();
  }

  undo(): void {
    void this.send({ do: 'undo' });
  }

  takeOver(): void {
    throw new Error('a table on a server is not passed around');
  }

  say(said: Said): void {
    this.chat.say(said);
  }

  /** Sends a command other than an answer or chat; a refusal is shown. */
  async send(command: Command): Promise<CommandResult> {
    const reply = await this.commands.send(command);
    this.complain(reply);
    return reply;
  }

  /** The refusal that is shown has been read. */
  dismiss(): void {
    this.complaint = undefined;
    this.changed();
  }

  /** The network is back, or the page is visible again: reconnects without waiting. */
  reconnectNow(): void {
    this.link.connectNow();
  }

  /** The network has gone, or the player is another now: replaces the connection. */
  replaceConnection(): void {
    this.link.replace();
  }

  close(): void {
    this.listeners.clear();
    this.link.close();
  }

  private linkChanged(state: LinkState): void {
    if (state === 'lost') {
      this.greeted = false;
      this.commands.lost();
    }
    this.changed();
  }

  private receive(message: ServerMessage): void {
    if (message.is === 'reconnect') return;
    if (message.is === 'people') return this.takePeople(message);
    if (message.is === 'news') this.takeNews(message);
    if (message.re !== undefined) this.commands.answered(message);
  }

  private takePeople(people: People): void {
    this.people = people;
    this.changed();
  }

  private takeNews(received: News): void {
    const news = this.withView(received);
    const fresh = this.log.add(news);
    if (fresh === 'gap') return this.link.replace();
    if (fresh === 'old') return;
    const first = !this.greeted;
    this.greeted = true;
    this.seats = news.seats ?? this.seats;
    this.people = news.people ?? this.people;
    this.removed = news.you === null && (this.removed || this.loses(fresh));
    this.news = news;
    this.newsAt = this.world.now();
    this.shuffle.take(news);
    if (first) this.takeFirstNews(news, fresh);
    else this.follow(fresh);
    this.answer.settle(news, { again: first });
    this.changed();
    this.requestDetails(news);
  }

  /** News with the whole view. Changes count from the last view of this connection, also where its news were old. */
  private withView(news: News): News {
    this.view = news.changes ? withChanges(this.view, news.changes) : news.view;
    return this.view === undefined ? news : { ...news, view: this.view };
  }

  /** Whether the host has freed the own seat. */
  private loses(fresh: readonly Happening[]): boolean {
    return fresh.some(({ did, seat }) => did === 'remove' && seat === this.news?.you);
  }

  private takeFirstNews({ version, you, after, looked }: News, missed: readonly Happening[]): void {
    // A page that was disconnected has shown what happened before.
    if (after === 0) this.looked = looked;
    const own = this.world.version;
    this.newer = own !== null && typeof version === 'string' && version !== own;
    this.chat.resume(missed, you);
  }

  private follow(fresh: readonly Happening[]): void {
    if (fresh.some(({ did }) => did === 'rematch')) this.led = true;
    // News arrives after it was made, so the server's clock is ahead by at least this much.
    const latest = fresh.at(-1);
    if (latest) this.ahead = Math.max(this.ahead, latest.at - this.world.now());
  }

  /** Requests what is shown with the moment but is not part of the news. */
  private requestDetails({ phase }: News): void {
    const decision = this.current.moment?.asked?.decision.id;
    if (decision !== undefined && this.refused?.decision !== decision) void this.refusals(decision);
    if (phase === 'over' && !this.record && !this.verdict) void this.fetchRecord();
  }

  private async refusals(decision: string): Promise<void> {
    this.refused = { decision, refusals: [] };
    const reply = await this.commands.send({ do: 'refusals' });
    if (this.refused.decision !== decision) return;
    this.refused = reply.ok ? { decision, refusals: reply.refusals ?? [] } : undefined;
    this.changed();
  }

  private async fetchRecord(): Promise<void> {
    const record = await this.world.record();
    const { news } = this;
    if (!record || !news) return;
    this.verdict = this.shuffle.check(record, news);
    // A record that is not of this game has nothing to tell about it.
    if (record.ok && this.verdict?.is !== 'broken') this.record = record.value;
    this.changed();
  }

  private complain(reply: CommandResult): void {
    // A stale answer is normal: the table shows what is asked now.
    this.complaint = reply.ok || reply.why === 'stale' ? undefined : reply;
    this.changed();
  }

  private changed(): void {
    this.current = this.makeState();
    for (const listener of this.listeners) listener();
  }

  private makeState(): RemoteState {
    const { news, log, seats, people, ahead, looked, refused, record, verdict, complaint } = this;
    const { events, times } = log;
    const parts = { seats, events, times, ahead, looked, refused, record };
    const moment = news && momentOf({ news, ...parts });
    const { phase = 'open', you = null, orders, clocks } = news ?? {};
    return {
      link: this.link.state,
      phase,
      you,
      seats,
      ...(people && { people }),
      chat: log.chat,
      ...(orders && { orders }),
      ...(clocks && { clocks }),
      clocksAt: this.newsAt,
      ahead: this.ahead,
      ...(log.rematch !== undefined && { rematch: { table: log.rematch, led: this.led } }),
      removed: this.removed,
      ...(moment && { moment }),
      awaited: this.shuffle.awaited(seats),
      ...(verdict && { verdict }),
      sending: this.answer.underWay,
      ...(complaint && { complaint }),
      newer: this.newer,
    };
  }
}
