import { nth } from '@treefort/kernel';

/** How often a piece of work is done in a second, and how many units of it. */
export interface Pace {
  readonly calls: number;
  readonly units: number;
}

export interface Rounds {
  readonly count: number;
  readonly millis: number;
}

export const median = (values: readonly number[]): number =>
  nth(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

/** Milliseconds that this thread has had the processor: other programs on the machine do not count. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Work between two looks at the clock, which costs a good part of a microsecond. */
const BATCH = 8;

/** Does a piece of work again and again for so many milliseconds; `work` says how many units it did. */
export function round(work: () => number, millis: number): Pace {
  let [calls, units, now] = [0, 0, 0];
  const start = ownTime();
  for (; now < millis; now = ownTime() - start) {
    for (let i = 0; i < BATCH; i++) units += work();
    calls += BATCH;
  }
  return { calls: (calls / now) * 1000, units: (units / now) * 1000 };
}

/** Warms up, then takes the median of several rounds. */
export function pace(work: () => number, { count, millis }: Rounds): Pace {
  round(work, millis * 2);
  const rounds = Array.from({ length: count }, () => round(work, millis));
  return {
    calls: median(rounds.map(({ calls }) => calls)),
    units: median(rounds.map(({ units }) => units)),
  };
}
