import { hasSeat, nth } from '@treefort/kernel';
import type { ListedSeat, ListedTable, SeatInfo } from '@treefort/protocol';
import type { LiveTable } from './live-table.ts';
import type { Match } from './match.ts';
import { ownBox, type TablePlan } from './plan.ts';
import { UnreadableTable } from './replay.ts';
import { seatInfosOf } from './seat-info.ts';

/** So many letters of a name are listed, or as few as it takes. */
const MOST_LETTERS = 12;
const FEWEST_LETTERS = 0;
/** A listed table has fewer bytes than this. */
const MOST_BYTES = 200;

/** Whether a table may be listed as it is. */
export const isSmall = (table: object): boolean =>
  Buffer.byteLength(JSON.stringify(table)) < MOST_BYTES;

const cut = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : name;
};

function listedSeat({ kind, name, bot }: SeatInfo, most: number): ListedSeat {
  if (kind === 'bot') return { bot: bot ?? '' };
  return kind === 'player' ? { name: name === null ? null : cut(name, most) } : kind;
}

/** The name of the box that a table brings along, where it is not a box of the game's own. */
function boxName(plan: TablePlan, most: number): { readonly box?: string } {
  const box = ownBox(plan);
  return box && 'name' in box ? { box: cut(String(box.name), most) } : {};
}

/** A table as it is listed. */
export const listedTableOf = (match: Match): ListedTable => smallTable(match, {});

/** A table with what else is listed of it. Long names are cut, all alike, until it is small enough. */
function smallTable<More extends object>(match: Match, more: More): ListedTable & More {
  const { plan, phase } = match;
  const infos = seatInfosOf(match);
  for (let most = MOST_LETTERS; ; most--) {
    const seats = infos.map((info) => listedSeat(info, most));
    const table = { id: plan.id, game: plan.game, phase, seats, ...boxName(plan, most), ...more };
    if (isSmall(table) || most === FEWEST_LETTERS) return table;
  }
}

/** A table in the list of a player's own tables, or null where the player has left it. */
export function ownTableOf(match: Match, player: string, created: number) {
  const you = match.seatOf(player);
  if (you === null) return null;
  const asked =
    match.phase === 'playing' &&
    hasSeat(match.play.actors, you) &&
    !nth(match.seats, you).away &&
    match.play.ordered(you) === null;
  return smallTable(match, { you, asked, at: Math.max(match.toldAt, created) });
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
