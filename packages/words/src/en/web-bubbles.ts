/** What is explained once, when it first happens. */
export const bubbles = {
  ok: 'Got it',
  'fort-follow':
    'You can follow: discard one card of the same suit and do the public action too. Or pass and keep your cards.',
  'fort-recruit':
    'Recruit one friend: from the Park, its deck or a rival’s Yard. The card goes to your discard pile, and you draw it later.',
  'fort-yard':
    'Friends you didn’t play with wait in your Yard. Rivals may recruit them until your next turn; then the rest come home.',
  'treehouse-balance':
    'The acorn hangs to one side, and that side is closed. Build on the other side to open it again.',
  'treehouse-changer':
    'A changer counts for everyone: the rooms of its colour score 2 points or none this week. One changer per colour.',
} as const;
