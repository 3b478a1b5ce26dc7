import type { Orders, Phrase } from '@treefort/protocol';
import type { NameThen } from './plan.ts';

/** Standing orders as they were given; old entries name no options to take. */
type LoggedOrders = Omit<Orders, 'take'> & Partial<Pick<Orders, 'take'>>;

/** What happened at a table. */
type Deed =
  | {
      readonly did: 'sit';
      readonly seat: number;
      readonly player: string;
      readonly name: NameThen;
    }
  /** 32 random bytes of the player's own device: the part of this seat in the shuffle. */
  | { readonly did: 'contribute'; readonly seat: number; readonly contribution: string }
  | { readonly did: 'stand'; readonly seat: number }
  /** The host has freed the seat of somebody. */
  | { readonly did: 'remove'; readonly seat: number; readonly name: NameThen }
  /** The host keeps a free seat for the player who knows a secret with this hash. */
  | { readonly did: 'invite'; readonly seat: number; readonly hash: string }
  | { readonly did: 'start' }
  | {
      readonly did: 'choose';
      readonly seat: number;
      readonly options: readonly string[];
      /** `forced`: by the server, because there was no other option. */
      readonly by: 'player' | 'bot' | 'order' | 'forced';
    }
  /** Takes answers back: so many, or one. */
  | { readonly did: 'undo'; readonly seat: number; readonly undos?: number }
  | { readonly did: 'away'; readonly seat: number; readonly why: 'time' | 'left' }
  | { readonly did: 'back'; readonly seat: number }
  /** The player takes so many days off: their time stands still from here. */
  | { readonly did: 'rest'; readonly seat: number; readonly days: number }
  | { readonly did: 'orders'; readonly seat: number; readonly orders: LoggedOrders }
  | {
      readonly did: 'chat';
      readonly seat: number | null;
      /** Who said it; old entries do not say. */
      readonly player?: string;
      readonly name: NameThen;
      /** A text of one's own, or a phrase that everybody reads in their own language. */
      readonly text?: string;
      readonly phrase?: Phrase;
    }
  /** Whether a player wants a rematch. */
  | { readonly did: 'vote'; readonly seat: number; readonly yes: boolean }
  | { readonly did: 'rematch'; readonly table: string };

/** One entry of a table's log. The state of a table follows from its plan and these entries, in their order. */
export type LogEntry = Deed & {
  /** Milliseconds since the entry before, by the clock of the server that wrote this one; old entries have none. */
  readonly ms?: number;
};

/** An entry as it was written: its position in the log, and the database's time. */
export interface WrittenEntry {
  readonly n: number;
  readonly at: number;
  readonly entry: LogEntry;
}
