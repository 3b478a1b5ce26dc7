/** How the cards of a game were shuffled, and what shows it. */
export const shuffle = {
  verified: 'Verified by your own device: it took part in the shuffle, and everything matches.',
  later: 'Took part after your device: {who}.',
  witnessed: 'This is the shuffle your device was told about, but your device took no part in it.',
  dealer: 'The server alone shuffled this game. Nothing proves that it didn’t choose the cards.',
  device: 'This device shuffled the cards.',
  broken: 'Warning: this game wasn’t shuffled the way your device was told.',
  'misfit-secret': 'The server’s secret isn’t the one it committed to before the game.',
  'misfit-reused': 'The server used the same secret at another table, where it could have leaked.',
  'misfit-own': 'Your device’s part in the shuffle was left out or changed.',
  'misfit-others': 'Another player’s part in the shuffle was left out or changed.',
  'misfit-game': 'The record leads to a different game from the one you saw.',
  'misfit-record': 'The record of the game contradicts itself.',
  evidence: 'Keep the record: it is your evidence.',
  shared:
    'Shuffled from the server’s secret and the devices of {n, plural, one {# player} other {# players}}.',
  alone: 'Shuffled by one device or server alone; no one else took part.',
} as const;
