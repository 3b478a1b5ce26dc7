import type { Decision, GameEvent, Outcome, Refusal } from '@treefort/kernel';
import type { Change } from './changes.ts';
import type { Orders } from './commands.ts';

export type Phase = 'open' | 'playing' | 'over';

/** A seat as everybody may see it. */
export interface SeatInfo {
  readonly kind: 'open' | 'invited' | 'player' | 'bot';
  readonly name: string | null;
  /** The level of the bot that holds the seat, or stands in for its player. */
  readonly bot: string | null;
  /** Why a bot stands in for the player. */
  readonly away: 'time' | 'left' | null;
}

/** Whether the player of a seat is at the table, and if not, since when, by the server's clock, as far as is known. */
export interface Presence {
  readonly here: boolean;
  readonly since: number | null;
}

/** Who is at a table now: for each seat its player, or null where it has none, and how many others look on. */
export interface People {
  readonly seats: readonly (Presence | null)[];
  readonly watching: number;
}

/** Told when somebody came or went. */
export interface PeopleNews extends People {
  readonly is: 'people';
}

/** One entry of the table's log as one viewer hears it. */
export interface Happening {
  readonly n: number;
  readonly at: number;
  readonly did:
    | 'sit'
    | 'stand'
    | 'start'
    | 'choose'
    | 'undo'
    | 'away'
    | 'back'
    | 'orders'
    | 'chat'
    | 'rematch';
  readonly seat?: number;
  readonly name?: string;
  readonly text?: string;
  readonly why?: string;
  readonly table?: string;
  readonly events?: readonly GameEvent[];
}

/** The thinking time of a seat: since when it is asked (null when not), and what is left of its game clock. */
export interface SeatClock {
  readonly since: number | null;
  readonly left: number | null;
}

/** The answer that undo would take back, or the rule for which it cannot. */
export type Undo = { readonly option: string } | { readonly rule: string };

/** What one viewer is told: everything that happened since `after`, and how the table stands now. */
export interface News {
  readonly is: 'news';
  /** To the sender of the command that made this news: the reference of that command, as its reply. */
  readonly re?: string | number;
  readonly n: number;
  readonly after: number;
  readonly phase: Phase;
  readonly happened: readonly Happening[];
  readonly you: number | null;
  /** Told when it changed, and to whoever comes. */
  readonly seats?: readonly SeatInfo[];
  readonly commitment?: string;
  /** To whoever comes; from then on in messages of their own. */
  readonly people?: People;
  readonly orders?: Orders;
  readonly clocks?: readonly SeatClock[];
  readonly view?: unknown;
  /** In place of the view, to whoever asked for it when connecting: what is different from the view told before. */
  readonly changes?: readonly Change[];
  readonly decision: Decision | null;
  /** The last answer of the own seat that was taken. */
  readonly answered?: { readonly decision: string; readonly options: readonly string[] };
  readonly undo?: Undo;
  readonly outcome?: Outcome;
  /** To whoever comes: which build of the client for browsers the server serves, if any. */
  readonly version?: string | null;
}

export type WhyNot =
  | 'bad-request'
  | 'stale'
  | 'not-an-option'
  | 'refused'
  | 'over'
  | 'no-player'
  | 'not-yours'
  | 'not-found'
  | 'too-many'
  | 'unavailable';

/** A command that changed nothing, and why. */
export interface NotDone {
  readonly ok: false;
  readonly why: WhyNot;
  readonly message: string;
  readonly rule?: string;
  readonly detail?: Readonly<Record<string, number | string>>;
  /** To a stale answer: what is asked now. */
  readonly decision?: Decision | null;
}

export interface Done {
  readonly ok: true;
  /** The place in the log, where something was written. */
  readonly n?: number;
  readonly seat?: number;
  readonly table?: string;
  readonly refusals?: readonly Refusal[];
}

/** The one answer to one command. */
export type CommandReply = (Done | NotDone) & {
  readonly is?: 'reply';
  readonly re?: string | number;
};

/** The server is about to stop: connect again. */
export interface Farewell {
  readonly is: 'reconnect';
}
