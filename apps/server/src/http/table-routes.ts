import type { GameRecord } from '@treefort/kernel';
import { type Command, type CommandName, commands, newTable } from '@treefort/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf } from './address.ts';
import { answers, done, gameList, madeTable, tableInfo } from './responses.ts';
import type { App } from './app.ts';
import { levelsFor } from '../bots/bot-pool.ts';
import { games } from '../games.ts';
import { HttpRefusal, statusOf } from './refusal.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { receive } from '../commands/run-command.ts';
import type { Service } from '../service.ts';
import { planTable } from '../tables/plan-table.ts';
import type { Sitting } from '../tables/match.ts';
import { infoOf } from '../tables/table-info.ts';

const params = z.object({ id: z.string().max(64) });
const ID = /^[\w-]+$/;

/** The table of a request; one that does not exist counts as a guess. */
export async function tableOf(service: Service, request: FastifyRequest): Promise<LiveTable> {
  const { id } = request.params as { id: string };
  // Not every text can be looked for in a database.
  const live = ID.test(id) ? await service.hall.find(id) : null;
  if (live) return live;
  service.callers.guessed(request);
  throw new HttpRefusal('not-found', 'there is no such table');
}

/** Setting up, finding and joining tables. */
export function tableRoutes(app: App, service: Service): void {
  const { callers, hall, limits } = service;

  const whatCanBePlayed = {
    summary: 'What can be played, and against whom',
    response: answers(gameList),
  };
  app.get('/api/games', { schema: whatCanBePlayed }, () =>
    games.map(({ id, rules, seats }) => ({ id, rules, seats, bots: levelsFor(id) })),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Public tables that wait for players, or that can be watched',
        querystring: z.object({ phase: z.enum(['open', 'playing']).default('open') }),
        response: answers(z.array(tableInfo)),
      },
    },
    async ({ query }) => {
      const found = await hall.list(query.phase);
      const lives = await Promise.all(found.map(({ plan }) => hall.find(plan.id)));
      return await Promise.all(lives.flatMap((live) => (live ? [live.alone(infoOf)] : [])));
    },
  );

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Set up a table; invitations are told once',
        body: newTable,
        response: answers(madeTable, 'no-player', 'not-yours'),
      },
    },
    async (request) => {
      const player = await callers.demand(request);
      if (!limits.tables.take(player.id) || !limits.newTables.take(addressOf(request))) {
        throw new HttpRefusal('too-many', 'too many new tables: wait a while');
      }
      const planned = planTable(request.body, player);
      if (!planned.ok) throw new HttpRefusal('bad-request', planned.fault.message);
      const { plan, invites } = planned.value;
      await hall.add(plan);
      return { id: plan.id, link: `/table/${plan.id}`, invites };
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table and who sits at it',
        params,
        response: answers(tableInfo, 'not-found'),
      },
    },
    async (request) => (await tableOf(service, request)).alone(infoOf),
  );

  const response = answers(done, 'no-player', 'not-yours', 'not-found', 'refused');
  for (const name of Object.keys(commands) as CommandName[]) {
    const body = commands[name];
    const summary = body.description ?? `${name} at a table`;
    app.post(
      `/api/tables/:id/${name}`,
      { schema: { summary, params, body, response } },
      async (request, reply) => {
        const player = await callers.demand(request);
        const live = await tableOf(service, request);
        const command = { do: name, ...(request.body as object) } as Command;
        const answer = await receive(
          service,
          { live, player, address: addressOf(request) },
          command,
        );
        return reply.status(answer.ok ? 200 : statusOf(answer)).send(answer);
      },
    );
  }
}

/** The record of a finished game; before that the seed is a secret. */
export const recordOf = ({ table, phase }: Sitting): GameRecord | null =>
  phase === 'over' && table ? table.record : null;
