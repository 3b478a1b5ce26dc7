import { createHash } from 'node:crypto';
import {
  commitment,
  makeSeed,
  parseSeed,
  seedBytes,
  seedFromText,
  sha256,
  sharedSeed,
} from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const nodeSha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('sha256', () => {
  it('agrees with the platform on every length over four blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(nodeSha(bytes));
    }
  });

  it('agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(nodeSha(bytes));
      }),
    );
  });

  it('agrees with the platform on a long message, and leaves it as it was', () => {
    const bytes = Uint8Array.from({ length: 1_000_003 }, (_, i) => i % 253);
    expect(hex(sha256(bytes))).toBe(nodeSha(bytes));
    expect(bytes[1_000_002]).toBe(1_000_002 % 253);
  });
});

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('a shared seed', () => {
  const [secret, a, b] = ['secret', 'a', 'b'].map(seedFromText) as [string, string, string];
  const seedOf = (...contributions: (string | null)[]) => sharedSeed({ secret, contributions });

  it('is the SHA-256 of a tag, the secret, and a mark and a contribution for each seat', () => {
    const parts = ['treefort shared seed 1\n', secret, '01', a, '00', '01', b];
    const [tag, ...rest] = parts;
    const bytes = Buffer.concat([
      Buffer.from(tag!),
      ...rest.map((part) => Buffer.from(part, 'hex')),
    ]);
    expect(seedOf(a, null, b)).toBe(nodeSha(bytes));
  });

  it('depends on the secret, on every contribution, and on who made it', () => {
    const seeds = [
      ...[seedOf(a, b), seedOf(b, a), seedOf(a, null, b), seedOf(a, b, null), seedOf(null, a, b)],
      ...[seedOf(a), seedOf(), sharedSeed({ secret: a, contributions: [a, b] })],
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('a seed', () => {
  it('is 32 bytes in 64 hexadecimal digits, there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const seed = makeSeed(bytes);
        expect(seed).toBe(hex(bytes));
        expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
        expect(seedBytes(seed)).toEqual(bytes);
      }),
    );
  });

  it.each([
    '',
    'abc',
    SEED.slice(1),
    `${SEED}0`,
    SEED.toUpperCase(),
    SEED.replace('0', 'g'),
    `${SEED}\n`,
  ])('is refused as %j', (text) => {
    const message = 'seed: expected 64 hexadecimal digits in lower case';
    expect(parseSeed(text)).toMatchObject({ ok: false, fault: { why: 'malformed', message } });
  });

  it('is never made of other than 32 bytes', () => {
    expect(() => makeSeed(new Uint8Array(31))).toThrow('a seed has 32 bytes, not 31');
  });

  it('comes from any text by its SHA-256, and from a seed as it stands', () => {
    expect(seedFromText('water slide')).toBe(nodeSha(Buffer.from('water slide')));
    expect(seedFromText('домик')).toBe(nodeSha(Buffer.from('домик')));
    expect(seedFromText(SEED)).toBe(SEED);
  });

  it('is committed to by the SHA-256 of its bytes', () => {
    expect(commitment(SEED)).toBe(nodeSha(Buffer.from(SEED, 'hex')));
    expect(commitment(SEED)).not.toBe(nodeSha(Buffer.from(SEED)));
  });
});
