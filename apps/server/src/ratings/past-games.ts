import type { PastGames, PastSeat } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';
import { type Company, companyOf, type Look, VISIBLE } from './profiles.ts';
import { NEWCOMER, pointsOf } from './scale.ts';

/** Games on a page. */
const PAGE = 20;

interface SeatRow extends Company {
  readonly bot: string | null;
  readonly place: number;
  readonly score: number;
  readonly abandoned: boolean;
}

interface GameRow {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly you: number;
  readonly mu: number | null;
  readonly before: number | null;
  readonly seats: readonly SeatRow[];
}

const PAGE_OF_GAMES = `
  with ${VISIBLE}, page as (
    select v.* from visible v left join results c on c.table_id = $3 and c.player = $1
    where c.table_id is null or (v.ended_at, v.table_id) < (c.ended_at, c.table_id)
    order by v.ended_at desc, v.table_id desc limit ${PAGE + 1}
  )
  select g.table_id as table, g.game, extract(epoch from g.ended_at)::float8 * 1000 as ended,
    g.seat as you, case when g.rated then g.mu end as mu,
    (
      select b.mu from results b where b.player = $1 and b.game = g.game and b.rated
        and (b.ended_at, b.table_id) < (g.ended_at, g.table_id)
      order by b.ended_at desc, b.table_id desc limit 1
    ) as before,
    (
      select json_agg(json_build_object(
        'id', s.player, 'name', p.name, 'hidden', coalesce(p.hidden, true), 'bot', s.bot,
        'place', s.place, 'score', s.score, 'abandoned', s.abandoned
      ) order by s.seat)
      from results s left join players p on p.id = s.player where s.table_id = g.table_id
    ) as seats
  from page g order by g.ended_at desc, g.table_id desc`;

function pastSeat({ bot, place, score, abandoned, ...one }: SeatRow): PastSeat {
  if (bot !== null) return { bot, place, score };
  return { ...companyOf(one), place, score, ...(abandoned && { abandoned: true as const }) };
}

/** A page of the games that a player has finished and the viewer may see, behind one of them. */
export async function pastGamesOf(
  database: Database,
  { player, viewer }: Look,
  after = '',
): Promise<PastGames> {
  const rows = await database.query<GameRow>('past-games', PAGE_OF_GAMES, [player, viewer, after]);
  const games = rows.slice(0, PAGE).map(({ mu, before, seats, ...game }) => ({
    ...game,
    seats: seats.map(pastSeat),
    ...(mu !== null && {
      points: pointsOf(mu),
      change: pointsOf(mu) - pointsOf(before ?? NEWCOMER.mu),
    }),
  }));
  return { games, next: rows.length > PAGE ? (games.at(-1)?.table ?? null) : null };
}
