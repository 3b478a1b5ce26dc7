import type { WrittenEntry } from './log-entry.ts';
import type { Match } from './match.ts';
import type { AppliedEntry } from './news.ts';

/** Applies entries of a log; all of them were applied once before, so none can be refused. */
export function replay(match: Match, entries: readonly WrittenEntry[]): AppliedEntry[] {
  return entries.map(({ n, at, entry }) => {
    const events = n === match.n ? match.apply(entry) : undefined;
    if (!events?.ok) {
      const reason = events?.fault.message ?? `expected entry ${match.n}`;
      throw new Error(`a log does not replay at ${n}: ${reason}`);
    }
    match.settle(at);
    return { n, at, entry, events: events.value };
  });
}
