/** A game that is taken back further than undo allows. */
export const practice = {
  badge: 'Practice',
  'badge-text': 'This is a practice game: it doesn’t count.',
  'take-back': 'Undo anyway',
  'take-back-title': 'Undo anyway?',
  'take-back-text':
    'Against bots you can undo anyway: {what}. From then on this game is practice and doesn’t count.',
  keep: 'Don’t undo',
} as const;
