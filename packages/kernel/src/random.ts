import { sha256 } from './sha256.ts';

/**
 * The generator sfc32 (Chris Doty-Humphrey's "small fast chaotic", 128 bits): four words of plain data,
 * so that a state which draws cards carries its own randomness and can be copied and saved with it.
 */
export type Random = Int32Array;

/** A generator from any bytes; every bit of them counts. */
export function randomFrom(bytes: Uint8Array): Random {
  const named = new TextEncoder().encode('treefort sfc32 ');
  const input = new Uint8Array(named.length + bytes.length);
  input.set(named);
  input.set(bytes, named.length);
  const data = new DataView(sha256(input).buffer);
  const random = new Int32Array(4);
  for (let i = 0; i < 4; i++) random[i] = data.getInt32(i * 4);
  for (let i = 0; i < 12; i++) next(random);
  return random;
}

/** A generator from a text, for tests, bots and simulations. */
export function randomFromText(text: string): Random {
  return randomFrom(new TextEncoder().encode(text));
}

/** The next 32 bits, as a signed integer. */
export function next(random: Random): number {
  const a = random[0]!;
  const b = random[1]!;
  const c = random[2]!;
  const d = random[3]!;
  const out = (a + b + d) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  random[3] = (d + 1) | 0;
  return out;
}

const WORD = 2 ** 32;

/**
 * A number from 0 to n − 1, every one equally likely (Lemire's way): the high half of a product, where the few low
 * halves that would favour some numbers are drawn again. For n up to 2²¹, so that the product is exact.
 */
export function below(random: Random, n: number): number {
  if (n <= 1) return 0;
  let product = (next(random) >>> 0) * n;
  let low = product >>> 0;
  if (low < n) {
    const unfair = (WORD - n) % n;
    while (low < unfair) {
      product = (next(random) >>> 0) * n;
      low = product >>> 0;
    }
  }
  return Math.floor(product / WORD);
}

/** A number from 0 up to 1, which it never is. */
export const part = (random: Random): number => (next(random) >>> 0) / WORD;

interface Row {
  readonly length: number;
  [index: number]: number;
}

/** Fisher–Yates over the first `count` entries. */
export function shuffle(random: Random, row: Row, count: number = row.length): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = row[i]!;
    row[i] = row[j]!;
    row[j] = held;
  }
}

/** A generator that goes its own way from here on. */
export function fork(random: Random): Random {
  const child = new Int32Array(4);
  for (let i = 0; i < 4; i++) child[i] = next(random);
  return child;
}
