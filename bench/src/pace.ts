/** How often a piece of work is done in a second, and how many units of it. */
export interface Pace {
  readonly calls: number;
  readonly units: number;
}

export interface Rounds {
  readonly count: number;
  readonly millis: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

function round(work: () => number, millis: number): Pace {
  let [calls, units, now] = [0, 0, 0];
  const start = performance.now();
  for (; now < millis; now = performance.now() - start) {
    units += work();
    calls++;
  }
  return { calls: (calls / now) * 1000, units: (units / now) * 1000 };
}

/** Warms up, then the median of several rounds; `work` says how many units it did. */
export function pace(work: () => number, { count, millis }: Rounds): Pace {
  round(work, millis * 2);
  const rounds = Array.from({ length: count }, () => round(work, millis));
  return {
    calls: median(rounds.map(({ calls }) => calls)),
    units: median(rounds.map(({ units }) => units)),
  };
}
