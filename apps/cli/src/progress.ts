/** A bar on a terminal; nothing at all elsewhere. */
export function progress(games: number): { at(done: number): void; clear(): void } {
  if (!process.stderr.isTTY) return { at: () => undefined, clear: () => undefined };
  const width = 40;
  return {
    at: (done) => {
      const filled = Math.round((done / games) * width);
      const bar = '#'.repeat(filled) + '.'.repeat(width - filled);
      process.stderr.write(`\r[${bar}] ${done} of ${games} games`);
    },
    clear: () => process.stderr.write('\r\x1b[K'),
  };
}
