import { type GameRecord, parseRecord } from '@treefort/kernel';
import { games } from './games.ts';
import type { Sitter } from './table.ts';

/** A game kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  readonly touched: number;
}

const PREFIX = 'treefort.table.';
/** Older finished games make room for newer ones. */
const MOST = 40;

export function keep(kept: Kept): void {
  localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
}

/** What lies in the browser may be of an older version or somebody's experiment: it is read, or left alone. */
function readKept(text: string | null): Kept | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!found || !Array.isArray(found.sitters) || typeof found.id !== 'string') return undefined;
    const record = parseRecord(games, found.record);
    if (!record.ok || record.value.seats !== found.sitters.length) return undefined;
    return {
      id: found.id,
      sitters: found.sitters,
      record: record.value,
      touched: found.touched ?? 0,
    };
  } catch {
    return undefined;
  }
}

export const keptTable = (id: string): Kept | undefined =>
  readKept(localStorage.getItem(PREFIX + id));

export const forget = (id: string): void => localStorage.removeItem(PREFIX + id);

/** Every kept game, the latest first. */
export function shelf(): Kept[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const kept = keys.flatMap((key) => readKept(localStorage.getItem(key)) ?? []);
  kept.sort((a, b) => b.touched - a.touched);
  for (const { id } of kept.splice(MOST)) forget(id);
  return kept;
}
