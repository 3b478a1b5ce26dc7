import { ownTableList, player, playerName, signedInPlayer } from '@treefort/protocol';
import { z } from 'zod';
import type { Service } from '../service.ts';
import { listed, ownTableOf } from '../tables/table-lists.ts';
import { addressOf } from './address.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers } from './responses.ts';
import { pageCursor } from './table-of.ts';

const body = z.strictObject({ name: playerName });

/** Players: a name, no account. */
export function playerRoutes(app: App, service: Service): void {
  // Whichever route found out who is asking: the browser may be due for a new secret.
  app.addHook('onSend', async (request, reply) => service.auth.giveRenewed(request, reply));
  makePlayer(app, service);
  showMe(app, service);
  rename(app, service);
  listMyTables(app, service);
}

function makePlayer(app: App, { auth, limits, players }: Service): void {
  const schema = {
    summary: 'Become a player, or rename the one I am: a page gets a cookie, a program its token',
    body,
    response: answers(signedInPlayer, 'not-yours'),
  };
  app.post('/api/players', { schema }, async (request, reply) => {
    const known = await auth.find(request);
    if (known) return await players.rename(known, request.body.name);
    if (!limits.newPlayers.take(addressOf(request))) {
      throw new HttpRefusal('too-many', 'too many new players from this address: wait a while');
    }
    return await auth.signIn(request, reply, await players.add(request.body.name));
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
  app.patch('/api/me', { schema }, async (request) =>
    players.rename(await auth.require(request), request.body.name),
  );
}

function listMyTables(app: App, { auth, tables, tableStore }: Service): void {
  const schema = {
    summary: 'Where I sit: games that wait or go on, and those of the last week, newest first',
    querystring: z.object({ after: pageCursor }),
    response: answers(ownTableList, 'no-player'),
  };
  app.get('/api/me/tables', { schema }, async (request) => {
    const { id } = await auth.require(request);
    const { joined, next } = await tableStore.joinedBy(id, request.query.after);
    const found = await Promise.all(
      joined.map(async ({ id: table, created }) => {
        const live = await tables.find(table);
        const one = live && (await listed(live, (match) => ownTableOf(match, id, created)));
        return one && { at: created, ...one };
      }),
    );
    const shown = found.filter((one) => one != null).sort((a, b) => b.at - a.at);
    return { tables: shown, next };
  });
}
