export const GAMES = ['fort', 'treehouse'] as const;
export type GameId = (typeof GAMES)[number];
