import { setImmediate } from 'node:timers/promises';
import type { WrittenEntry } from './log-entry.ts';
import type { Match } from './match.ts';

/** A table whose log does not lead to a match: its rules are unknown here, or an entry does not fit. */
export class UnreadableTable extends Error {}

/** Milliseconds after which others have a turn while a log is replayed. */
const TURN = 4;

/** Applies entries of a log; all of them were applied once before, so none can be refused. */
export async function replay(match: Match, entries: readonly WrittenEntry[]): Promise<void> {
  let began = performance.now();
  for (const written of entries) {
    if (performance.now() - began > TURN) {
      await setImmediate();
      began = performance.now();
    }
    const wrong = written.n === match.n ? faultOf(match, written) : `expected entry ${match.n}`;
    if (wrong === undefined) continue;
    throw new UnreadableTable(`a log does not replay at ${written.n}: ${wrong}`);
  }
}

/** Applies an entry, or says why that cannot be. */
function faultOf(match: Match, { at, entry }: WrittenEntry): string | undefined {
  try {
    const events = match.apply(entry);
    if (!events.ok) return events.fault.message;
    match.settle(at);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
