import { commitment, nth, onlyOption, type Viewer } from '@treefort/kernel';
import { type News, undoTo } from '@treefort/protocol';
import { clockAt } from './clock.ts';
import type { Match } from './match.ts';
import { commitmentTo } from './plan.ts';
import { seatInfosOf } from './seat-info.ts';

const clocksOf = ({ plan, seats, phase }: Match, now: number) =>
  plan.clock.kind === 'none' ? {} : { clocks: seats.map((seat) => clockAt(seat, phase, now)) };

/** The parts in the shuffle as all are told: each is fixed when it is sent, and seen when the game starts. */
function contributionsOf({ plan, seats, phase }: Match) {
  if (plan.secret === undefined) return null;
  return seats.map(({ contribution }) => {
    if (contribution === null) return null;
    const fixed = { commitment: commitment(contribution) };
    return phase === 'open' ? fixed : { ...fixed, value: contribution };
  });
}

/** Who sits where, and how the cards are shuffled: sent to new subscribers and after a change. */
const seatsOf = (match: Match) => ({
  seats: seatInfosOf(match),
  commitment: commitmentTo(match.plan),
  contributions: contributionsOf(match),
});

/** The private part: what this seat is asked, what it answered last, its orders, and what it can undo. */
function ownPart(match: Match, viewer: Viewer) {
  if (viewer === 'watcher') return { decision: null };
  const { answered, orders, away } = nth(match.seats, viewer);
  // A decision that a bot or a standing order is about to answer, or that is no question, is not shown.
  const asked = !away && match.play.ordered(viewer) === null;
  const open = asked ? match.play.decision(viewer) : null;
  const decision = open && onlyOption(open) ? null : open;
  return {
    decision,
    orders,
    ...(answered && { answered }),
    ...(match.table && { undo: undoTo(match.play.undoable(viewer)) }),
  };
}

/** What happened since `after`, and how the game looks now. */
export interface NewsInput {
  readonly after: number;
  /** The time of the table, where that is later than its last entry. */
  readonly now?: number;
  /** The view or what changed in it, a field in JSON; undefined before the game has started. */
  readonly view: string | undefined;
  /** To a new subscriber, who is sent the seats in any case, who is present, and which web client is served. */
  readonly joining?: Pick<News, 'people' | 'version' | 'looked'>;
}

/** The message to one viewer in JSON: what happened, and how the table stands now. */
export function newsFor(match: Match, viewer: Viewer, input: NewsInput): string {
  const { phase, table, history } = match;
  const { after, now = match.time, view, joining } = input;
  const outcome = table?.outcome;
  const rest: Partial<News> = {
    ...((joining || history.changedSeats(after)) && seatsOf(match)),
    ...clocksOf(match, now),
    ...ownPart(match, viewer),
    ...(outcome && { outcome }),
    ...joining,
  };
  // What happened and the view are texts already.
  const head = `{"is":"news","n":${history.count},"after":${after},"phase":"${phase}"`;
  const happened = `"happened":${history.since(after, viewer)}`;
  const seen = view === undefined ? '' : `${view},`;
  const you = `"you":${viewer === 'watcher' ? null : viewer}`;
  return `${head},${happened},${you},${seen}${JSON.stringify(rest).slice(1)}`;
}
