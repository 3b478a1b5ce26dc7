import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import {
  type GameRecord,
  importRecord,
  parseJson,
  parseRecord,
  type Result,
} from '@treefort/kernel';
import { games } from './games.ts';
import { UsageError } from './usage.ts';

const LONGEST_FILE = 16 << 20;

/** A whole file as text; `-` is standard input. */
export async function readText(file: string): Promise<string> {
  const stream: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      size += part.length;
      if (size > LONGEST_FILE) throw new Error(`longer than ${LONGEST_FILE} bytes`);
      parts.push(part);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`cannot read ${file}: ${reason}`);
  }
  return Buffer.concat(parts).toString('utf8');
}

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
