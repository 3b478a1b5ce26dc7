import { GAMES, type GameId } from '../table/game-id.ts';

/** Where in the client one is; every place has an address. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: GameId }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'rules'; readonly game: GameId };

const isGame = (text: string | undefined): text is GameId => GAMES.some((game) => game === text);

export function parseRoute(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  if (first === 'play' && second === 'new' && isGame(third)) return { at: 'new', game: third };
  if (first === 'play' && second) return { at: 'table', id: second };
  if (first === 'rules' && isGame(second)) return { at: 'rules', game: second };
  return { at: 'home' };
}

export function makePath(route: Route): string {
  if (route.at === 'new') return `/play/new/${route.game}`;
  if (route.at === 'table') return `/play/${route.id}`;
  if (route.at === 'rules') return `/rules/${route.game}`;
  return '/';
}
