export const stage = {
  'to-my-turn': 'Aller à mon tour',
  space: 'Espace',
  back: 'Reculer',
  forward: 'Avancer',
  pause: 'Pause',
  'go-on': 'Reprendre',
  since: 'Ce que vous avez manqué',
  missed: 'Pendant votre absence : {n, plural, one {# événement} other {# événements}}',
} as const;
