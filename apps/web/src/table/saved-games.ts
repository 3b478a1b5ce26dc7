import {
  type GameRecord,
  parseJson,
  parseRecord,
  type Result,
  reading,
  refuse,
  Table,
} from '@treefort/kernel';
import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';
import { games } from './games.ts';
import { SAVED_GAME } from './saved-keys.ts';
import { readSitters } from './sitters.ts';
import type { Sitter } from './table.ts';

/** A game kept in this browser. */
export interface SavedGame {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  readonly touched: number;
  /** Whether hints are allowed; if undefined, only against bots alone. */
  readonly hints?: boolean;
  /** It was taken back further than undo allows, or begun in the middle: it counts for no result. */
  readonly practice?: true;
}

/** At most so many games are saved; the oldest ones are deleted. */
const MOST = 40;
/** If the storage is full, at most so many finished games are deleted to save a running one. */
const MOST_GIVEN_UP = 5;

/** Saves a game. If the storage is full, the oldest finished games are deleted. */
export function saveGame(kept: SavedGame): void {
  const text = JSON.stringify(kept);
  if (keepText(SAVED_GAME + kept.id, text)) return;
  const finished = savedGames().filter(({ id, record }) => record.outcome && id !== kept.id);
  for (const { id } of finished.slice(-MOST_GIVEN_UP).reverse()) {
    deleteGame(id);
    if (keepText(SAVED_GAME + kept.id, text)) return;
  }
}

/** Stored text may come from an older version or from anywhere else, so it is validated. */
function readKept(text: string): Result<SavedGame> {
  const json = parseJson(text, 'kept');
  if (!json.ok) return json;
  return reading(json.value, 'kept', (reader): SavedGame => {
    const f = reader.fields('id', 'sitters', 'record', 'touched', 'hints', 'practice');
    const record = parseRecord(games, f.record.value);
    if (!record.ok) return reader.failAs(record.fault);
    return {
      id: f.id.text(),
      sitters: readSitters(f.sitters, record.value.seats),
      record: record.value,
      touched: f.touched.whole(0, Number.MAX_SAFE_INTEGER),
      ...(!f.hints.missing && { hints: f.hints.flag() }),
      ...(!f.practice.missing && f.practice.flag() && { practice: true }),
    };
  });
}

/** A saved game that replays without a fault, or the fault; undefined if there is none. */
export function savedGame(id: string): Result<SavedGame> | undefined {
  const text = readText(SAVED_GAME + id);
  if (text === null) return undefined;
  const kept = readKept(text);
  if (!kept.ok) return kept;
  if (kept.value.id !== id) {
    return refuse({ why: 'malformed', message: `kept.id: expected ${JSON.stringify(id)}` });
  }
  const replayed = Table.open(games, kept.value.record);
  return replayed.ok ? kept : replayed;
}

/** The hints setting of a saved game, for the next game. */
export function hintsAt(id: string): Pick<SavedGame, 'hints'> {
  const kept = readKept(readText(SAVED_GAME + id) ?? '');
  return kept.ok && kept.value.hints !== undefined ? { hints: kept.value.hints } : {};
}

export const deleteGame = (id: string): void => dropText(SAVED_GAME + id);

/** Every kept game, the latest first. */
export function savedGames(): SavedGame[] {
  const kept = keysUnder(SAVED_GAME).flatMap((key) => {
    const read = readKept(readText(key) ?? '');
    return read.ok && key === SAVED_GAME + read.value.id ? [read.value] : [];
  });
  kept.sort((a, b) => b.touched - a.touched);
  for (const { id } of kept.splice(MOST)) deleteGame(id);
  return kept;
}
