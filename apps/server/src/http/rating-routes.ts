import { leaderboard, type TableRatings, tableRatings } from '@treefort/protocol';
import { z } from 'zod';
import { leaderboardPage } from '../ratings/leaderboard.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { countsForRating } from '../ratings/result.ts';
import type { Service } from '../service.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers } from './responses.ts';
import { tableOf, tableParams } from './table-of.ts';

/** Leaderboards, and the ratings at a table. */
export function ratingRoutes(app: App, service: Service): void {
  leaderboardRoute(app, service);
  tableRatingsRoute(app, service);
}

function leaderboardRoute(app: App, { database, games }: Service): void {
  const schema = {
    summary: 'The established ratings of a game, the best first, with our bots among them',
    params: z.object({ game: z.string().max(40) }),
    querystring: z.object({ after: z.coerce.number().int().min(0).max(100_000).default(0) }),
    response: answers(leaderboard, 'not-found'),
  };
  app.get('/api/leaderboards/:game', { schema }, async ({ params, query }) => {
    if (!games.some(({ id }) => id === params.game)) {
      throw new HttpRefusal('not-found', 'there is no such game');
    }
    return await leaderboardPage(database, params.game, query.after);
  });
}

function tableRatingsRoute(app: App, service: Service): void {
  const schema = {
    summary: 'Whether the game at a table counts, the ratings of its players, and what it changed',
    params: tableParams,
    response: answers(tableRatings, 'not-found'),
  };
  app.get('/api/tables/:id/ratings', { schema }, async (request) =>
    ratingsAt(service.ratings, await tableOf(service, request)),
  );
}

async function ratingsAt(ratings: Ratings, live: LiveTable): Promise<TableRatings> {
  const { plan, players, over } = await live.exclusive(({ plan, seats, phase }) => ({
    plan,
    players: seats.map(({ player }) => player),
    over: phase === 'over',
  }));
  const known = await ratings.shownOf(players.filter((player) => player !== null));
  const changes = over ? await ratings.changesAt(plan.id) : undefined;
  const seats = players.map((player, seat) => {
    if (player === null || !known.isSeen(player)) return null;
    const rating = known.in(plan.game, player);
    const change = changes?.get(seat);
    return { player, ...(rating && { rating }), ...(change !== undefined && { change }) };
  });
  return { rated: countsForRating(plan), seats };
}
