import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from '../http/refusal.ts';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site by which this server is reached: as set, or as the page says. Requests of other sites were refused before, and
 * a browser shows no page a passkey of another site.
 */
export function relyingParty(request: FastifyRequest, publicUrl: string | null): RelyingParty {
  const origin = publicUrl ?? request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) {
    throw new HttpRefusal('bad-request', 'passkeys are for pages in a browser');
  }
  const { hostname, origin: whole } = new URL(origin);
  if (isIP(hostname) || hostname.startsWith('[')) {
    throw new HttpRefusal('bad-request', 'passkeys need a name of the server, not an address');
  }
  return { id: hostname, origin: whole };
}
