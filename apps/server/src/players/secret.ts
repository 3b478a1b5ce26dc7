import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** 128 random bits: a table's id is its link, so it must be hard to guess too. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret: enough to recognize it, not enough to use it. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a secret has this hash, compared in constant time. */
export const isSecretOf = (secret: string, hash: Uint8Array): boolean =>
  timingSafeEqual(hashOf(secret), hash);
