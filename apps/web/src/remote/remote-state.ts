import type { GameEvent, GameRecord, Refusal } from '@treefort/kernel';
import type {
  ListedSeat,
  News,
  NotDone,
  Orders,
  People,
  Phase,
  SeatClock,
  SeatInfo,
  ShuffleVerdict,
} from '@treefort/protocol';
import type { AnyView } from '../games/game-types.ts';
import type { Moment, OpenDecision, Sitter } from '../table/table.ts';
import type { LinkState } from './link.ts';
import type { ChatLine } from './table-log.ts';

/** The state of a table on a server as this browser knows it: connection, people and game. */
export interface RemoteState {
  readonly link: LinkState;
  readonly phase: Phase;
  readonly you: number | null;
  readonly seats: readonly SeatInfo[];
  /** Who is here and who is away, as far as the server has told. */
  readonly people?: People;
  readonly chat: readonly ChatLine[];
  readonly orders?: Orders;
  readonly clocks?: readonly SeatClock[];
  /** When the clocks were told, in this device's time: they run from there. */
  readonly clocksAt: number;
  /** What the server's time is ahead of this device's, in milliseconds, as far as is known. */
  readonly ahead: number;
  /** The table to which a rematch leads; `led` where it was called while this browser was there. */
  readonly rematch?: { readonly table: string; readonly led: boolean };
  /** The host has freed the seat on which this browser's player sat. */
  readonly removed: boolean;
  /** The game, once it has begun. */
  readonly moment?: Moment;
  /** Before the game: the seats of players whose devices have yet to take part in the shuffle. */
  readonly awaited: readonly number[];
  /** After the game: how it was shuffled, as this device found by itself. */
  readonly verdict?: ShuffleVerdict;
  /** An answer is on its way. */
  readonly sending: boolean;
  /** Why the last thing that was wanted was not done. */
  readonly complaint?: NotDone;
  /** The server has another build of the client. */
  readonly newer: boolean;
}

/** What is not offered, as far as it has been told for a decision. */
export interface Refused {
  readonly decision: string;
  readonly refusals: readonly Refusal[];
}

/** Everything from which the moment of a game follows. */
export interface MomentParts {
  readonly news: News;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
  /** When each of them happened, on the server's clock, which is so far ahead of this device's. */
  readonly times: readonly number[];
  readonly ahead: number;
  /** When the player was last connected before this page was opened, if that is known. */
  readonly looked: number | undefined;
  readonly refused: Refused | undefined;
  readonly record: GameRecord | undefined;
}

/** The game as its screen shows it, once it has begun. */
export function momentOf({
  news,
  seats,
  events,
  times,
  ahead,
  looked,
  refused,
  record,
}: MomentParts): Moment | undefined {
  const { view, you, outcome } = news;
  if (view === undefined) return undefined;
  const shown = view as AnyView;
  const asked = askedIn(news, shown, refused);
  return {
    sitters: seats.map(sitterOf),
    viewer: you ?? 'watcher',
    view: shown,
    ...(asked && { asked }),
    events,
    times: times.map((at) => at - ahead),
    ...(looked !== undefined && { looked: times.filter((at) => at <= looked).length }),
    ...(news.undo && { undo: news.undo }),
    thinking: shown.waiting.filter((seat) => seat !== you || seats[seat]?.away),
    ...(outcome && { outcome }),
    ...(record && { record }),
  };
}

/** Somebody who was deleted since. */
export const FORMER: Sitter = { name: '', former: true };

/** Who sits on a seat of the server; nobody has no name. */
export function sitterOf({ kind, name, bot }: SeatInfo): Sitter {
  if (kind === 'player' && name === null) return FORMER;
  if (kind !== 'bot' || bot === null) return { name: name ?? '' };
  return { name: bot, bot };
}

/** Who sits on a seat in a list, if anybody does. */
export function listedSitter(seat: ListedSeat): Sitter | undefined {
  if (typeof seat === 'string') return undefined;
  if ('name' in seat) return seat.name === null ? FORMER : { name: seat.name };
  return { name: seat.bot, bot: seat.bot };
}

/** A sealed answer that may be changed is not asked for any more: undo takes it back. */
function askedIn(news: News, { waiting }: AnyView, refused: Refused | undefined) {
  const { decision, you } = news;
  if (!decision || you === null || !waiting.includes(you)) return undefined;
  const refusals = refused?.decision === decision.id ? refused.refusals : [];
  return { decision, refusals } satisfies OpenDecision;
}
