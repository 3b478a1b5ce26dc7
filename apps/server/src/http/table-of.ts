import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { HttpRefusal } from './refusal.ts';

export const tableParams = z.object({ id: z.string().max(64) });
/** Where a page of a list begins, as the page before says. */
export const pageCursor = z
  .string()
  .regex(/^[\w.-]{1,80}$/)
  .optional();
const ID = /^[\w-]+$/;

/** The table that a request names; one that does not exist counts as a guess. */
export async function tableOf(service: Service, request: FastifyRequest): Promise<LiveTable> {
  const { id } = tableParams.parse(request.params);
  // PostgreSQL cannot search for every text: one with a zero byte is an error.
  const live = ID.test(id) ? await service.tables.find(id) : null;
  if (live) return live;
  service.auth.countGuess(request);
  throw new HttpRefusal('not-found', 'there is no such table');
}
