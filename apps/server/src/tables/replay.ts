import type { Written } from './log-entry.ts';
import type { Heard } from './news.ts';
import type { Sitting } from './match.ts';

/** Takes entries of a log, all of which were taken once before. */
export function fold(sitting: Sitting, entries: readonly Written[]): Heard[] {
  return entries.map(({ n, at, entry }) => {
    const events = n === sitting.n ? sitting.take(entry) : undefined;
    if (!events?.ok) {
      const reason = events?.fault.message ?? `expected entry ${sitting.n}`;
      throw new Error(`a log does not replay at ${n}: ${reason}`);
    }
    sitting.settle(at);
    return { n, at, entry, events: events.value };
  });
}
