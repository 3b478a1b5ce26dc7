/** What a player who is not at the table is told: by push, by mail or by a webhook. */
export const call = {
  'your-turn': 'It’s your turn',
  invited: 'You’re invited to a table',
  'table-ready': 'Your table is ready',
  'game-over': 'The game is over',
  where: '{game} with {names}',
  stop: 'Turn off notifications',
} as const;

/** The rest of an email. */
export const letter = {
  open: 'Open the table:',
  stop: 'Don’t want these messages any more? Unsubscribe with one click:',
  'confirm-subject': 'Confirm your email address',
  'confirm-text':
    'Someone (hopefully you) wants to get an email at this address when it’s their turn in a Treefort game.',
  'confirm-open': 'If that was you, open this link within a day:',
  'confirm-not': 'If it wasn’t you, just ignore this email. We won’t send another.',
} as const;
