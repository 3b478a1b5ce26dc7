/** Hints at a table on a server, where all agree. */
export const hintsOnline = {
  allow: 'Hints',
  'allow-text':
    'Any player can ask the strongest bot for advice. By sitting down, you agree to this. The game isn’t rated.',
  told: 'Hints are on: any player can ask the strongest bot for advice. The game isn’t rated.',
} as const;
