import type { GameRecord } from '@treefort/kernel';
import type {
  Command,
  CommandReply,
  Farewell,
  Happening,
  News,
  NotDone,
  People,
  PeopleNews,
  SeatInfo,
} from '@treefort/protocol';
import type { GameId } from '../table/game-id.ts';
import type { Moment, Table } from '../table/table.ts';
import { Answer } from './answer.ts';
import { Errands } from './errands.ts';
import { Link, type LinkState, type Wire } from './link.ts';
import { Speech } from './speech.ts';
import { momentOf, type Refused, type Standing } from './standing.ts';
import { Story } from './story.ts';

/** What a table on a server needs of the world. */
export interface RemoteWorld extends Wire {
  /** The build of the client that this page is. */
  readonly version: string | null;
  /** This device's time, in milliseconds. */
  now(): number;
  /** The record of a finished game. */
  record(): Promise<GameRecord | undefined>;
}

type Message = News | PeopleNews | Farewell | (CommandReply & { readonly is: 'reply' });

/** A table on a server: what happened is told once, whatever becomes of connections, and answers are taken once. */
export class RemoteTable implements Table {
  private readonly world: RemoteWorld;
  private readonly game: GameId;
  private readonly link: Link;
  private readonly errands: Errands;
  private readonly answer: Answer;
  private readonly speech: Speech;
  private readonly story = new Story();
  private readonly listeners = new Set<() => void>();
  private news: News | undefined;
  private seats: readonly SeatInfo[] = [];
  private people: People | undefined;
  private refused: Refused | undefined;
  private record: GameRecord | undefined;
  private complaint: NotDone | undefined;
  private led = false;
  private newer = false;
  private ahead: number;
  /** Whether this connection has told how the table stands. */
  private greeted = false;
  private standing: Standing;

  constructor(game: GameId, ahead: number, world: RemoteWorld) {
    this.game = game;
    this.ahead = ahead;
    this.world = world;
    this.link = new Link({
      wire: world,
      after: () => this.story.n,
      heard: (text) => this.receive(JSON.parse(text) as Message),
      changed: (state) => this.relinked(state),
    });
    this.errands = new Errands(this.link, world);
    const complain = (reply: CommandReply): void => this.complain(reply);
    this.answer = new Answer(this.errands, world, complain);
    this.speech = new Speech(this.errands, complain);
    this.standing = this.look();
  }

  stands(): Standing {
    return this.standing;
  }

  now(): Moment {
    const { moment } = this.standing;
    if (!moment) throw new Error('the game has not begun');
    return moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  choose(option: string): void {
    const decision = this.standing.moment?.asked?.decision;
    if (!decision?.options.some(({ id }) => id === option)) return;
    if (this.answer.give(decision.id, option)) this.changed();
  }

  undo(): void {
    void this.wish({ do: 'undo' });
  }

  takeOver(): void {
    throw new Error('a table on a server is not passed around');
  }

  say(text: string): void {
    this.speech.say(text);
  }

  /** Does something else than answering or chatting; what is refused is told. */
  async wish(command: Command): Promise<CommandReply> {
    const reply = await this.errands.send(command);
    this.complain(reply);
    return reply;
  }

  /** What was refused has been read. */
  dismiss(): void {
    this.complaint = undefined;
    this.changed();
  }

  /** The network is back, or the page is looked at again. */
  hurry(): void {
    this.link.hurry();
  }

  /** The network has gone, or one has become somebody else: the present connection is of no use. */
  renew(): void {
    this.link.renew();
  }

  close(): void {
    this.listeners.clear();
    this.link.close();
  }

  private relinked(state: LinkState): void {
    if (state === 'lost') {
      this.greeted = false;
      this.errands.lost();
    }
    this.changed();
  }

  private receive(message: Message): void {
    if (message.is === 'reconnect') return;
    if (message.is === 'people') return this.meetPeople(message);
    if (message.is === 'news') this.hear(message);
    if (message.re !== undefined) this.errands.answered(message);
  }

  private meetPeople(people: People): void {
    this.people = people;
    this.changed();
  }

  private hear(news: News): void {
    const fresh = this.story.hear(news);
    if (fresh === 'gap') return this.link.renew();
    if (fresh === 'old') return;
    const greeting = !this.greeted;
    this.greeted = true;
    this.seats = news.seats ?? this.seats;
    this.people = news.people ?? this.people;
    this.news = news;
    if (greeting) this.meet(news, fresh);
    else this.follow(fresh);
    this.answer.settle(news, { again: greeting });
    this.changed();
    this.inquire(news);
  }

  private meet({ version, you }: News, missed: readonly Happening[]): void {
    const own = this.world.version;
    this.newer = own !== null && typeof version === 'string' && version !== own;
    this.speech.resume(missed, you);
  }

  private follow(fresh: readonly Happening[]): void {
    if (fresh.some(({ did }) => did === 'rematch')) this.led = true;
    // News is heard when it was made or later, so the server is ahead by no less than that.
    const latest = fresh.at(-1);
    if (latest) this.ahead = Math.max(this.ahead, latest.at - this.world.now());
  }

  /** What goes with the moment but does not come with the news. */
  private inquire({ phase }: News): void {
    const decision = this.standing.moment?.asked?.decision.id;
    if (decision !== undefined && this.refused?.decision !== decision) void this.refusals(decision);
    if (phase === 'over' && !this.record) void this.fetchRecord();
  }

  private async refusals(decision: string): Promise<void> {
    this.refused = { decision, refusals: [] };
    const reply = await this.errands.send({ do: 'refusals' });
    if (this.refused.decision !== decision) return;
    this.refused = reply.ok ? { decision, refusals: reply.refusals ?? [] } : undefined;
    this.changed();
  }

  private async fetchRecord(): Promise<void> {
    this.record = await this.world.record();
    this.changed();
  }

  private complain(reply: CommandReply): void {
    // A stale answer is normal: the table shows what is asked now.
    this.complaint = reply.ok || reply.why === 'stale' ? undefined : reply;
    this.changed();
  }

  private changed(): void {
    this.standing = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): Standing {
    const { news, story, game, seats, people, refused, record, complaint } = this;
    const moment = news && momentOf({ game, news, seats, events: story.events, refused, record });
    const { phase = 'open', you = null, orders, clocks } = news ?? {};
    return {
      link: this.link.state,
      phase,
      you,
      seats,
      ...(people && { people }),
      chat: story.chat,
      ...(orders && { orders }),
      ...(clocks && { clocks }),
      ahead: this.ahead,
      ...(story.rematch !== undefined && { rematch: { table: story.rematch, led: this.led } }),
      ...(moment && { moment }),
      sending: this.answer.underWay,
      ...(complaint && { complaint }),
      newer: this.newer,
    };
  }
}
