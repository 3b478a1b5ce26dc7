import { sql } from 'kysely';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { answers, ok } from './responses.ts';

const TEXT = { description: 'figures', content: { 'text/plain': { schema: z.string() } } };

/** For the host: health checks and metrics. */
export function healthRoutes(
  app: App,
  { database, metrics }: Service,
  state: { closing: boolean },
): void {
  app.get('/healthz', { schema: { summary: 'It runs', response: answers(ok) } }, () => ({
    ok: true,
  }));

  const response: ReturnType<typeof answers> = { ...answers(ok), 503: ok };
  const ready = {
    summary: 'It can play: it reaches its database and is not about to stop',
    response,
  };
  app.get('/readyz', { schema: ready }, async (_, reply) => {
    const can = !state.closing && (await canAsk(database.db));
    return reply.status(can ? 200 : 503).send({ ok: can });
  });

  const figures = { summary: 'Figures for Prometheus', response: answers(TEXT) };
  app.get('/metrics', { schema: figures }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}

async function canAsk(db: Service['database']['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
