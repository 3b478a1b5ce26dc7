import { accept, type Result, refuse } from './result.ts';
import { sha256 } from './sha256.ts';

/** 32 bytes, written as 64 hexadecimal digits. */
export type Seed = string;

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );

const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export function parseSeed(text: string): Result<Seed> {
  return isSeed(text)
    ? accept(text)
    : refuse({
        why: 'malformed',
        message: 'seed: expected 64 hexadecimal digits in lower case',
        problem: { is: 'value', where: 'seed' },
      });
}

export const seedBytes = (seed: Seed): Uint8Array => fromHex(seed);

export const makeSeed = (bytes: Uint8Array): Seed => {
  if (bytes.length !== 32) throw new Error(`a seed has 32 bytes, not ${bytes.length}`);
  return toHex(bytes);
};

/** Any text as a seed: 64 hexadecimal digits stand for themselves, anything else for its SHA-256. */
export const seedFromText = (text: string): Seed =>
  isSeed(text) ? text : toHex(sha256(new TextEncoder().encode(text)));

/** What all may see before the game: the SHA-256 of the seed binds the dealer to it. */
export const commitment = (seed: Seed): string => toHex(sha256(seedBytes(seed)));
