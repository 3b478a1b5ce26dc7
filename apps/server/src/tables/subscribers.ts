import type { Viewer } from '@treefort/kernel';
import type { People } from '@treefort/protocol';
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

/** Everybody who is sent what happens at one table. */
export class Subscribers {
  private readonly all = new Set<Subscriber>();
  private sent: SentViews = { views: new Map() };
  private sentPeople = '';

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

  /** Builds one text for each viewer and format, however many subscribers share it. */
  send(match: Match, { after, to, replyTo }: Update): void {
    const views = match.table && new Views(match.table, this.sent);
    const texts = { changes: new Map<Viewer, string>(), whole: new Map<Viewer, string>() };
    for (const subscriber of this.all) {
      const viewer = viewerOf(match, subscriber.player);
      if (to && !to.has(viewer)) continue;
      const format = subscriber.changes ? 'changes' : 'whole';
      let text = texts[format].get(viewer);
      if (text === undefined) {
        const view = views?.[format](viewer);
        text = newsFor(match, viewer, { after, view });
        texts[format].set(viewer, text);
      }
      subscriber.send(subscriber === replyTo?.subscriber ? withRef(text, replyTo.ref) : text);
    }
    if (!to) this.sent = views && views.sent.views.size > 0 ? views.sent : { views: new Map() };
  }

  /** Sends who is present, unless that is what was sent last. */
  sendPeople(people: People): void {
    const text = JSON.stringify({ is: 'people', ...people });
    if (text === this.sentPeople) return;
    this.sentPeople = text;
    for (const subscriber of this.all) subscriber.send(text);
  }
}
