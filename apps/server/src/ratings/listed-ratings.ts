import type { ListedTable } from '@treefort/protocol';
import type { Match } from '../tables/match.ts';
import { isSmall, listedTableOf } from '../tables/table-lists.ts';
import type { Ratings, ShownRatings } from './ratings.ts';

interface WithPlayers {
  readonly table: ListedTable;
  readonly players: readonly (string | null)[];
}

/** A table as it is listed, and who sits there. */
export const listedWithPlayers = (match: Match): WithPlayers => ({
  table: listedTableOf(match),
  players: match.seats.map(({ player }) => player),
});

/** The established ratings of those who sit at a table are listed where there is room for all of them. */
function rated({ table, players }: WithPlayers, known: ShownRatings): ListedTable {
  const seats = table.seats.map((seat, i) => {
    const rating = known.in(table.game, players[i] ?? '');
    const isShown = typeof seat === 'object' && 'name' in seat && rating && !rating.provisional;
    return isShown ? { ...seat, rating: rating.points } : seat;
  });
  const longer = { ...table, seats };
  return isSmall(longer) ? longer : table;
}

/** Listed tables with the ratings of their players; those that cannot be read as they are. */
export async function withRatings<U extends object>(
  ratings: Ratings,
  found: readonly (WithPlayers | U)[],
): Promise<(ListedTable | U)[]> {
  const players = found.flatMap((one) => ('players' in one ? one.players : []));
  const known = await ratings.shownOf(players.filter((player) => player !== null));
  return found.map((one) => ('players' in one ? rated(one, known) : one));
}
