import type { Table, Viewer } from '@treefort/kernel';
import { type Change, changesBetween, withChanges } from '@treefort/protocol';

/** The table as it is told to one viewer: whole, or what has changed since it was told last. */
export type Sight = { readonly view: unknown } | { readonly changes: readonly Change[] };

/** What was told last to those who are told of changes alone, and what everybody saw then. */
export interface Seen {
  readonly open?: unknown;
  readonly views: Map<Viewer, unknown>;
}

/** A table at one moment as its viewers see it; what all see is built once, and kept from before where it is the same. */
export class Sights {
  readonly seen: Seen;
  private readonly table: Table;
  private readonly before: Seen;
  private readonly views = new Map<Viewer, unknown>();

  constructor(table: Table, before: Seen) {
    const open = table.game.view(table.state, 'watcher');
    const kept = before.open && withChanges(before.open, changesBetween(before.open, open));
    this.seen = { open: kept ?? open, views: new Map() };
    this.table = table;
    this.before = before;
  }

  private view(viewer: Viewer): unknown {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const view = this.table.game.view(this.table.state, viewer, this.seen.open);
    this.views.set(viewer, view);
    return view;
  }

  whole(viewer: Viewer): Sight {
    return { view: this.view(viewer) };
  }

  /** What has changed for a viewer; whole, where nothing was told before. */
  changes(viewer: Viewer): Sight {
    const now = this.view(viewer);
    this.seen.views.set(viewer, now);
    const old = this.before.views.get(viewer);
    return old === undefined ? { view: now } : { changes: changesBetween(old, now) };
  }
}
