import { makeSeed, type Seed, seedBytes } from './seed.ts';
import { sha256 } from './sha256.ts';

/** What the seed of an online game is made of, so that nobody can choose it alone. */
export interface SeedParts {
  /** 32 bytes of the server, whose SHA-256 is told before anybody contributes. */
  readonly secret: Seed;
  /** For each seat 32 bytes of its player's own device; a bot has none. */
  readonly contributions: readonly (Seed | null)[];
}

const TAG = new TextEncoder().encode('treefort shared seed 1\n');

/** SHA-256 over a tag, the secret, and for each seat in order a byte 1 and its contribution, or a byte 0 for none. */
export function sharedSeed({ secret, contributions }: SeedParts): Seed {
  const seats = contributions.flatMap((one) => (one === null ? [0] : [1, ...seedBytes(one)]));
  return makeSeed(sha256(Uint8Array.of(...TAG, ...seedBytes(secret), ...seats)));
}
