/** How what happens at a table is told. */
export const stage = {
  'to-my-turn': 'Skip to my turn',
  space: 'Space',
  back: 'Back',
  forward: 'Forward',
  pause: 'Pause',
  'go-on': 'Resume',
  since: 'What you missed',
  missed: 'Since you left: {n, plural, one {# event} other {# events}}',
} as const;
