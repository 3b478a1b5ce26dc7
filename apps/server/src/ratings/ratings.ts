import type { ShownRating } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';
import { NEWCOMER, pointsOf, type Rating, shown } from './scale.ts';

/** The present ratings of players. */
export class Ratings {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** What some players have in a game; who has played none that counts has a newcomer's. */
  async of(game: string, players: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.database.query<Rating & { player: string }>(
      'ratings',
      'select player, mu, sigma from ratings where game = $1 and player = any($2::text[])',
      [game, players],
    );
    const known = rows.map(({ player, mu, sigma }) => [player, { mu, sigma }] as const);
    return new Map([...players.map((player) => [player, NEWCOMER] as const), ...known]);
  }

  /** By how many points a finished game has changed the ratings of its seats, as far as it is rated by now. */
  async changesAt(table: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.query<{ seat: number; mu: number; before: number | null }>(
      'changes-at',
      `select r.seat, r.mu, (
         select b.mu from results b where b.player = r.player and b.game = r.game and b.rated
           and (b.ended_at, b.table_id) < (r.ended_at, r.table_id)
         order by b.ended_at desc, b.table_id desc limit 1
       ) as before
       from results r where r.table_id = $1 and r.rated and r.mu is not null`,
      [table],
    );
    return new Map(
      rows.map(({ seat, mu, before }) => [seat, pointsOf(mu) - pointsOf(before ?? NEWCOMER.mu)]),
    );
  }

  /** The ratings of some players in all games, as others may see them; who hides is missing. */
  async shownOf(players: readonly string[]): Promise<ShownRatings> {
    const ids = [...new Set(players)];
    const rows = await this.database.query<Rating & { game: string | null; player: string }>(
      'shown-ratings',
      `select r.game, p.id as player, r.mu, r.sigma
       from players p left join ratings r on r.player = p.id
       where p.id = any($1::text[]) and not p.hidden`,
      [ids],
    );
    const known = new Map(
      rows.flatMap((row) => (row.game === null ? [] : [[`${row.game} ${row.player}`, shown(row)]])),
    );
    return {
      isSeen: (player) => rows.some((row) => row.player === player),
      in: (game, player) => known.get(`${game} ${player}`),
    };
  }
}

/** The ratings of some players as others may see them. */
export interface ShownRatings {
  /** Whether others may look at the profile of a player. */
  isSeen(player: string): boolean;
  in(game: string, player: string): ShownRating | undefined;
}
