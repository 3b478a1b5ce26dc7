export const GAMES = ['fort', 'treehouse'] as const;
export type GameId = (typeof GAMES)[number];

export const isGameId = (text: string | undefined): text is GameId =>
  GAMES.some((game) => game === text);

/** The game of a record or review; only those of known games are ever read. */
export function gameIdOf({ game }: { readonly game: string }): GameId {
  if (!isGameId(game)) throw new Error(`unknown game ${game}`);
  return game;
}
