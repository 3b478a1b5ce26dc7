const WIDTH = 30;

/** How long it will take, in words as short as they can be. */
function timeText(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** A bar on a terminal; nothing at all elsewhere. */
export function progress(
  all: number,
  from = 0,
  what = 'games',
): { at(done: number): void; clear(): void } {
  if (!process.stderr.isTTY) return { at: () => undefined, clear: () => undefined };
  const began = performance.now();
  return {
    at: (done) => {
      const filled = Math.round((done / all) * WIDTH);
      const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
      const each = (performance.now() - began) / 1000 / Math.max(1, done - from);
      const left = timeText(each * (all - done));
      process.stderr.write(`\r\x1b[K[${bar}] ${done} of ${all} ${what}, ${left} left`);
    },
    clear: () => process.stderr.write('\r\x1b[K'),
  };
}
