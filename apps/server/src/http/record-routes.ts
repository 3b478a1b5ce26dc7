import { exportRecord } from '@treefort/kernel';
import { z } from 'zod';
import { answers, news, record } from './responses.ts';
import type { App } from './app.ts';
import { games } from '../games.ts';
import { HttpRefusal } from './refusal.ts';
import type { Service } from '../service.ts';
import { recordOf, tableOf } from './table-routes.ts';

const params = z.object({ id: z.string().max(64) });
const LONGEST_WAIT = 25;

const AS_JSON_OR_TEXT = {
  description: 'the record',
  content: { 'application/json': { schema: record }, 'text/plain': { schema: z.string() } },
};

/** What happened: news for programs without WebSocket, and records of finished games. */
export function recordRoutes(app: App, service: Service): void {
  const { callers } = service;

  app.get(
    '/api/tables/:id/news',
    {
      schema: {
        summary: 'What happened since a place in the log, and how the table stands for the caller',
        description:
          'With `wait` the answer comes when there is something new, or after so many seconds.',
        params,
        querystring: z.object({
          after: z.coerce.number().int().min(0).max(1_000_000).default(0),
          wait: z.coerce.number().int().min(0).max(LONGEST_WAIT).default(0),
        }),
        response: answers(news, 'not-found'),
      },
    },
    async (request, reply) => {
      const player = await callers.find(request);
      const live = await tableOf(service, request);
      const { after, wait } = request.query;
      const text = await live.newsSince(player?.id ?? null, after, wait * 1000);
      return reply.type('application/json').send(text);
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game with its seed: JSON, or one short text',
        params,
        querystring: z.object({ format: z.enum(['json', 'text']).default('json') }),
        response: answers(AS_JSON_OR_TEXT, 'not-found', 'refused'),
      },
    },
    async (request, reply) => {
      const live = await tableOf(service, request);
      const finished = await live.alone(recordOf);
      if (!finished) throw new HttpRefusal('refused', 'the game is not over: its seed is a secret');
      if (request.query.format === 'json') return reply.send(finished);
      const text = exportRecord(games, finished);
      if (!text.ok) throw new HttpRefusal('refused', text.fault.message);
      return reply.type('text/plain').send(`${text.value}\n`);
    },
  );
}
