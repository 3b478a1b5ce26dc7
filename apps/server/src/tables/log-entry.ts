import type { Orders } from '@treefort/protocol';

/** One line of a table's log. Everything about a table follows from its plan and these, in their order. */
export type Entry =
  | { readonly did: 'sit'; readonly seat: number; readonly player: string; readonly name: string }
  | { readonly did: 'stand'; readonly seat: number }
  | { readonly did: 'start' }
  | {
      readonly did: 'choose';
      readonly seat: number;
      readonly options: readonly string[];
      readonly by: 'player' | 'bot' | 'order';
    }
  | { readonly did: 'undo'; readonly seat: number }
  | { readonly did: 'away'; readonly seat: number; readonly why: 'time' | 'left' }
  | { readonly did: 'back'; readonly seat: number }
  | { readonly did: 'orders'; readonly seat: number; readonly orders: Orders }
  | {
      readonly did: 'chat';
      readonly seat: number | null;
      readonly name: string;
      readonly text: string;
    }
  | { readonly did: 'rematch'; readonly table: string };

/** An entry as it was written: its place, and the time of the database. */
export interface Written {
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}
