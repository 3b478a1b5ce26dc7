import { rename, writeFile } from 'node:fs/promises';
import {
  type GameRecord,
  importRecord,
  parseJson,
  parseRecord,
  type Result,
} from '@treefort/kernel';
import { games } from './games.ts';

/** The record in a text: JSON, or the short text of a shared game. */
export function recordIn(text: string): Result<GameRecord> {
  if (text.trim().startsWith('tf1-')) return importRecord(games, text);
  const json = parseJson(text, 'record');
  if (!json.ok) return json;
  return typeof json.value === 'string'
    ? importRecord(games, json.value)
    : parseRecord(games, json.value);
}

/** Writes a record so that a crash in between leaves the old file whole. */
export async function saveRecord(file: string, record: GameRecord): Promise<void> {
  const fresh = `${file}.new`;
  await writeFile(fresh, `${JSON.stringify(record)}\n`);
  await rename(fresh, file);
}
