import {
  acquaintances,
  newInvitation,
  newReport,
  type PersonRef,
  relationChange,
  tableRelations,
  visibility,
} from '@treefort/protocol';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { answers, ok } from '../http/responses.ts';
import { tableOf, tableParams } from '../http/table-of.ts';
import type { Service } from '../service.ts';

/** Friends, and those whom one does not want to meet. */
export function companyRoutes(app: App, service: Service): void {
  listCompany(app, service);
  changeRelation(app, service);
  showMyself(app, service);
  inviteFriend(app, service);
  showTableRelations(app, service);
  report(app, service);
}

const NOBODY = 'there is nobody like that';

function limit({ limits }: Service, player: string): void {
  if (limits.company.take(player)) return;
  throw new HttpRefusal('too-many', 'too much at once: wait a while');
}

/** Who is meant by a request, which must not be its sender. */
async function meant(
  service: Service,
  request: FastifyRequest,
  { person, self }: { readonly person: PersonRef; readonly self: string },
): Promise<string> {
  const found = 'player' in person ? person.player : await seated(service, person);
  if (found !== null && found !== self) return found;
  service.auth.countGuess(request);
  throw new HttpRefusal('not-found', NOBODY);
}

async function seated(
  { tables }: Service,
  { table, seat }: Extract<PersonRef, { table: string }>,
): Promise<string | null> {
  const live = await tables.find(table);
  return (await live?.exclusive(({ seats }) => seats[seat]?.player)) ?? null;
}

function listCompany(app: App, { auth, company }: Service): void {
  const schema = {
    summary: 'Whom I played with, my friends, who asks to be one, and to which tables they invite',
    response: answers(acquaintances, 'no-player'),
  };
  app.get('/api/me/company', { schema }, async (request) =>
    company.list((await auth.require(request)).id),
  );
}

function changeRelation(app: App, service: Service): void {
  const { auth, company } = service;
  const schema = {
    summary: 'Ask to be friends, or agree; mute or block a player; or undo it',
    body: relationChange,
    response: answers(ok, 'no-player', 'not-yours', 'not-found'),
  };
  app.put('/api/me/company', { schema }, async (request) => {
    const { id: self } = await auth.require(request);
    limit(service, self);
    const { person, ...change } = request.body;
    const other = await meant(service, request, { person, self });
    if (await company.change(self, other, change)) return { ok: true };
    auth.countGuess(request);
    throw new HttpRefusal('not-found', NOBODY);
  });
}

function showMyself(app: App, { auth, company }: Service): void {
  const schema = {
    summary: 'Whether friends see that I am here',
    body: visibility,
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.put('/api/me/visible', { schema }, async (request) => {
    await company.show((await auth.require(request)).id, request.body.visible);
    return { ok: true };
  });
}

function inviteFriend(app: App, service: Service): void {
  const { auth, calls, company } = service;
  const schema = {
    summary: 'Invite a friend to a table that has not started; they are called',
    body: newInvitation,
    response: answers(ok, 'no-player', 'not-yours', 'not-found'),
  };
  app.post('/api/me/invitations', { schema }, async (request) => {
    const { id } = await auth.require(request);
    limit(service, id);
    const { player, table } = request.body;
    if (!(await company.invite(id, player, table))) {
      auth.countGuess(request);
      throw new HttpRefusal('not-found', 'you have no such friend, or there is no such table');
    }
    calls.tell({ player, about: 'invited', table });
    return { ok: true };
  });
}

function showTableRelations(app: App, service: Service): void {
  const { auth, company } = service;
  const schema = {
    summary: 'How I stand to those at a table',
    params: tableParams,
    response: answers(tableRelations, 'no-player', 'not-found'),
  };
  app.get('/api/tables/:id/company', { schema }, async (request) => {
    const { id } = await auth.require(request);
    const live = await tableOf(service, request);
    const players = await live.exclusive(({ seats }) => seats.map(({ player }) => player));
    const others = players.filter((player) => player !== null && player !== id);
    const relations = await company.to(id, others as string[]);
    return players.map((player) => relations.get(player ?? '') ?? null);
  });
}

function report(app: App, service: Service): void {
  const { auth, company } = service;
  const schema = {
    summary: 'Report a player to those who run this server',
    body: newReport,
    response: answers(ok, 'no-player', 'not-yours', 'not-found'),
  };
  app.post('/api/reports', { schema }, async (request) => {
    const { id: self } = await auth.require(request);
    limit(service, self);
    const { person, why, text = null } = request.body;
    const about = await meant(service, request, { person, self });
    const table = 'table' in person ? person.table : null;
    await company.report(self, about, { why, table, text });
    return { ok: true };
  });
}
