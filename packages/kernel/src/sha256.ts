/** SHA-256, written out because the browser's own is asynchronous and a table opens at once. */

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 fractional bits of a root: the constants of FIPS 180-4 come from square and cube roots of primes. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  ROUND[found++] = fraction(Math.cbrt(n));
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(length - 4, message.length << 3);
  return data;
}

const wordAt = (words: Uint32Array, i: number): number => words[i]!;

function compress(hash: Uint32Array, data: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = wordAt(w, i - 15);
    const b = wordAt(w, i - 2);
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = wordAt(w, i - 16) + s0 + wordAt(w, i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(ROUND, i) + wordAt(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = wordAt(hash, i) + x;
}

/** The 32-byte SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) compress(hash, data, at, w);
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  for (const [i, word] of hash.entries()) view.setUint32(i * 4, word);
  return out;
}
