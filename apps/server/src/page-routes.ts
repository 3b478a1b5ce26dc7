import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { App } from './app.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The web client where it was built, else a plain page. */
export async function pageRoutes(app: App): Promise<void> {
  const built = folder('../../web/dist');
  const root = existsSync(`${built}/index.html`) ? built : folder('../page');
  await app.register(files, { root, wildcard: false });
  // What the client shows is its own matter: every path that is not a file gets it.
  for (const path of ['/table/*', '/play/*', '/replay/*', '/tables', '/rules/*']) {
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  }
}
