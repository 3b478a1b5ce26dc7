import { hasSeat, nth } from '@treefort/kernel';
import type { ListedSeat, ListedTable, SeatInfo } from '@treefort/protocol';
import type { LiveTable } from './live-table.ts';
import type { Match } from './match.ts';
import type { TablePlan } from './plan.ts';
import { UnreadableTable } from './replay.ts';
import { seatInfosOf } from './seat-info.ts';

/** So many letters of a name are listed, or as few as it takes. */
const MOST_LETTERS = 12;
const FEWEST_LETTERS = 2;
/** A listed table has fewer bytes than this. */
const MOST_BYTES = 200;

const cut = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : name;
};

function listedSeat({ kind, name, bot }: SeatInfo, most: number): ListedSeat {
  if (kind === 'bot') return { bot: bot ?? '' };
  return kind === 'player' ? { name: cut(name ?? '', most) } : kind;
}

/** The name of the box that a table brings along, where it is not a box of the game's own. */
function boxName({ options: { box } }: TablePlan, most: number): { readonly box?: string } {
  if (typeof box !== 'object' || box === null || !('name' in box)) return {};
  return { box: cut(String(box.name), most) };
}

/** A table as it is listed. Long names are cut, all alike, until it is small enough. */
export function listedTableOf(match: Match): ListedTable {
  const { plan, phase } = match;
  const infos = seatInfosOf(match);
  for (let most = MOST_LETTERS; ; most--) {
    const seats = infos.map((info) => listedSeat(info, most));
    const table = { id: plan.id, game: plan.game, phase, seats, ...boxName(plan, most) };
    const bytes = Buffer.byteLength(JSON.stringify(table));
    if (bytes < MOST_BYTES || most === FEWEST_LETTERS) return table;
  }
}

/** A table in the list of a player's own tables, or null where the player has left it. */
export function ownTableOf(match: Match, player: string, created: number) {
  const you = match.seatOf(player);
  if (you === null) return null;
  const asked =
    match.phase === 'playing' &&
    hasSeat(match.actors, you) &&
    !nth(match.seats, you).away &&
    match.ordered(you) === null;
  return { ...listedTableOf(match), you, asked, at: Math.max(match.toldAt, created) };
}

/** What is listed of a table; of one that cannot be read that this is so, because the others have to be listed too. */
export async function listed<T>(live: LiveTable, read: (match: Match) => T) {
  try {
    return await live.exclusive(read);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { id: live.id, game: live.match.plan.game, unreadable: true as const };
  }
}
