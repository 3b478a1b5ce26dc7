export const stage = {
  'to-my-turn': 'À mon tour',
  space: 'Espace',
  back: 'Retour',
  forward: 'Avance',
  pause: 'Pause',
  'go-on': 'Reprendre',
  since: 'Ce que vous avez manqué',
  missed: 'Pendant votre absence : {n, plural, one {# événement} other {# événements}}',
} as const;
