import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The web client where it was built, else a plain page. */
export async function pageRoutes(app: App): Promise<void> {
  const built = folder('../../web/dist');
  const root = existsSync(`${built}/index.html`) ? built : folder('../page');
  await app.register(files, { root, wildcard: false });
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile('index.html');
    return reply.status(404).send({ ok: false, why: 'not-found', message: 'nothing here' });
  });
}

/** What the client shows under which path is its own matter: all but the API and files leads to it. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return method === 'GET' && !path.startsWith('/api/') && !/\.[^/]*$/.test(path);
}
