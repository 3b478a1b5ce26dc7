import { parseJson, type Result, refuse } from '@treefort/kernel';
import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from './refusal.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function parseBody(bytes: Uint8Array): Result<unknown> {
  try {
    return parseJson(UTF8.decode(bytes), 'body');
  } catch {
    return refuse({ why: 'malformed', message: 'body: not UTF-8' });
  }
}

/** Accepts bodies of JSON only, of limited depth. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const as = { parseAs: 'buffer' } as const;
  app.addContentTypeParser<Buffer>('application/json', as, async (_: unknown, bytes: Buffer) => {
    const body = parseBody(bytes);
    if (!body.ok) throw new HttpRefusal('bad-request', body.fault.message);
    return body.value;
  });
}
