const LOG2 = Math.LN2;

/** e to the x, by sums and products alone: `Math.exp` may differ in its last digit between engines. */
export function exp(x: number): number {
  if (x < -60) return 0;
  const whole = Math.round(x / LOG2);
  const r = x - whole * LOG2;
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
