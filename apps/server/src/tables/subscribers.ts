import type { Viewer } from '@treefort/kernel';
import type { People } from '@treefort/protocol';
import { type Listener, marked, type Sender } from './subscriber.ts';
import { type Heard, newsFor } from './news.ts';
import { type Seen, Sights } from './views.ts';
import type { Sitting } from './match.ts';

/** What is to be told: everything heard since a place of the log, perhaps in reply to somebody. */
interface Tidings {
  readonly after: number;
  readonly heard: readonly Heard[];
  readonly sender: Sender | undefined;
}

/** How somebody sees a table. */
export const viewerOf = (sitting: Sitting, player: string | null): Viewer =>
  sitting.seatOf(player) ?? 'watcher';

/** Those at a table who are told what happens. */
export class Audience {
  private readonly listeners = new Set<Listener>();
  private seen: Seen = { views: new Map() };
  private toldOfPeople = '';

  get size(): number {
    return this.listeners.size;
  }

  /** Takes in somebody who has just been told how the table stands. */
  add(listener: Listener, sitting: Sitting): void {
    const { table } = sitting;
    // What a viewer has just been told whole is what later changes are counted from.
    if (listener.changes && table) {
      const viewer = viewerOf(sitting, listener.player);
      this.seen.views.set(viewer, table.game.view(table.state, viewer));
    }
    this.listeners.add(listener);
    // The newcomer may know more of the people than the others were told.
    this.toldOfPeople = '';
  }

  remove(listener: Listener): boolean {
    return this.listeners.delete(listener);
  }

  /** One text for each way of seeing the table, however many look on. */
  tell(sitting: Sitting, { after, heard, sender }: Tidings): void {
    const sights = sitting.table && new Sights(sitting.table, this.seen);
    const texts = { changes: new Map<Viewer, string>(), whole: new Map<Viewer, string>() };
    for (const listener of this.listeners) {
      const viewer = viewerOf(sitting, listener.player);
      const how = listener.changes ? 'changes' : 'whole';
      let text = texts[how].get(viewer);
      if (text === undefined) {
        const sight = sights?.[how](viewer);
        text = JSON.stringify(newsFor(sitting, viewer, { after, heard, comes: false, sight }));
        texts[how].set(viewer, text);
      }
      listener.tell(listener === sender?.listener ? marked(text, sender.ref) : text);
    }
    this.seen = sights && sights.seen.views.size > 0 ? sights.seen : { views: new Map() };
  }

  /** Who is here and who is away, where that is not what was told last. */
  tellPeople(people: People): void {
    const text = JSON.stringify({ is: 'people', ...people });
    if (text === this.toldOfPeople) return;
    this.toldOfPeople = text;
    for (const listener of this.listeners) listener.tell(text);
  }
}
