import { type GameRecord, makeSeed } from '@treefort/kernel';
import { checkShuffle, type ShuffleNotes, type ShuffleVerdict } from '@treefort/protocol';
import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';
import { games } from '../table/games.ts';

/** Where the notes on one table's shuffle are kept, and where this device's part in it comes from. */
export interface ShuffleStore {
  read(): ShuffleNotes | undefined;
  keep(notes: ShuffleNotes): void;
  /** Whether this device knows the same commitment from another table. */
  isReused(commitment: string): boolean;
  /** 32 random bytes. */
  contribution(): string;
}

const KEY = 'treefort.shuffle.';
/** Tables that were looked at longest ago make room for newer ones. */
const MOST = 200;

interface Kept extends ShuffleNotes {
  readonly touched: number;
}

/** Only this module writes there; a text that was cut or is from elsewhere counts as none. */
function read(key: string): Kept | undefined {
  try {
    const found = JSON.parse(readText(key) ?? 'null') as Partial<Kept> | null;
    const whole = typeof found?.commitment === 'string' && Array.isArray(found.fixed);
    return whole ? (found as Kept) : undefined;
  } catch {
    return undefined;
  }
}

function makeRoom(): void {
  const kept = keysUnder(KEY);
  if (kept.length <= MOST) return;
  const byAge = kept.toSorted((a, b) => (read(a)?.touched ?? 0) - (read(b)?.touched ?? 0));
  for (const key of byAge.slice(0, kept.length - MOST)) dropText(key);
}

/** Keeps the notes on a table's shuffle in this browser. */
export const shuffleStore = (id: string): ShuffleStore => ({
  read: () => read(KEY + id),
  keep(notes) {
    const kept: Kept = { ...notes, touched: Date.now() };
    keepText(KEY + id, JSON.stringify(kept));
    makeRoom();
  },
  isReused: (told) =>
    keysUnder(KEY).some((key) => key !== KEY + id && read(key)?.commitment === told),
  contribution: () => makeSeed(crypto.getRandomValues(new Uint8Array(32))),
});

/** What this device finds about the shuffle of a game by its notes, where it has any. */
export function keptVerdict(id: string, record: GameRecord): ShuffleVerdict | undefined {
  const { read: notesOf, isReused } = shuffleStore(id);
  const notes = notesOf();
  return notes && checkShuffle(notes, record, { games, reused: isReused(notes.commitment) });
}
