/**
 * e to the x and its inverse, by sums and products alone: the last digit of `Math.exp` and `Math.log` may differ between
 * engines, and the same thought should come to the same answer everywhere.
 */

const LN2 = Math.LN2;
/** Below it everything counts for nothing. */
const LEAST = -80;

export function exp(x: number): number {
  if (x < LEAST) return 0;
  const whole = Math.round(x / LN2);
  const r = x - whole * LN2;
  const series =
    1 +
    r *
      (1 +
        (r / 2) *
          (1 +
            (r / 3) * (1 + (r / 4) * (1 + (r / 5) * (1 + (r / 6) * (1 + (r / 7) * (1 + r / 8)))))));
  return series * powerOfTwo(whole);
}

const POWERS = Float64Array.from({ length: 256 }, (_, i) => 2 ** (i - 128));
const powerOfTwo = (n: number): number => POWERS[Math.min(255, Math.max(0, n + 128))]!;

/** Logarithms are looked up at the middle of one of so many parts between 1 and 2; the rest is a series. */
const PARTS_BITS = 7;
const PARTS = 1 << PARTS_BITS;
const MIDDLES = Float64Array.from({ length: PARTS }, (_, i) => 1 + (i + 0.5) / PARTS);
const TERMS = 12;

/** The logarithm of a number between 1 and 2. */
function slowLn(x: number): number {
  const s = (x - 1) / (x + 1);
  let sum = 0;
  for (let i = TERMS; i >= 0; i--) sum = sum * s * s + 1 / (2 * i + 1);
  return 2 * s * sum;
}

const INVERSES = MIDDLES.map((middle) => 1 / middle);
const LOGARITHMS = MIDDLES.map(slowLn);

const FRACTION_BITS = 20;
const FRACTION = (1 << FRACTION_BITS) - 1;
const BIAS = 1023;
const float = new DataView(new ArrayBuffer(8));

/** The natural logarithm of a number above 0 (and not so small that it has lost digits), else minus infinity. */
export function ln(x: number): number {
  if (x <= 0) return Number.NEGATIVE_INFINITY;
  float.setFloat64(0, x);
  const high = float.getInt32(0);
  float.setInt32(0, (high & FRACTION) | (BIAS << FRACTION_BITS));
  const part = (high & FRACTION) >> (FRACTION_BITS - PARTS_BITS);
  const r = float.getFloat64(0) * INVERSES[part]! - 1;
  const square = r * r;
  const series = r - square * (1 / 2 - r / 3 + square * (1 / 4 - r / 5 + square / 6));
  return ((high >> FRACTION_BITS) - BIAS) * LN2 + LOGARITHMS[part]! + series;
}
