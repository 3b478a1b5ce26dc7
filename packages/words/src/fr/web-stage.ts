export const stage = {
  'to-my-turn': 'À mon tour',
  space: 'Espace',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  pause: 'Pause',
  'go-on': 'Continuer',
  since: 'Ce qui s’est passé depuis',
  missed: 'Pendant votre absence : {n, plural, one {# événement} other {# événements}}',
} as const;
