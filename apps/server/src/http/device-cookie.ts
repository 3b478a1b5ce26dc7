import type { FastifyReply, FastifyRequest } from 'fastify';

/** No other host, not even one of the same domain, can set a cookie of this name, and it is never sent without https. */
const SECURE_COOKIE = '__Host-treefort';
/** For a server that is reached by plain http. */
const PLAIN_COOKIE = 'treefort';

const YEAR = 365 * 86_400;

export const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The secret in a request's cookie, and whether it is one for https. */
export function deviceCookie({
  cookies,
}: FastifyRequest): { readonly secret: string; readonly secure: boolean } | undefined {
  const { [SECURE_COOKIE]: secure, [PLAIN_COOKIE]: plain } = cookies;
  if (secure !== undefined) return { secret: secure, secure: true };
  return plain === undefined ? undefined : { secret: plain, secure: false };
}

/** Page scripts never see the cookie, and no other site can have it sent. */
const options = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'strict', secure, path: '/' }) as const;

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const secure = isSecure(request);
  const name = secure ? SECURE_COOKIE : PLAIN_COOKIE;
  reply.setCookie(name, secret, { ...options(secure), maxAge: YEAR });
  // Left from a time before https.
  if (secure && request.cookies[PLAIN_COOKIE]) reply.clearCookie(PLAIN_COOKIE, options(false));
}

export function clearDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PLAIN_COOKIE, options(false));
  if (isSecure(request)) reply.clearCookie(SECURE_COOKIE, options(true));
}
