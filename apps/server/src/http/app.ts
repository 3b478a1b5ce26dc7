import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import type { Game } from '@treefort/kernel';
import { gameSchemas } from '@treefort/protocol';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { loggableError } from '../log.ts';
import { UnreadableTable } from '../tables/replay.ts';
import { addressOf } from './address.ts';
import { readJsonBodies } from './json-body.ts';
import { refuseOtherOrigins } from './origin.ts';
import { HttpRefusal, NOTHING_HERE, statusOf } from './refusal.ts';

const MOST_BYTES = 256 << 10;
/** Commands are short; only a custom box of cards is long, and that is sent by HTTP. */
const MOST_FRAME_BYTES = 16 << 10;

/** The one route for WebSockets. */
export const PLAY = '/api/tables/:id/play';

const POLICY = {
  'default-src': ["'self'"],
  // The networks of the strongest bots are WebAssembly, which may be compiled; no text may be run as a script.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export type App = ReturnType<typeof bare>;

/** Requests are logged by route, never by address or URL: links are secrets. */
function bare({ log, trustProxy }: Config) {
  const app = fastify({
    logger: { level: log, base: null },
    trustProxy,
    bodyLimit: MOST_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Its own text would repeat the URL.
    frameworkErrors(_, __, reply: FastifyReply) {
      const message = 'the URL is not valid';
      reply.status(400).send({ ok: false, why: 'bad-request', message });
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** A Fastify application with everything that all routes share. */
export async function makeApp(
  config: Config,
  limits: Limits,
  games: readonly Game[],
): Promise<App> {
  const app = bare(config);
  readJsonBodies(app);
  answerErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
  });
  // After the plugin that tells a WebSocket from a page.
  app.addHook('onRequest', async (request) => {
    if (!limits.requests.take(addressOf(request))) {
      throw new HttpRefusal('too-many', 'too many requests from this address: slow down');
    }
    refuseOtherOrigins(request);
    // The plugin would open any other path, and write it to the log.
    if (request.ws && request.routeOptions.url !== PLAY) {
      throw new HttpRefusal('not-found', NOTHING_HERE.message);
    }
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    app.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request');
  });
  await describeApi(app, games);
  return app;
}

function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError | HttpRefusal, _, reply) => {
    if (error instanceof HttpRefusal) {
      return reply.status(statusOf(error.refusal)).send(error.refusal);
    }
    if (error instanceof UnreadableTable) {
      const message =
        'this server cannot read this table: its rules are unknown or its log is damaged';
      const refusal = { ok: false, why: 'unreadable', message } as const;
      return reply.status(statusOf(refusal)).send(refusal);
    }
    const status = error.statusCode ?? 500;
    // A path that leads out of the folder of files.
    if (status === 403) return reply.status(404).send(NOTHING_HERE);
    if (status < 500) {
      const message = error.message.slice(0, 300);
      return reply.status(status).send({ ok: false, why: 'bad-request', message });
    }
    app.log.error(loggableError(error), 'a request failed');
    const message = 'the server could not do it: try again';
    return reply.status(503).send({ ok: false, why: 'unavailable', message });
  });
}

/** Options, events and consequences of each game by name: `fort-option`, `treehouse-event` and so on. */
const schemasOf = (games: readonly Game[]) =>
  Object.fromEntries(
    games.flatMap((game) =>
      Object.entries(gameSchemas(game)).map(([name, schema]) => {
        const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'openapi-3.0' });
        return [`${game.id}-${name}`, described as object];
      }),
    ),
  );

async function describeApi(app: FastifyInstance, games: readonly Game[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Treefort',
        description:
          'Tables for Fort and Treehouse. What is sent over WebSocket: docs/protocol.md.',
        version: '1',
      },
      components: {
        securitySchemes: { player: { type: 'http', scheme: 'bearer' } },
        schemas: schemasOf(games),
      },
      // Both are optional: a cookie will do, and some routes need neither.
      security: [{ player: [] }, {}],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', validatorUrl: false });
}
