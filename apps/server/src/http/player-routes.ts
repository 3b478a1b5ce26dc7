import { newPlayer, ownTable, player, playerName } from '@treefort/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Service } from '../service.ts';
import { joinedTableOf } from '../tables/table-info.ts';
import { addressOf } from './address.ts';
import type { App } from './app.ts';
import { COOKIE } from './auth.ts';
import { HttpRefusal } from './refusal.ts';
import { answers, refusals } from './responses.ts';

const YEAR = 365 * 86_400;

const body = z.strictObject({ name: playerName });

/** Players: a secret link and a cookie, no account. */
export function playerRoutes(app: App, service: Service): void {
  makePlayer(app, service);
  showMe(app, service);
  rename(app, service);
  listMyTables(app, service);
  signInByLink(app, service);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https';
  const sameSite = 'lax';
  reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite, secure, path: '/', maxAge: YEAR });
}

function makePlayer(app: App, { limits, players }: Service): void {
  const schema = {
    summary: 'Become a player; the link and the token are told once',
    body,
    response: answers(newPlayer, 'not-yours'),
  };
  app.post('/api/players', { schema }, async (request, reply) => {
    if (!limits.newPlayers.take(addressOf(request))) {
      throw new HttpRefusal('too-many', 'too many new players from this address: wait a while');
    }
    const { player: made, secret } = await players.add(request.body.name);
    setCookie(request, reply, secret);
    return { ...made, token: secret, link: `/me/${secret}` };
  });
}

function showMe(app: App, { auth }: Service): void {
  const schema = { summary: 'Who I am', response: answers(player, 'no-player') };
  app.get('/api/me', { schema }, async (request) => await auth.require(request));
}

function rename(app: App, { auth, players }: Service): void {
  const schema = {
    summary: 'Another name from now on',
    body,
    response: answers(player, 'no-player', 'not-yours'),
  };
  app.patch('/api/me', { schema }, async (request) => {
    const caller = await auth.require(request);
    return await players.rename(auth.secretOf(request)!, caller, request.body.name);
  });
}

function listMyTables(app: App, { auth, tables, tableStore }: Service): void {
  const schema = {
    summary: 'Where I sit: games that wait or go on, and those of the last week, newest first',
    response: answers(z.array(ownTable), 'no-player'),
  };
  app.get('/api/me/tables', { schema }, async (request) => {
    const { id } = await auth.require(request);
    const joined = await tableStore.joinedBy(id);
    const found = await Promise.all(
      joined.map(async ({ id: table, created }) => {
        const live = await tables.find(table);
        return live?.exclusive((match) => joinedTableOf(match, id, created));
      }),
    );
    return found.filter((one) => one != null).sort((a, b) => b.at - a.at);
  });
}

function signInByLink(app: App, { auth }: Service): void {
  const schema = {
    summary: 'The same player in this browser, by the link',
    params: z.object({ secret: z.string() }),
    response: {
      303: z.void().describe('known from now on: to the page'),
      ...refusals('not-found'),
    },
  };
  app.get('/me/:secret', { schema }, async (request, reply) => {
    const { secret } = request.params;
    const known = await auth.playerOf(request, secret);
    if (!known) throw new HttpRefusal('not-found', 'this link belongs to nobody');
    setCookie(request, reply, secret);
    // The page asks who it is now.
    return reply.redirect('/?me', 303);
  });
}
