/** How the cards of a game were shuffled, and what shows it. */
export const shuffle = {
  verified: 'Verified by your own device: it took part in the shuffle, and everything fits.',
  later: 'Contributed after it: {who}.',
  witnessed: 'The shuffle is the one this device was told of, but it had no part in it.',
  dealer: 'The server alone shuffled this game. Nothing shows that it did not choose the cards.',
  device: 'This device shuffled the cards itself.',
  broken: 'Warning: this game was not shuffled as your device was told.',
  'misfit-secret': 'The server’s secret is not the one it had committed to before the game.',
  'misfit-reused':
    'The server used the same secret at another table, where it may have become known.',
  'misfit-own': 'Your device’s part in the shuffle was left out or changed.',
  'misfit-others': 'Another player’s part in the shuffle was left out or changed.',
  'misfit-game': 'The record leads to another game than the one you saw.',
  'misfit-record': 'The record of the game contradicts itself.',
  evidence: 'Keep the record: it is your evidence.',
  shared:
    'Shuffled from the server’s secret and the devices of {n, plural, one {# player} other {# players}}.',
  alone: 'Shuffled by one device or server alone: nobody else had a part in it.',
} as const;
