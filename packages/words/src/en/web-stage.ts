/** How what happens at a table is told. */
export const stage = {
  'to-my-turn': 'To my turn',
  space: 'Space',
  back: 'One step back',
  forward: 'One step on',
  pause: 'Pause',
  'go-on': 'Go on',
  since: 'What happened since',
  missed: 'Since you left: {n, plural, one {# event} other {# events}}',
} as const;
