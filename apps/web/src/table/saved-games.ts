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
import { readSitters } from './sitters.ts';
import type { Sitter } from './table.ts';

/** A game kept in this browser. */
export interface SavedGame {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  readonly touched: number;
  /** Whether hints may be asked for; where it is not said, whoever plays against bots alone may. */
  readonly hints?: boolean;
}

const PREFIX = 'treefort.table.';
/** Older finished games make room for newer ones. */
const MOST = 40;
/** Where the browser is full, at most so many finished games give way to a running one. */
const MOST_GIVEN_UP = 5;

/** Keeps a game; where the browser is full, the oldest finished games make room. */
export function saveGame(kept: SavedGame): void {
  const text = JSON.stringify(kept);
  if (keepText(PREFIX + kept.id, text)) return;
  const finished = savedGames().filter(({ id, record }) => record.outcome && id !== kept.id);
  for (const { id } of finished.slice(-MOST_GIVEN_UP).reverse()) {
    deleteGame(id);
    if (keepText(PREFIX + kept.id, text)) return;
  }
}

/** What lies in the browser may be of an older version or somebody's experiment: it is read, or left alone. */
function readKept(text: string): Result<SavedGame> {
  const json = parseJson(text, 'kept');
  if (!json.ok) return json;
  return reading(json.value, 'kept', (reader): SavedGame => {
    const f = reader.fields('id', 'sitters', 'record', 'touched', 'hints');
    const record = parseRecord(games, f.record.value);
    if (!record.ok) return reader.fail(record.fault.message);
    return {
      id: f.id.text(),
      sitters: readSitters(f.sitters, record.value.seats),
      record: record.value,
      touched: f.touched.whole(0, Number.MAX_SAFE_INTEGER),
      ...(!f.hints.missing && { hints: f.hints.flag() }),
    };
  });
}

/** A kept game that can be played again to where it was, or what is wrong with it; nothing where there is none. */
export function savedGame(id: string): Result<SavedGame> | undefined {
  const text = readText(PREFIX + id);
  if (text === null) return undefined;
  const kept = readKept(text);
  if (!kept.ok) return kept;
  if (kept.value.id !== id) {
    return refuse({ why: 'malformed', message: `kept.id: expected ${JSON.stringify(id)}` });
  }
  const replayed = Table.open(games, kept.value.record);
  return replayed.ok ? kept : replayed;
}

/** What was said of hints at a kept game, and so holds for the next one. */
export function hintsAt(id: string): Pick<SavedGame, 'hints'> {
  const kept = readKept(readText(PREFIX + id) ?? '');
  return kept.ok && kept.value.hints !== undefined ? { hints: kept.value.hints } : {};
}

export const deleteGame = (id: string): void => dropText(PREFIX + id);

/** Every kept game, the latest first. */
export function savedGames(): SavedGame[] {
  const kept = keysUnder(PREFIX).flatMap((key) => {
    const read = readKept(readText(key) ?? '');
    return read.ok && key === PREFIX + read.value.id ? [read.value] : [];
  });
  kept.sort((a, b) => b.touched - a.touched);
  for (const { id } of kept.splice(MOST)) deleteGame(id);
  return kept;
}
