import { exportRecord, type GameRecord } from '@treefort/kernel';
import { finishedRecord, firstNews } from '@treefort/protocol';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { Match } from '../tables/match.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers } from './responses.ts';
import { tableOf, tableParams } from './table-of.ts';

const LONGEST_WAIT = 25;

const AS_JSON_OR_TEXT = {
  description: 'the record',
  content: { 'application/json': { schema: finishedRecord }, 'text/plain': { schema: z.string() } },
};

/** What happened: news for programs without WebSocket, and records of finished games. */
export function recordRoutes(app: App, service: Service): void {
  newsRoute(app, service);
  recordRoute(app, service);
}

function newsRoute(app: App, service: Service): void {
  app.get(
    '/api/tables/:id/news',
    {
      schema: {
        summary: 'What happened since a place in the log, and how the table stands for the caller',
        description:
          'With `wait` the answer comes when there is something new, or after so many seconds.',
        params: tableParams,
        querystring: z.object({
          after: z.coerce.number().int().min(0).max(1_000_000).default(0),
          wait: z.coerce.number().int().min(0).max(LONGEST_WAIT).default(0),
        }),
        response: answers(firstNews, 'no-player', 'not-found'),
      },
    },
    async (request, reply) => {
      const player = await service.auth.find(request);
      const live = await tableOf(service, request);
      const { after, wait } = request.query;
      const text = await live.newsSince(player?.id ?? null, after, wait * 1000);
      // The device may have been signed out while it waited.
      if (player && wait > 0) await service.auth.require(request);
      return reply.type('application/json').send(text);
    },
  );
}

function recordRoute(app: App, service: Service): void {
  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game with its seed: JSON, or one short text',
        params: tableParams,
        querystring: z.object({ format: z.enum(['json', 'text']).default('json') }),
        response: answers(AS_JSON_OR_TEXT, 'not-found', 'refused'),
      },
    },
    async (request, reply) => {
      const live = await tableOf(service, request);
      const finished = await live.exclusive(recordOf);
      if (!finished) throw new HttpRefusal('refused', 'the game is not over: its seed is a secret');
      if (request.query.format === 'json') return reply.send(finished);
      const text = exportRecord(service.games, finished);
      if (!text.ok) throw new HttpRefusal('refused', text.fault.message);
      return reply.type('text/plain').send(`${text.value}\n`);
    },
  );
}

/** The record of a finished game; before the end the seed is a secret. */
const recordOf = ({ table, phase }: Match): GameRecord | null =>
  phase === 'over' && table ? table.record : null;
