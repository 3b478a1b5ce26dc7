import type { LogEntry, WrittenEntry } from './log-entry.ts';
import type { TablePlan } from './plan.ts';

type Noted = Pick<WrittenEntry, 'n' | 'entry'>;

/** What is written about a table, and of its log only what names somebody or frees a seat. */
export interface TableNames {
  readonly plan: TablePlan;
  readonly log: readonly Noted[];
}

/** A table without the name of one player: the plan, and the entries that are different then. */
export function withoutName({ plan, log }: TableNames, player: string): TableNames {
  const names = namesOf({ plan, log }, player);
  const holders = plan.seats.map((seat) => (seat.kind === 'player' ? seat.player : null));
  const changed = log.flatMap(({ n, entry }) => {
    const isHers = tells(entry, { player, names, holders });
    follow(entry, holders);
    return isHers && 'name' in entry && entry.name !== null
      ? [{ n, entry: { ...entry, name: null } }]
      : [];
  });
  const seats = plan.seats.map((seat) =>
    seat.kind === 'player' && seat.player === player ? { ...seat, name: null } : seat,
  );
  return { plan: { ...plan, seats }, log: changed };
}

/** What a player was called at a table. */
const namesOf = ({ plan, log }: TableNames, player: string): ReadonlySet<string | null> =>
  new Set([
    ...plan.seats.flatMap((seat) =>
      seat.kind === 'player' && seat.player === player ? [seat.name] : [],
    ),
    ...log.flatMap(({ entry }) =>
      entry.did === 'sit' && entry.player === player ? [entry.name] : [],
    ),
  ]);

interface Suspect {
  readonly player: string;
  readonly names: ReadonlySet<string | null>;
  readonly holders: readonly (string | null)[];
}

/** Whether an entry holds the name of a player. */
function tells(entry: LogEntry, { player, names, holders }: Suspect): boolean {
  if (entry.did === 'sit') return entry.player === player;
  if (entry.did === 'remove') return holders[entry.seat] === player;
  if (entry.did !== 'chat') return false;
  if (entry.player !== undefined) return entry.player === player;
  // An old entry: who watched and had the same name is taken for the player.
  return entry.seat === null ? names.has(entry.name) : holders[entry.seat] === player;
}

function follow(entry: LogEntry, holders: (string | null)[]): void {
  if (entry.did === 'sit') holders[entry.seat] = entry.player;
  if (entry.did === 'stand' || entry.did === 'remove') holders[entry.seat] = null;
}
