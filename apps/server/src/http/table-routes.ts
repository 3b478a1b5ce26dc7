import {
  type Command,
  type CommandName,
  commands,
  done,
  gameList,
  madeTable,
  newTable,
  tableInfo,
  tableList,
} from '@treefort/protocol';
import { z } from 'zod';
import { levelsFor } from '../bots/levels.ts';
import { runCommand } from '../commands/run-command.ts';
import { listedWithPlayers, withRatings } from '../ratings/listed-ratings.ts';
import type { Service } from '../service.ts';
import { commitmentTo } from '../tables/plan.ts';
import { planTable } from '../tables/plan-table.ts';
import { tableInfoOf } from '../tables/table-info.ts';
import { listed } from '../tables/table-lists.ts';
import { addressOf } from './address.ts';
import type { App } from './app.ts';
import { HttpRefusal, statusOf } from './refusal.ts';
import { answers } from './responses.ts';
import { pageCursor, tableOf, tableParams } from './table-of.ts';

/** Setting up, finding and joining tables. */
export function tableRoutes(app: App, service: Service): void {
  listGames(app, service);
  listTables(app, service);
  makeTable(app, service);
  showTable(app, service);
  for (const name of Object.keys(commands) as CommandName[]) command(app, service, name);
}

function listGames(app: App, { games }: Service): void {
  const schema = { summary: 'What can be played, and against whom', response: answers(gameList) };
  app.get('/api/games', { schema }, () =>
    games.map(({ id, rules, seats }) => ({ id, rules, seats, bots: levelsFor(id) })),
  );
}

function listTables(app: App, { tables, tableStore, ratings }: Service): void {
  const schema = {
    summary: 'Public tables that wait for players, or that can be watched',
    querystring: z.object({
      phase: z.enum(['open', 'playing']).default('open'),
      after: pageCursor,
    }),
    response: answers(tableList),
  };
  app.get('/api/tables', { schema }, async ({ query }) => {
    const { ids, next } = await tableStore.listPublic(query.phase, query.after);
    const lives = await Promise.all(ids.map((id) => tables.find(id)));
    const found = await Promise.all(
      lives.flatMap((live) => (live ? [listed(live, listedWithPlayers)] : [])),
    );
    return { tables: await withRatings(ratings, found), next };
  });
}

function makeTable(app: App, { auth, games, limits, tableStore }: Service): void {
  const schema = {
    summary: 'Set up a table; invitations are told once',
    body: newTable,
    response: answers(madeTable, 'no-player', 'not-yours'),
  };
  app.post('/api/tables', { schema }, async (request) => {
    const player = await auth.require(request);
    if (!limits.tables.take(player.id) || !limits.newTables.take(addressOf(request))) {
      throw new HttpRefusal('too-many', 'too many new tables: wait a while');
    }
    const planned = planTable(games, request.body, player);
    if (!planned.ok) throw new HttpRefusal('bad-request', planned.fault.message);
    const { plan, invites } = planned.value;
    await tableStore.add(plan);
    return { id: plan.id, link: `/table/${plan.id}`, commitment: commitmentTo(plan), invites };
  });
}

function showTable(app: App, service: Service): void {
  const schema = {
    summary: 'A table and who sits at it',
    params: tableParams,
    response: answers(tableInfo, 'not-found'),
  };
  app.get('/api/tables/:id', { schema }, async (request) =>
    (await tableOf(service, request)).exclusive(tableInfoOf),
  );
}

const commandAnswers = answers(done, 'no-player', 'not-yours', 'not-found', 'refused');

/** Each command of the WebSocket is also a route. */
function command(app: App, service: Service, name: CommandName): void {
  const body = commands[name];
  const summary = body.description ?? `${name} at a table`;
  const schema = { summary, params: tableParams, body, response: commandAnswers };
  app.post(`/api/tables/:id/${name}`, { schema }, async (request, reply) => {
    const player = await service.auth.require(request);
    const live = await tableOf(service, request);
    const source = { live, player, address: addressOf(request) };
    // The body was validated against the schema of this command.
    const answer = await runCommand(service, source, {
      do: name,
      ...(request.body as object),
    } as Command);
    return reply.status(answer.ok ? 200 : statusOf(answer)).send(answer);
  });
}
