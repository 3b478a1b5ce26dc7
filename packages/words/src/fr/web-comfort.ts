export const comfort = {
  sound: 'Son',
  'sound-off': 'coupé',
  keys: 'Touches',
  'key-choose': 'Choisir par son numéro',
  'key-move': 'Aller à ce qui est à côté',
  'key-next': 'Passer à la suite',
  'key-act': 'Choisir ce qui est marqué',
  'key-close': 'Fermer ou reposer',
  'key-choices': 'Tous les choix en liste',
  'key-undo': 'Annuler',
  'key-log': 'Ce qui s’est passé',
  'key-help': 'Cette liste',
};
