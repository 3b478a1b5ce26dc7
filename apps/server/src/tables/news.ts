import {
  commitment,
  type GameEvent,
  heardBy,
  nth,
  onlyOption,
  type Viewer,
} from '@treefort/kernel';
import { type Happening, type News, undoTo } from '@treefort/protocol';
import { standIn } from '../bots/levels.ts';
import { clockAt } from './clock.ts';
import type { LogEntry, WrittenEntry } from './log-entry.ts';
import type { Match } from './match.ts';
import { ordered } from './orders.ts';
import { seatInfo } from './seat.ts';
import type { ViewUpdate } from './views.ts';

/** An entry and what it made happen in the game. */
export interface AppliedEntry extends WrittenEntry {
  readonly events: readonly GameEvent[];
}

/** Entries that change only the game; all others may change who sits where. */
const GAME_ONLY: ReadonlySet<LogEntry['did']> = new Set(['choose', 'undo', 'orders', 'chat']);

/** Whether some entries change who sits where. */
export const changesSeats = (applied: readonly AppliedEntry[]): boolean =>
  applied.some(({ entry }) => !GAME_ONLY.has(entry.did));

/** An entry as one viewer may see it; standing orders are seen by their own seat alone. */
function happening({ n, at, entry, events }: AppliedEntry, viewer: Viewer): Happening[] {
  const { did } = entry;
  const seat = 'seat' in entry && entry.seat !== null ? { seat: entry.seat } : {};
  switch (entry.did) {
    case 'choose':
      return [{ n, at, did, ...seat, events: events.map((event) => heardBy(event, viewer)) }];
    case 'orders':
      return entry.seat === viewer ? [{ n, at, did, ...seat }] : [];
    case 'sit':
      return [{ n, at, did, ...seat, name: entry.name }];
    case 'chat':
      return [{ n, at, did, ...seat, name: entry.name, text: entry.text }];
    case 'away':
      return [{ n, at, did, ...seat, why: entry.why }];
    case 'rematch':
      return [{ n, at, did, table: entry.table }];
    default:
      return [{ n, at, did, ...seat }];
  }
}

const clocksOf = ({ plan, seats }: Match, now: number) =>
  plan.clock.kind === 'none' ? {} : { clocks: seats.map((seat) => clockAt(seat, now)) };

/** Who sits where: sent to new subscribers and after a change. */
const seatsOf = ({ plan, seats }: Match) => ({
  seats: seats.map((seat) => seatInfo(seat, standIn(plan.game))),
  commitment: commitment(plan.seed),
});

/** The private part: what this seat is asked, what it answered last, its orders, and what it can undo. */
function ownPart(match: Match, viewer: Viewer) {
  if (viewer === 'watcher') return { decision: null };
  const { answered, orders, away } = nth(match.seats, viewer);
  // A decision that a bot or a standing order is about to answer, or that is no question, is not shown.
  const asked = !away && ordered(match, viewer) === null;
  const open = asked ? match.decision(viewer) : null;
  const decision = open && onlyOption(open) ? null : open;
  return {
    decision,
    orders,
    ...(answered && { answered }),
    ...(match.table && { undo: undoTo(match.undoable(viewer)) }),
  };
}

/** What happened since `after`, and how the game looks now. */
export interface NewsInput {
  readonly after: number;
  readonly applied: readonly AppliedEntry[];
  /** To a new subscriber, who is sent the seats in any case. */
  readonly joining: boolean;
  /** The time of the table, where that is later than its last entry. */
  readonly now?: number;
  /** Undefined before the game has started. */
  readonly view: ViewUpdate | undefined;
}

/** The message to one viewer: what happened, and how the table stands now. */
export function newsFor(match: Match, viewer: Viewer, input: NewsInput): News {
  const { n, phase, table } = match;
  const { after, applied, joining, now = match.time, view } = input;
  const outcome = table?.outcome;
  return {
    is: 'news',
    n,
    after,
    phase,
    happened: applied.flatMap((one) => happening(one, viewer)),
    you: viewer === 'watcher' ? null : viewer,
    ...((joining || changesSeats(applied)) && seatsOf(match)),
    ...clocksOf(match, now),
    ...view,
    ...ownPart(match, viewer),
    ...(outcome && { outcome }),
  };
}
