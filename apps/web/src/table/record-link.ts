import { accept, exportRecord, type GameRecord, importRecord, type Result } from '@treefort/kernel';
import { games } from './games.ts';
import type { Sitter } from './table.ts';

/** What a server or link tells about a seat. */
export interface KnownSeat {
  readonly name?: string | null | undefined;
  readonly bot?: string | null | undefined;
}

/**
 * A game in a link is the short text of its record, then who played: `tf1-…&name=Anna&bot=&name=squirrel&bot=squirrel`,
 * a name and a bot for each seat in order.
 */
export function makeLink(record: GameRecord, sitters: readonly Sitter[]): Result<string> {
  const text = exportRecord(games, record);
  if (!text.ok) return text;
  const who = new URLSearchParams();
  for (const { name, bot = '' } of sitters) {
    who.append('name', name);
    who.append('bot', bot);
  }
  return accept(`${text.value}&${who}`);
}

/** Reads the game in a link. Missing or cut names are no error. */
export function readLink(link: string): {
  readonly record: Result<GameRecord>;
  readonly seats: readonly KnownSeat[];
} {
  const [text = '', ...rest] = link.split('&');
  const who = new URLSearchParams(rest.join('&'));
  const bots = who.getAll('bot');
  const seats = who
    .getAll('name')
    .map((name, seat) => ({ name: name.slice(0, 80), bot: bots[seat] }));
  return { record: importRecord(games, text), seats };
}
