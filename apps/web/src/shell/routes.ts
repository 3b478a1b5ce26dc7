import { type GameId, isGameId } from '../table/game-id.ts';
import { type Source, sourcePath } from '../table/source.ts';

const OPPONENTS = ['friends', 'anyone', 'people'] as const;
/** Who is to sit at a new table: friends or strangers far away, or people who pass one device round; else bots. */
export type Opponents = (typeof OPPONENTS)[number];

/** A screen of the client. It is named like the first word of its address; `new` is `/play/new/GAME`. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: GameId; readonly among?: Opponents }
  /** A game on this device: `/play/ID`. */
  | { readonly at: 'play'; readonly id: string }
  /** A table on the server: `/table/ID`. */
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly at: 'learn'; readonly game: GameId }
  | { readonly at: 'cards' }
  /** The leaderboard of a game: `/ranks/GAME`. */
  | { readonly at: 'ranks'; readonly game: GameId }
  /** The profile of a player: `/player/ID`, the own one without an id. */
  | { readonly at: 'player'; readonly id?: string }
  /** What a link from another device opens: `/me#SECRET`. */
  | { readonly at: 'me' }
  /** What a link in an email opens: `/calls/confirm#SECRET`, `/calls/stop#SECRET`. */
  | { readonly at: 'calls'; readonly does: 'confirm' | 'stop' }
  | { readonly at: 'replay' | 'review'; readonly source: Source };

/** `/ID`, `/table/ID` or the fragment: which record is meant. */
function parseSource(parts: readonly string[], hash: string): Source | undefined {
  const [first, second] = parts;
  if (first === 'table' && second) return { from: 'server', id: second };
  if (first) return { from: 'kept', id: first };
  return hash.length > 1 ? { from: 'link', text: hash.slice(1) } : undefined;
}

/** A rulebook, opened at a statement where the fragment names one. */
function rulesAt(game: GameId, hash: string): Route {
  return { at: 'rules', game, ...(hash.length > 1 && { rule: hash.slice(1) }) };
}

export function parseRoute(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third, fourth] = parts;
  if (first === 'replay' || first === 'review') {
    const source = parseSource(parts.slice(1), hash);
    return source ? { at: first, source } : { at: 'home' };
  }
  if (first === 'play' && second === 'new' && isGameId(third)) {
    const among = OPPONENTS.find((opponents) => opponents === fourth);
    return { at: 'new', game: third, ...(among && { among }) };
  }
  if (first === 'table' && second) return { at: 'table', id: second };
  if (first === 'play' && second) return { at: 'play', id: second };
  if (first === 'rules' && isGameId(second)) return rulesAt(second, hash);
  if (first === 'learn' && isGameId(second)) return { at: 'learn', game: second };
  if (first === 'ranks' && isGameId(second)) return { at: 'ranks', game: second };
  if (first === 'player') return { at: 'player', ...(second && { id: second }) };
  if (first === 'cards' || first === 'me') return { at: first };
  if (first === 'calls' && (second === 'confirm' || second === 'stop')) {
    return { at: first, does: second };
  }
  return { at: 'home' };
}

export function makePath(route: Route): string {
  if (route.at === 'new') return `/play/new/${route.game}${route.among ? `/${route.among}` : ''}`;
  if (route.at === 'play') return `/play/${route.id}`;
  if (route.at === 'rules') return `/rules/${route.game}${route.rule ? `#${route.rule}` : ''}`;
  if (route.at === 'learn') return `/learn/${route.game}`;
  if (route.at === 'cards' || route.at === 'me') return `/${route.at}`;
  if (route.at === 'ranks') return `/ranks/${route.game}`;
  if (route.at === 'player') return route.id === undefined ? '/player' : `/player/${route.id}`;
  if (route.at === 'calls') return `/calls/${route.does}`;
  if (route.at === 'table') return `/table/${route.id}`;
  if (route.at === 'replay' || route.at === 'review') {
    return `/${route.at}${sourcePath(route.source)}`;
  }
  return '/';
}
