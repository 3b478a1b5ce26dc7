import { z } from 'zod';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { Readiness } from './readiness.ts';
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

  const readiness = new Readiness(database);
  const notReady = ok.extend({ wrong: z.string().describe('why not, for people') });
  const response: ReturnType<typeof answers> = { ...answers(ok), 503: notReady };
  const ready = {
    summary: 'It can play: its database takes writes, and it is not about to stop',
    response,
  };
  app.get('/readyz', { schema: ready }, async (_, reply) => {
    const wrong = state.closing ? 'the server is about to stop' : await readiness.wrong();
    return wrong === null ? { ok: true } : reply.status(503).send({ ok: false, wrong });
  });

  const figures = { summary: 'Figures for Prometheus', response: answers(TEXT) };
  app.get('/metrics', { schema: figures }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
