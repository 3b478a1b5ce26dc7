/** A game that is taken back further than undo allows. */
export const practice = {
  badge: 'Practice',
  'badge-text': 'This game is practice: it counts for no result.',
  'take-back': 'Take back anyway',
  'take-back-title': 'Take back anyway?',
  'take-back-text':
    'Against bots you can take it back anyway: {what}. From then on this game is practice and counts for no result.',
  keep: 'Leave it',
} as const;
