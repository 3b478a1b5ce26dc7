export const practice = {
  badge: 'Entraînement',
  'badge-text': 'C’est une partie d’entraînement : elle ne compte pas.',
  'take-back': 'Annuler quand même',
  'take-back-title': 'Annuler quand même ?',
  'take-back-text':
    'Contre des bots, vous pouvez quand même annuler : {what}. La partie devient alors un entraînement et ne compte plus.',
  keep: 'Ne pas annuler',
};
