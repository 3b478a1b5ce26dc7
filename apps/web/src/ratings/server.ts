import type {
  Leaderboard,
  PastGame,
  PastGames,
  PlayerInfo,
  Profile,
  TableRatings,
} from '@treefort/protocol';
import { ask, type ServerAnswer } from '../remote/server.ts';
import type { Page } from './pages.ts';

export type Rank = Leaderboard['ranks'][number];

const at = (after: string | undefined): string =>
  after === undefined ? '' : `?after=${encodeURIComponent(after)}`;

const playerPath = (id: string): string => `/api/players/${encodeURIComponent(id)}`;

/** A page of the leaderboard of a game. */
export async function readRanks(game: string, after?: string): Promise<Page<Rank> | undefined> {
  const found = await ask<Leaderboard>('GET', `/api/leaderboards/${game}${at(after)}`);
  return found.ok ? { items: found.value.ranks, next: found.value.next } : undefined;
}

/** A profile; without an id one's own. */
export async function findProfile(id: string | undefined): Promise<ServerAnswer<Profile>> {
  if (id !== undefined) return ask('GET', playerPath(id));
  const me = await ask<PlayerInfo>('GET', '/api/me');
  return me.ok ? ask('GET', playerPath(me.value.id)) : me;
}

/** A page of the games that a player has finished. */
export async function readPastGames(
  id: string,
  after?: string,
): Promise<Page<PastGame> | undefined> {
  const found = await ask<PastGames>('GET', `${playerPath(id)}/games${at(after)}`);
  return found.ok ? { items: found.value.games, next: found.value.next } : undefined;
}

/** Hides one's own profile, or shows it again. */
export const hideProfile = (hidden: boolean): Promise<ServerAnswer<object>> =>
  ask('PUT', '/api/me/hidden', { hidden });

/** The ratings of those who sit at a table. */
export const findTableRatings = (id: string): Promise<ServerAnswer<TableRatings>> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/ratings`);
