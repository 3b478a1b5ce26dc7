import { commitment, type GameEvent, heardBy, type Viewer } from '@treefort/kernel';
import type { Happening, News, Undo } from '@treefort/protocol';
import { standIn } from '../bots/bot-pool.ts';
import type { Entry, Written } from './log-entry.ts';
import { ordered } from './orders.ts';
import { seatInfo } from './seat.ts';
import type { Sight } from './views.ts';
import type { Sitting } from './match.ts';

/** An entry and what it made happen in the game. */
export interface Heard extends Written {
  readonly events: readonly GameEvent[];
}

/** What these do shows in the game alone; all others change who sits where. */
const MOVES: ReadonlySet<Entry['did']> = new Set(['choose', 'undo', 'orders', 'chat']);

/** Whether some entries change who sits where. */
export const changesSeats = (heard: readonly Heard[]): boolean =>
  heard.some(({ entry }) => !MOVES.has(entry.did));

/** An entry as one viewer hears it; what another seat ordered is heard by nobody else. */
function happening({ n, at, entry, events }: Heard, viewer: Viewer): Happening[] {
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

const clocksOf = ({ plan, seats }: Sitting) =>
  plan.clock.kind === 'none' ? {} : { clocks: seats.map(({ since, left }) => ({ since, left })) };

/** Who sits where, for whoever comes or when it has changed. */
const seatsOf = ({ plan, seats }: Sitting) => ({
  seats: seats.map((seat) => seatInfo(seat, standIn(plan.game))),
  commitment: commitment(plan.seed),
});

/** The private half: what this seat is asked, has answered and has ordered. */
function ownPart(sitting: Sitting, viewer: Viewer) {
  if (viewer === 'watcher') return { decision: null };
  const { answered, orders, away } = sitting.seats[viewer]!;
  // What a bot or a standing order is about to answer is not asked.
  const asked = !away && ordered(sitting, viewer) === null;
  const decision = asked ? sitting.decision(viewer) : null;
  return { decision, orders, ...(answered && { answered }), ...undoOf(sitting, viewer) };
}

function undoOf({ table }: Sitting, seat: number): { undo?: Undo } {
  const last = table?.undoable(seat);
  if (!last) return {};
  return {
    undo: last.ok ? { option: last.value[1] } : { rule: last.fault.rule ?? last.fault.why },
  };
}

/** What is new: everything heard since a place. Who comes is told who sits where even if nothing is new. */
export interface Since {
  readonly after: number;
  readonly heard: readonly Heard[];
  readonly comes: boolean;
  /** How the game looks, once it has started. */
  readonly sight: Sight | undefined;
}

/** What a viewer is told: what is new, and how the table stands now. */
export function newsFor(sitting: Sitting, viewer: Viewer, since: Since): News {
  const { n, phase, table } = sitting;
  const { after, heard, comes, sight } = since;
  const outcome = table?.outcome;
  return {
    is: 'news',
    n,
    after,
    phase,
    happened: heard.flatMap((one) => happening(one, viewer)),
    you: viewer === 'watcher' ? null : viewer,
    ...((comes || changesSeats(heard)) && seatsOf(sitting)),
    ...clocksOf(sitting),
    ...sight,
    ...ownPart(sitting, viewer),
    ...(outcome && { outcome }),
  };
}
