import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody guesses, fit for a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A name that nobody guesses either, and shorter: for tables, which are found by their link. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** What is kept of a secret: enough to know it again, not enough to use it. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a secret is the one kept, in a time that tells nothing about how near it comes. */
export const fits = (secret: string, kept: Uint8Array): boolean =>
  timingSafeEqual(hashOf(secret), kept);
