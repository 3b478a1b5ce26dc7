import { sql } from 'kysely';
import type { App } from './app.ts';
import type { Service } from './service.ts';

/** For whoever runs the server: is it there, can it play, and how does it do. */
export function healthRoutes(
  app: App,
  { database, metrics }: Service,
  state: { closing: boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !state.closing && (await canAsk(database.db));
    return reply.status(ready ? 200 : 503).send({ ok: ready });
  });

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
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
