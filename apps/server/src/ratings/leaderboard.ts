import type { Leaderboard } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';
import { ratedBots } from './bot-ratings.ts';
import { ESTABLISHED, pointsOf } from './scale.ts';

/** People on a page. */
const PAGE = 50;
/** Nobody looks further down, and each page costs all before it. */
const MOST_PLACES = 5000;

interface RankedRow {
  readonly id: string;
  readonly name: string;
  readonly mu: number;
  readonly games: number;
}

/** A page of the established ratings of a game behind so many places; our bots stand among them. */
export async function leaderboardPage(
  database: Database,
  game: string,
  after: number,
): Promise<Leaderboard> {
  const from = Math.max(0, Math.min(after, MOST_PLACES));
  // One more at each end: the bots between two pages belong to the second.
  const skipped = Math.max(0, from - 1);
  const rows = await database.query<RankedRow>(
    'leaderboard',
    `select p.id, p.name, r.mu, r.games from ratings r join players p on p.id = r.player
     where r.game = $1 and r.sigma <= $2 and not p.hidden
     order by r.mu desc, r.player offset $3 limit $4`,
    [game, ESTABLISHED, skipped, from - skipped + PAGE + 1],
  );
  const before = from > 0 ? rows[0] : undefined;
  const page = rows.slice(from - skipped, from - skipped + PAGE);
  const more = rows.length > from - skipped + PAGE;
  const people = page.map(({ id, name, mu, games }, i) => {
    return { id, name, place: from + i + 1, points: pointsOf(mu), games };
  });
  const highest = before ? pointsOf(before.mu) : Number.POSITIVE_INFINITY;
  const lowest = more ? (people.at(-1)?.points ?? highest) : Number.NEGATIVE_INFINITY;
  const bots = ratedBots(game).filter(({ points }) => points < highest && points >= lowest);
  const ranks = [...people, ...bots].sort((a, b) => b.points - a.points);
  return { ranks, next: more ? String(from + PAGE) : null };
}
