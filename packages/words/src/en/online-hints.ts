/** Hints at a table on a server, where all agree. */
export const hintsOnline = {
  allow: 'Hints',
  'allow-text':
    'Every player can ask the strongest bot for advice. Anyone who sits down agrees to this. The game isn’t rated.',
  told: 'Hints are allowed at this table: every player can ask the strongest bot. The game isn’t rated.',
} as const;
