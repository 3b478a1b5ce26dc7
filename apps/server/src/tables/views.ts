import type { Table, Viewer } from '@treefort/kernel';
import { type Change, Changes, sharing } from '@treefort/protocol';

/** The views that were sent last to those who are sent changes, and the part of them that all share. */
export interface SentViews {
  readonly shared?: unknown;
  readonly views: Map<Viewer, unknown>;
}

interface WrittenChanges {
  readonly changes: readonly Change[];
  readonly text: string;
}

/** A whole view as it is sent: a field of the news in JSON. */
export const wholeView = (view: unknown): string => `"view":${JSON.stringify(view)}`;

const areSame = (some: readonly Change[], others: readonly Change[]): boolean =>
  some.length === others.length && some.every((change, i) => change === others[i]);

/** The views of a table at one moment. What all viewers share is built once, and kept from before where it is the same. */
export class Views {
  readonly sent: SentViews;
  private readonly table: Table;
  private readonly before: SentViews;
  private readonly changed: Changes;
  private readonly views = new Map<Viewer, unknown>();
  /** Viewers for whom the same has changed are sent the same text. */
  private readonly written: WrittenChanges[] = [];

  constructor(table: Table, before: SentViews) {
    const shared = sharing(before.shared, table.game.view(table.state, 'watcher'));
    this.sent = { shared, views: new Map() };
    this.changed = new Changes(before.shared, shared);
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

  whole(viewer: Viewer): string {
    return wholeView(this.view(viewer));
  }

  /** What has changed for a viewer, or the whole view where none was sent before: a field of the news in JSON. */
  changes(viewer: Viewer): string {
    const now = this.view(viewer);
    this.sent.views.set(viewer, now);
    const old = this.before.views.get(viewer);
    return old === undefined ? wholeView(now) : this.textOf(this.changed.between(old, now));
  }

  private textOf(changes: readonly Change[]): string {
    const known = this.written.find((one) => areSame(one.changes, changes));
    if (known) return known.text;
    const text = `"changes":${JSON.stringify(changes)}`;
    this.written.push({ changes, text });
    return text;
  }
}
