export const hosting = {
  host: 'Hôte',
  remove: 'Retirer',
  'remove-who': 'Retirer {who}',
  'remove-title': 'Retirer {who} de la table ?',
  'remove-text':
    '{who} le saura et ne pourra se rasseoir ici qu’avec une nouvelle invitation de votre part.',
  keep: 'Annuler',
  removed: 'L’hôte a libéré votre place à cette table.',
  'removed-text': 'Pour vous rasseoir, il vous faut une nouvelle invitation.',
  invite: 'Inviter',
  'invite-seat': 'Créer une invitation pour la place {n}',
} as const;

export const rematch = {
  title: 'Qui veut rejouer ?',
  no: 'Non merci',
  wants: 'veut rejouer',
  'wants-not': 'ne veut pas rejouer',
  unsaid: 'n’a pas encore répondu',
  left: 'a quitté la table',
  ready: 'toujours d’accord',
} as const;

export const refused = {
  'sit.removed':
    'L’hôte a libéré votre place à cette table. Pour vous rasseoir, il vous faut une nouvelle invitation.',
  'sit.unwanted': 'Vous ne pouvez pas vous asseoir à cette table.',
  'back.answer-time':
    'Votre temps pour ce coup est écoulé : c’est un bot qui le joue. Vous pourrez ensuite reprendre votre place.',
  'back.game-time': 'Votre temps pour cette partie est écoulé : un bot la joue jusqu’au bout.',
  'start.absent':
    'Il manque quelqu’un. Une revanche en temps limité ne commence que quand tout le monde est là.',
} as const;

export const names = {
  watching: '{who} (regarde)',
  blank: 'Un nom compte au moins une lettre.',
  long: 'Un nom compte au plus {most} caractères.',
  hidden:
    'Le caractère {letter} est invisible : ce nom pourrait se confondre avec un autre. Retirez-le, s’il vous plaît.',
  accents: '{letter} porte trop d’accents. Deux suffisent pour n’importe quelle lettre.',
  mixed:
    '{letter} vient d’un autre alphabet que le reste du nom. Écrivez le nom dans un seul alphabet.',
  rare: '{letter} vient d’un alphabet que peu de gens savent lire. Choisissez une autre lettre.',
} as const;
