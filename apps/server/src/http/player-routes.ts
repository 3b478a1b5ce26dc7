import { playerName } from '@treefort/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf } from './address.ts';
import { answers, newPlayer, ownTable, player, refusals } from './responses.ts';
import type { App } from './app.ts';
import { COOKIE } from './auth.ts';
import { HttpRefusal } from './refusal.ts';
import type { Service } from '../service.ts';
import { ownInfo } from '../tables/table-info.ts';

const YEAR = 365 * 86_400;

const body = z.strictObject({ name: playerName });

function remember(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https';
  const sameSite = 'lax';
  reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite, secure, path: '/', maxAge: YEAR });
}

/** Who one is: a secret link and a cookie, no account. */
export function playerRoutes(app: App, { callers, hall, limits, players }: Service): void {
  app.post(
    '/api/players',
    {
      schema: {
        summary: 'Become a player; the link and the token are told once',
        body,
        response: answers(newPlayer, 'not-yours'),
      },
    },
    async (request, reply) => {
      if (!limits.newPlayers.take(addressOf(request))) {
        throw new HttpRefusal('too-many', 'too many new players from this address: wait a while');
      }
      const { player: made, secret } = await players.add(request.body.name);
      remember(request, reply, secret);
      return { ...made, token: secret, link: `/me/${secret}` };
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: answers(player, 'no-player') } },
    async (request) => await callers.demand(request),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Another name from now on',
        body,
        response: answers(player, 'no-player', 'not-yours'),
      },
    },
    async (request) => {
      const caller = await callers.demand(request);
      return await players.rename(callers.secretOf(request)!, caller, request.body.name);
    },
  );

  app.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'Where I sit: games that wait or go on, and those of the last week, newest first',
        response: answers(z.array(ownTable), 'no-player'),
      },
    },
    async (request) => {
      const { id } = await callers.demand(request);
      const found = await Promise.all(
        (await hall.ofPlayer(id)).map(async ({ id: table, created }) => {
          const live = await hall.find(table);
          return live?.alone((sitting) => ownInfo(sitting, id, created));
        }),
      );
      return found.filter((one) => one != null).sort((a, b) => b.at - a.at);
    },
  );

  app.get(
    '/me/:secret',
    {
      schema: {
        summary: 'The same player in this browser, by the link',
        params: z.object({ secret: z.string() }),
        response: {
          303: z.void().describe('known from now on: to the page'),
          ...refusals('not-found'),
        },
      },
    },
    async (request, reply) => {
      const { secret } = request.params;
      const known = await callers.know(request, secret);
      if (!known) throw new HttpRefusal('not-found', 'this link belongs to nobody');
      remember(request, reply, secret);
      // The page asks who it is now.
      return reply.redirect('/?me', 303);
    },
  );
}
