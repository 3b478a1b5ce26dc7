export const bubbles = {
  ok: 'Compris',
  'fort-follow':
    'Vous pouvez suivre : défaussez une carte de la même famille et faites aussi l’action publique. Ou passez et gardez vos cartes.',
  'fort-recruit':
    'Recrutez un copain : au Parc, dans sa pioche ou dans le Jardin d’un adversaire. La carte va dans votre défausse : vous la piocherez plus tard.',
  'fort-yard':
    'Les copains avec qui vous n’avez pas joué attendent au Jardin. Les adversaires peuvent les recruter jusqu’à votre prochain tour ; les autres vont alors dans votre défausse.',
  'treehouse-balance':
    'Le gland pend d’un côté, et ce côté est fermé. Construisez de l’autre côté pour le rouvrir.',
  'treehouse-changer':
    'Un modificateur vaut pour tous : cette semaine, les pièces de sa couleur rapportent 2 points, ou rien. Un seul par couleur.',
};
