import { dropText, keepText, keysUnder, readText } from '../shell/storage.ts';
import { GAMES, type GameId } from '../table/game-id.ts';
import type { Sitter } from '../table/table.ts';
import { listedSitter } from './remote-state.ts';
import type { OwnTable } from './server.ts';

/** A table on the server that was joined in this browser. */
export interface Visit {
  readonly id: string;
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly over: boolean;
  readonly touched: number;
  /** Whether the server waits for this player's answer. */
  readonly asked?: boolean;
  /** The server cannot read the table. */
  readonly unreadable?: true;
}

const VISIT = 'treefort.visit.';
const INVITES = 'treefort.invites.';
const FORGOTTEN = 'treefort.forgotten';
/** Older tables make room for newer ones. */
const MOST = 24;

function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Who sat at a stored table; older versions kept names alone. */
function sittersIn({ sitters, names }: { sitters?: unknown; names?: unknown }): Sitter[] {
  if (!Array.isArray(sitters))
    return Array.isArray(names) ? names.map((name) => ({ name: String(name) })) : [];
  return sitters.map((one: Partial<Sitter> | null) => ({
    name: String(one?.name ?? ''),
    ...(typeof one?.bot === 'string' && { bot: one.bot }),
    ...(one?.former === true && { former: true as const }),
  }));
}

/** Stored text may come from an older version or from anywhere else, so it is validated. */
function readVisit(key: string): Visit[] {
  const found = readJson(key) as Partial<Record<keyof Visit | 'names', unknown>> | null;
  const game = GAMES.find((one) => one === found?.game);
  if (!found || !game) return [];
  const { over, touched } = found;
  const sitters = sittersIn(found);
  return [
    { id: key.slice(VISIT.length), game, sitters, over: over === true, touched: Number(touched) },
  ];
}

export const keepVisit = (visit: Visit): void =>
  void keepText(VISIT + visit.id, JSON.stringify(visit));

function drop(id: string): void {
  dropText(VISIT + id);
  dropText(INVITES + id);
}

/** Forgets every table of the player who was here. */
export function dropVisits(): void {
  for (const key of [...keysUnder(VISIT), ...keysUnder(INVITES), FORGOTTEN]) dropText(key);
}

function forgotten(): readonly string[] {
  const found = readJson(FORGOTTEN);
  return Array.isArray(found) ? found.map(String) : [];
}

/** Takes a table out of sight, also where the server goes on telling of it. */
export function forgetVisit(id: string): void {
  drop(id);
  const ids = [id, ...forgotten().filter((one) => one !== id)];
  keepText(FORGOTTEN, JSON.stringify(ids.slice(0, 2 * MOST)));
}

/** Every table one sat at, the latest first. */
export function visits(): Visit[] {
  const found = keysUnder(VISIT).flatMap(readVisit);
  found.sort((a, b) => b.touched - a.touched);
  for (const { id } of found.splice(MOST)) drop(id);
  return found;
}

function visitOf(table: OwnTable): Visit {
  const { id, game, at: touched } = table;
  if ('unreadable' in table) {
    return { id, game, sitters: [], over: true, touched, unreadable: true };
  }
  const { seats, phase, asked } = table;
  const sitters = seats.flatMap((seat) => listedSitter(seat) ?? []);
  return { id, game, sitters, over: phase === 'over', touched, asked };
}

/** How urgent a table is: this player's turn first, finished games last. */
const urgency = ({ asked, over }: Visit): number => (asked ? 2 : 0) + (over ? 0 : 1);

/** The tables remembered here and those the server tells of, each once: where it is one's turn first, then the latest. */
export function mergeVisits(here: readonly Visit[], told: readonly OwnTable[]): Visit[] {
  const known = new Set(here.map(({ id }) => id));
  const unseen = new Set(forgotten());
  const own = told.filter(({ id }) => known.has(id) || !unseen.has(id)).map(visitOf);
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...here.filter(({ id }) => !ids.has(id))];
  return all.sort((a, b) => urgency(b) - urgency(a) || b.touched - a.touched);
}

/** Keeps the secrets of invited seats: the server sends them once, to the player who set the table up. */
export const keepInvites = (id: string, invites: readonly (string | null)[]): void =>
  void keepText(INVITES + id, JSON.stringify(invites));

export function invitesOf(id: string): readonly (string | null)[] {
  const found = readJson(INVITES + id);
  return Array.isArray(found) ? found.map((one) => (typeof one === 'string' ? one : null)) : [];
}
