/** The tiles of the home page. */
export const start = {
  play: 'Play',
  level: 'Level',
  seats: 'Players',
  'level-1': 'Level 1: very easy',
  'level-2': 'Level 2: easy',
  'level-3': 'Level 3: medium',
  'level-4': 'Level 4: hard',
  'level-5': 'Level 5: very hard',
  players: '{n, plural, one {# player} other {# players}}',
  'learn-first': 'First time? Learn in five minutes',
  'learn-again': 'Repeat the tutorial',
  more: 'More',
} as const;

/** How finished games ended. */
export const results = {
  won: 'Won',
  shared: 'Shared win',
  lost: 'Lost',
  title: 'Against bots',
  level: '{game}, level {n}',
  wins: 'Wins',
  'wins-of': '{wins} of {played}',
  streak: 'Win streak',
  best: 'Best score',
} as const;
