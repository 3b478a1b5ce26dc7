import { hiding, pastGames, profile } from '@treefort/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pastGamesOf } from '../ratings/past-games.ts';
import type { Look } from '../ratings/profiles.ts';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers } from './responses.ts';
import { pageCursor } from './table-of.ts';

const playerParams = z.object({ id: z.string().max(64) });
const ID = /^[\w-]+$/;

/** Profiles: what players have played, as far as the caller may see it. */
export function profileRoutes(app: App, service: Service): void {
  showProfile(app, service);
  listPastGames(app, service);
  hide(app, service);
}

/** Whose profile a request asks for, and who asks. */
async function lookOf({ auth }: Service, request: FastifyRequest): Promise<Look> {
  const { id } = playerParams.parse(request.params);
  const viewer = await auth.find(request);
  if (!ID.test(id)) throw nobody(auth, request);
  return { player: id, viewer: viewer?.id ?? '' };
}

/** There are no lists of players, and who guesses ids is stopped like who guesses links. */
function nobody(auth: Service['auth'], request: FastifyRequest): HttpRefusal {
  auth.countGuess(request);
  return new HttpRefusal('not-found', 'there is no such player, or no more, or they hide');
}

function showProfile(app: App, service: Service): void {
  const schema = {
    summary: 'A player: results, ratings, favourites, whom they met',
    description: 'Strangers see public games only, and nothing of a player who hides.',
    params: playerParams,
    response: answers(profile, 'not-found'),
  };
  app.get('/api/players/:id', { schema }, async (request) => {
    const found = await service.profiles.profile(await lookOf(service, request));
    if (!found) throw nobody(service.auth, request);
    return found;
  });
}

function listPastGames(app: App, service: Service): void {
  const schema = {
    summary: 'The games that a player has finished, the last first',
    params: playerParams,
    querystring: z.object({ after: pageCursor }),
    response: answers(pastGames, 'not-found'),
  };
  app.get('/api/players/:id/games', { schema }, async (request) => {
    const look = await lookOf(service, request);
    if (!(await service.profiles.find(look))) throw nobody(service.auth, request);
    return await pastGamesOf(service.database, look, request.query.after);
  });
}

function hide(app: App, { auth, profiles }: Service): void {
  const schema = {
    summary: 'Hide my profile and my place in leaderboards, or show them again',
    body: hiding,
    response: answers(hiding, 'no-player', 'not-yours'),
  };
  app.put('/api/me/hidden', { schema }, async (request) => {
    const { id } = await auth.require(request);
    await profiles.hide(id, request.body.hidden);
    return request.body;
  });
}
