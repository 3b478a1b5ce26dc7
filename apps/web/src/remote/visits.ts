import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';
import { GAMES, type GameId } from '../table/game-id.ts';

/** A table on the server at which somebody sat in this browser. */
export interface Visit {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly touched: number;
}

const VISIT = 'treefort.visit.';
const INVITES = 'treefort.invites.';
/** Older tables make room for newer ones. */
const MOST = 24;

function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What lies in the browser may be of an older version or somebody's experiment: it is read, or left alone. */
function readVisit(key: string): Visit[] {
  const found = readJson(key) as Partial<Record<keyof Visit, unknown>> | null;
  const game = GAMES.find((one) => one === found?.game);
  if (!found || !game || !Array.isArray(found.names)) return [];
  const names = found.names.map(String);
  const { over, touched } = found;
  return [
    { id: key.slice(VISIT.length), game, names, over: over === true, touched: Number(touched) },
  ];
}

export const keepVisit = (visit: Visit): void =>
  void keepText(VISIT + visit.id, JSON.stringify(visit));

export function forgetVisit(id: string): void {
  dropText(VISIT + id);
  dropText(INVITES + id);
}

/** Every table one sat at, the latest first. */
export function visits(): Visit[] {
  const found = keysUnder(VISIT).flatMap(readVisit);
  found.sort((a, b) => b.touched - a.touched);
  for (const { id } of found.splice(MOST)) forgetVisit(id);
  return found;
}

/** The secrets of the invited seats are told once, to whoever set the table up. */
export const keepInvites = (id: string, invites: readonly (string | null)[]): void =>
  void keepText(INVITES + id, JSON.stringify(invites));

export function invitesOf(id: string): readonly (string | null)[] {
  const found = readJson(INVITES + id);
  return Array.isArray(found) ? found.map((one) => (typeof one === 'string' ? one : null)) : [];
}
