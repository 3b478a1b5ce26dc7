import { levelNamed } from '@treefort/bots';
import {
  type Fault,
  type GameRecord,
  parseJson,
  parseRecord,
  type Result,
  sha256,
  Table,
} from '@treefort/kernel';
import { games } from './games.ts';
import { type KnownSeat, readLink } from './record-link.ts';
import { savedGame, saveGame } from './saved-games.ts';
import type { Source } from './source.ts';
import type { Sitter } from './table.ts';

/** A record that can be played again to its end, and who played it. */
export interface OpenedRecord {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly source: Source;
}

/** Why nothing was opened: it is not there, not over, the server is silent, or it is damaged (and how). */
export type OpenFailure =
  | { readonly why: 'no-game' | 'no-table' | 'not-over' | 'no-answer' }
  | { readonly why: 'damaged'; readonly fault: Fault };

export type OpenResult =
  | { readonly ok: true; readonly value: OpenedRecord }
  | ({ readonly ok: false } & OpenFailure);

/** Names for people whose names are not in the record. */
export type Unnamed = (seat: number) => string;

const damaged = (fault: Fault): OpenResult => ({ ok: false, why: 'damaged', fault });

/** The sitters of a record. Unknown bots count as people. */
function sittersOf(
  { game, seats }: GameRecord,
  known: readonly KnownSeat[],
  unnamed: Unnamed,
): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { name, bot } = known[seat] ?? {};
    const level = bot ? levelNamed(game, bot) : undefined;
    return {
      name: name?.trim() || level?.id || unnamed(seat),
      ...(level && { bot: level.id }),
    };
  });
}

interface FoundRecord {
  readonly record: Result<GameRecord>;
  readonly seats: readonly KnownSeat[];
}

function openFound({ record, seats }: FoundRecord, source: Source, unnamed: Unnamed): OpenResult {
  if (!record.ok) return damaged(record.fault);
  const replayed = Table.open(games, record.value);
  if (!replayed.ok) return damaged(replayed.fault);
  const sitters = sittersOf(record.value, seats, unnamed);
  return { ok: true, value: { record: record.value, sitters, source } };
}

/** Requests JSON from the server. */
async function ask(path: string): Promise<{ status: number; value: unknown }> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  return { status: answer.status, value: await answer.json() };
}

function knownSeats(value: unknown): KnownSeat[] {
  const { seats } = (value ?? {}) as { seats?: unknown };
  if (!Array.isArray(seats)) return [];
  return seats.map(({ name, bot }: Record<string, unknown>) => ({
    name: typeof name === 'string' ? name : null,
    bot: typeof bot === 'string' ? bot : null,
  }));
}

async function fromServer(
  source: Source & { from: 'server' },
  unnamed: Unnamed,
): Promise<OpenResult> {
  const path = `/api/tables/${encodeURIComponent(source.id)}`;
  try {
    const [record, table] = await Promise.all([ask(`${path}/record`), ask(path)]);
    if (record.status === 404) return { ok: false, why: 'no-table' };
    if (record.status >= 400 && record.status < 500) return { ok: false, why: 'not-over' };
    if (record.status !== 200) return { ok: false, why: 'no-answer' };
    const found = { record: parseRecord(games, record.value), seats: knownSeats(table.value) };
    return openFound(found, source, unnamed);
  } catch {
    // No network, or something else than our server answered.
    return { ok: false, why: 'no-answer' };
  }
}

/** The record at an address, played again to see that it can be, or why there is none. */
export async function openRecord(source: Source, unnamed: Unnamed): Promise<OpenResult> {
  if (source.from === 'server') return fromServer(source, unnamed);
  if (source.from === 'link') return openFound(readLink(source.text), source, unnamed);
  const kept = savedGame(source.id);
  if (!kept) return { ok: false, why: 'no-game' };
  if (!kept.ok) return damaged(kept.fault);
  const { record, sitters } = kept.value;
  return openFound({ record: { ok: true, value: record }, seats: sitters }, source, unnamed);
}

/** The same record always gets the same id, so importing it twice saves it once. */
const idOf = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)).subarray(0, 4), String).join('-');

/** Opens an imported record: JSON, which is also saved in this browser, the short text, or a link that ends in it. */
export async function openImported(text: string, unnamed: Unnamed): Promise<OpenResult> {
  const brought = text.trim();
  if (!brought.startsWith('{')) {
    const short = brought.slice(brought.indexOf('#') + 1);
    return openRecord({ from: 'link', text: short }, unnamed);
  }
  const json = parseJson(brought, 'record');
  if (!json.ok) return damaged(json.fault);
  const record = parseRecord(games, json.value);
  const id = record.ok ? idOf(JSON.stringify(record.value)) : '';
  const opened = openFound({ record, seats: [] }, { from: 'kept', id }, unnamed);
  if (opened.ok) {
    const { record: read, sitters } = opened.value;
    saveGame({ id, record: read, sitters, touched: Date.now() });
  }
  return opened;
}
