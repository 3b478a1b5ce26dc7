import type { Table, Viewer } from '@treefort/kernel';
import { type Change, changesBetween, sharing } from '@treefort/protocol';

/** A view as it is sent: whole, or what has changed since the one sent before. */
export type ViewUpdate = { readonly view: unknown } | { readonly changes: readonly Change[] };

/** The views that were sent last to those who are sent changes, and the part of them that all share. */
export interface SentViews {
  readonly shared?: unknown;
  readonly views: Map<Viewer, unknown>;
}

/** The views of a table at one moment. What all viewers share is built once, and kept from before where it is the same. */
export class Views {
  readonly sent: SentViews;
  private readonly table: Table;
  private readonly before: SentViews;
  private readonly views = new Map<Viewer, unknown>();

  constructor(table: Table, before: SentViews) {
    const shared = sharing(before.shared, table.game.view(table.state, 'watcher'));
    this.sent = { shared, views: new Map() };
    this.table = table;
    this.before = before;
  }

  private view(viewer: Viewer): unknown {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const view = this.table.game.view(this.table.state, viewer, this.sent.shared);
    this.views.set(viewer, view);
    return view;
  }

  whole(viewer: Viewer): ViewUpdate {
    return { view: this.view(viewer) };
  }

  /** What has changed for a viewer, or the whole view where none was sent before. */
  changes(viewer: Viewer): ViewUpdate {
    const now = this.view(viewer);
    this.sent.views.set(viewer, now);
    const old = this.before.views.get(viewer);
    return old === undefined ? { view: now } : { changes: changesBetween(old, now) };
  }
}
