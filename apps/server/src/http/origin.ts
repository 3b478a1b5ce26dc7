import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal.ts';

/** Whether a request may change something, or opens a connection that may. */
const changes = ({ method, ws }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || ws;

const site = ({ headers }: FastifyRequest): unknown => headers['sec-fetch-site'];

/** Whether a page in a browser sent a request: no script can leave both headers out. */
export const isFromPage = (request: FastifyRequest): boolean =>
  request.headers.origin !== undefined || site(request) !== undefined;

function isFromOtherSite(request: FastifyRequest): boolean {
  const { headers, host, ws } = request;
  // Browsers do not agree on what this header says of a WebSocket.
  const said = ws ? undefined : site(request);
  if (said !== undefined && said !== 'same-origin') return true;
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host;
}

/** A page of another site may not act as a player. */
export function refuseOtherOrigins(request: FastifyRequest): void {
  if (!changes(request) || !isFromOtherSite(request)) return;
  throw new HttpRefusal('not-yours', 'requests from other sites are refused');
}

/** Who is known by a cookie acts from a page of ours, and browsers say from which they do. */
export function requireOwnPage(request: FastifyRequest): void {
  if (!changes(request) || isFromPage(request)) return;
  throw new HttpRefusal('not-yours', 'a cookie is for browsers: programs send their token');
}
