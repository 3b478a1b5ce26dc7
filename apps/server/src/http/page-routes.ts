import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { pageFile } from './page-language.ts';
import { NOTHING_HERE } from './refusal.ts';
import { answers } from './responses.ts';

/** Files in assets/ have a hash in their names, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const version = z.object({
  version: z.string().nullable().describe('the path of the script of the page that is served now'),
});

/** The client for browsers, and which build of it is served. */
export async function pageRoutes(app: App, { config, pageVersion }: Service): Promise<void> {
  const { page: root } = config;
  app.get(
    '/api/version',
    {
      schema: {
        summary: 'Which build of the client is served',
        response: answers(version),
      },
    },
    () => ({ version: pageVersion }),
  );
  await app.register(files, {
    root,
    // The build has laid a packed file beside each text; nobody asks for one by its own name.
    preCompressed: true,
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    setHeaders(reply, path) {
      if (path.startsWith(`${root}/assets/`)) reply.header('cache-control', FOR_EVER);
    },
  });
  const sendPage = ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'accept-language');
    return reply.sendFile(pageFile(root, headers['accept-language']));
  };
  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return reply.status(404).send(NOTHING_HERE);
  });
}

/** The web client routes by itself: every path but those of the API and of files gets the page. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return /^(GET|HEAD)$/.test(method) && !path.startsWith('/api/') && !/\.[^/]*$/.test(path);
}
