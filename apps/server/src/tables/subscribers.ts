import type { Viewer } from '@treefort/kernel';
import type { People } from '@treefort/protocol';
import type { LogEntry } from './log-entry.ts';
import type { Match } from './match.ts';
import { newsFor } from './news.ts';
import { type ReplyTo, type Subscriber, withRef } from './subscriber.ts';
import { type SentViews, Views } from './views.ts';

/** What was written since `after`, perhaps by a command that waits for its reply. */
interface Update {
  readonly after: number;
  /** The viewers for whom there is something new; undefined for all. */
  readonly to: ReadonlySet<Viewer> | undefined;
  readonly replyTo: ReplyTo | undefined;
}

/** The viewer as which a player (or an anonymous watcher) sees a table. */
export const viewerOf = (match: Match, player: string | null): Viewer =>
  match.seatOf(player) ?? 'watcher';

/** The seats that gave standing orders: nobody else is told of them. */
export const ownersOf = (entries: readonly LogEntry[]): ReadonlySet<Viewer> =>
  new Set(entries.flatMap((entry) => (entry.did === 'orders' ? [entry.seat] : [])));

/** The news of one moment: one text for each viewer and format, however many subscribers share it. */
class NewsTexts {
  private readonly match: Match;
  private readonly after: number;
  private readonly before: SentViews;
  private views: Views | undefined;
  private readonly texts = {
    changes: new Map<Viewer, string>(),
    whole: new Map<Viewer, string>(),
  };

  constructor(match: Match, after: number, before: SentViews) {
    this.match = match;
    this.after = after;
    this.before = before;
  }

  of(viewer: Viewer, format: 'changes' | 'whole'): string {
    const { match, after, before } = this;
    const known = this.texts[format].get(viewer);
    if (known !== undefined) return known;
    if (match.table) this.views ??= new Views(match.table, before);
    const text = newsFor(match, viewer, { after, view: this.views?.[format](viewer) });
    this.texts[format].set(viewer, text);
    return text;
  }

  /** The views that were sent as changes, from which the next ones are counted. */
  get sent(): SentViews {
    const { views } = this;
    return views && views.sent.views.size > 0 ? views.sent : { views: new Map() };
  }
}

/** Everybody who is sent what happens at one table. */
export class Subscribers {
  private readonly all = new Set<Subscriber>();
  private sent: SentViews = { views: new Map() };
  private sentPeople = '';
  private readonly report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  get size(): number {
    return this.all.size;
  }

  /** Adds a subscriber that has just been sent the whole table. */
  add(subscriber: Subscriber, match: Match): void {
    const { table } = match;
    // Later changes are counted from the view that was just sent whole.
    if (subscriber.changes && table) {
      const viewer = viewerOf(match, subscriber.player);
      this.sent.views.set(viewer, table.game.view(table.state, viewer));
    }
    this.all.add(subscriber);
    // The first message may have held newer people than the others were sent.
    this.sentPeople = '';
  }

  remove(subscriber: Subscriber): boolean {
    return this.all.delete(subscriber);
  }

  /** Sends each its news. Where those of one cannot be made, only that one has to come again. */
  send(match: Match, { after, to, replyTo }: Update): void {
    const texts = new NewsTexts(match, after, this.sent);
    for (const subscriber of this.all) {
      const viewer = viewerOf(match, subscriber.player);
      if (to && !to.has(viewer)) continue;
      try {
        const text = texts.of(viewer, subscriber.changes ? 'changes' : 'whole');
        subscriber.send(subscriber === replyTo?.subscriber ? withRef(text, replyTo.ref) : text);
      } catch (error) {
        this.report(error);
        subscriber.fail();
      }
    }
    if (!to) this.sent = texts.sent;
  }

  /** Lets everybody come again. */
  failAll(): void {
    for (const subscriber of this.all) subscriber.fail();
  }

  /** Sends who is present, unless that is what was sent last. */
  sendPeople(people: People): void {
    const text = JSON.stringify({ is: 'people', ...people });
    if (text === this.sentPeople) return;
    this.sentPeople = text;
    for (const subscriber of this.all) subscriber.send(text);
  }
}
