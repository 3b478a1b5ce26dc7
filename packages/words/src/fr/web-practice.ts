export const practice = {
  badge: 'Entraînement',
  'badge-text': 'C’est une partie d’entraînement : elle ne compte pas dans les résultats.',
  'take-back': 'Reprendre quand même',
  'take-back-title': 'Reprendre quand même ?',
  'take-back-text':
    'Contre des robots, vous pouvez quand même le reprendre : {what}. La partie devient alors un entraînement et ne compte plus dans les résultats.',
  keep: 'Ne rien changer',
};
