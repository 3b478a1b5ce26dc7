/** The clocks that people choose from, by name. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', move: 30, game: 600, increment: 3 },
  easy: { kind: 'live', move: 60, game: 1200, increment: 5 },
  calm: { kind: 'live', move: 180, game: 3600, increment: 10 },
  letters: { kind: 'correspondence', days: 3, daysOff: 7 },
} as const;

/** How fast a game is played that the server finds company for. */
export type Pace = keyof typeof CLOCKS;

export const PACES = Object.keys(CLOCKS) as readonly Pace[];
