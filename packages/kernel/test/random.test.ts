import { below, fork, next, part, randomFrom, randomFromText, shuffle } from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const draws = (words: readonly number[], count: number): number[] => {
  const random = Int32Array.from(words);
  return Array.from({ length: count }, () => next(random) >>> 0);
};

/** sfc32 again, on numbers without a word size: nothing is shared with the code under test. */
function slowDraws(words: readonly number[], count: number): number[] {
  const word = (x: bigint) => x & 0xffffffffn;
  let [a, b, c, d] = words.map((x) => word(BigInt(x))) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const out = word(a + b + d);
    a = b ^ (b >> 9n);
    b = word(c * 9n);
    c = word((c << 21n) + (c >> 11n) + out);
    d = word(d + 1n);
    return Number(out);
  });
}

/** How far counts stray from being equal; for many cells about their number, give or take its root. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

describe('sfc32', () => {
  it('gives sequences that were computed elsewhere', () => {
    expect(draws([1, 2, 3, 4], 8)).toEqual([
      7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725,
    ]);
    expect(draws([0xffffffff, 0x80000000, 0x7fffffff, 0xfffffffe], 8)).toEqual([
      2147483645, 4194294, 4281335780, 2107651521, 2879427432, 940642530, 3423175586, 1826093459,
    ]);
  });

  it('is the same as a slow one from any words', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (words) => {
        expect(draws(words, 40)).toEqual(slowDraws(words, 40));
      }),
    );
  });

  it('starts from the SHA-256 of its name and the seed, twelve draws in', () => {
    const random = randomFromText('water slide');
    const first = Array.from({ length: 6 }, () => next(random) >>> 0);
    expect(first).toEqual([449353901, 1171417327, 3607290712, 1106591516, 1278557525, 1051029549]);
  });

  it('differs where one bit of the seed differs', () => {
    const first = (bytes: Uint8Array) => randomFrom(bytes).join();
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat({ max: 255 }),
        (bytes, bit) => {
          const other = bytes.slice();
          other[bit >> 3]! ^= 1 << (bit & 7);
          expect(first(other)).not.toBe(first(bytes));
        },
      ),
    );
  });

  it('forks into generators that go different ways, the same ones each time', () => {
    const run = () => {
      const random = randomFromText('fork');
      const child = fork(random);
      return { parent: draws([...random], 5), child: draws([...child], 5) };
    };
    expect(run()).toEqual(run());
    expect(run().parent).not.toEqual(run().child);
  });
});

describe('below', () => {
  it('draws again what would make a number likelier than others', () => {
    // These words give 0 first: of the 2³² draws for 3 numbers, the one too many.
    const random = Int32Array.of(0, 0, 5, 0);
    const [first, second] = draws([0, 0, 5, 0], 2);
    expect(first).toBe(0);
    expect(below(random, 3)).toBe(Math.floor((second! * 3) / 2 ** 32));
    // The last word counts the draws.
    expect(random[3]).toBe(2);
  });

  it.each([2, 3, 5, 6, 7, 12, 72, 1000])('makes every number under %i equally likely', (n) => {
    const random = randomFromText(`below ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < n * 1000; i++) counts[below(random, n)]!++;
    const spread = chiSquare(counts);
    expect(spread).toBeLessThan(n - 1 + 4.5 * Math.sqrt(2 * (n - 1)) + 4);
  });

  it('shows no preference where a remainder would show it at once', () => {
    const n = 3 * 2 ** 30;
    const random = randomFromText('wide');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(below(random, n) / 2 ** 30)]!++;
    expect(chiSquare(thirds)).toBeLessThan(14);
  });

  it('stays under its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const x = below(randomFromText(seed), n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });

  it('draws nothing where there is nothing to choose', () => {
    const random = randomFromText('still');
    const before = [...random];
    expect([below(random, 1), below(random, 0)]).toEqual([0, 0]);
    expect([...random]).toEqual(before);
  });
});

describe('part', () => {
  it('is spread evenly from 0 up to 1', () => {
    const random = randomFromText('parts');
    const counts = new Array<number>(100).fill(0);
    for (let i = 0; i < 100_000; i++) counts[Math.floor(part(random) * 100)]!++;
    expect(counts).toHaveLength(100);
    expect(chiSquare(counts)).toBeLessThan(99 + 4.5 * Math.sqrt(2 * 99) + 4);
  });

  it('is never 1, whatever is drawn', () => {
    // The words whose next draw is 32 ones.
    expect(part(Int32Array.of(-1, 0, 0, 0))).toBe(1 - 2 ** -32);
    expect(part(Int32Array.of(0, 0, 0, 0))).toBe(0);
  });
});

describe('shuffle', () => {
  it('makes each of the 24 orders of four equally likely', () => {
    const random = randomFromText('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const row = [0, 1, 2, 3];
      shuffle(random, row);
      seen.set(row.join(''), (seen.get(row.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(53);
  });

  it('keeps every entry, and leaves those beyond the count alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), fc.string(), (row, n, seed) => {
        const count = row.length === 0 ? 0 : n % (row.length + 1);
        const mixed = [...row];
        shuffle(randomFromText(seed), mixed, count);
        const sorted = (part: number[]) => part.sort((a, b) => a - b);
        expect(sorted(mixed.slice(0, count))).toEqual(sorted(row.slice(0, count)));
        expect(mixed.slice(count)).toEqual(row.slice(count));
      }),
    );
  });
});
