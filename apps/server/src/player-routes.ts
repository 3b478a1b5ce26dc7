import { playerName } from '@treefort/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app.ts';
import { COOKIE } from './callers.ts';
import { HttpRefusal } from './http-refusal.ts';
import type { Service } from './service.ts';

const YEAR = 365 * 86_400;

const body = z.strictObject({ name: playerName });
const self = z.object({ id: z.string(), name: z.string() });
const selfWithLink = self.extend({
  token: z.string().describe('for other programs: the header "Authorization: Bearer TOKEN"'),
  link: z.string().describe('the same player on another device'),
});

function remember(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https';
  const sameSite = 'lax';
  reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite, secure, path: '/', maxAge: YEAR });
}

/** Who one is: a secret link and a cookie, no account. */
export function playerRoutes(app: App, { callers, limits, players }: Service): void {
  app.post(
    '/api/players',
    {
      schema: {
        summary: 'Become a player; the link and the token are told once',
        body,
        response: { 200: selfWithLink },
      },
    },
    async (request, reply) => {
      if (!limits.newPlayers.take(request.ip)) {
        throw new HttpRefusal('too-many', 'too many new players from this address: wait a while');
      }
      const { player, secret } = await players.add(request.body.name);
      remember(request, reply, secret);
      return { ...player, token: secret, link: `/me/${secret}` };
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: { 200: self } } },
    async (request) => await callers.demand(request),
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Another name from now on', body, response: { 200: self } } },
    async (request) => {
      const player = await callers.demand(request);
      return await players.rename(callers.secretOf(request)!, player, request.body.name);
    },
  );

  app.get('/me/:secret', { schema: { hide: true } }, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const player = await callers.know(request, secret);
    if (!player) throw new HttpRefusal('not-found', 'this link belongs to nobody');
    remember(request, reply, secret);
    // The page asks who it is now.
    return reply.redirect('/?me', 303);
  });
}
