export const screen = {
  tabs: 'Parties de l’analyse',
  'tab-curve': 'Courbe',
  'tab-mistakes': 'Mes erreurs · {n}',
  'tab-mistakes-of': 'Erreurs · {n}',
  'tab-all': 'Tout',
  decision: 'Décision',
  draw: 'Pioche',
  reveal: 'Révélation',
  find: 'Trouver le meilleur coup',
  others: 'Montrer les autres choix',
  slider: 'Moment de la partie',
  none: 'Rien ici n’a coûté {percent} ou plus. Bien joué !',
  asks: '{when}. Vous avez choisi « {what} ». Qu’est-ce qui aurait été mieux ?',
  'asks-of': '{when}. {who} a choisi « {what} ». Qu’est-ce qui aurait été mieux ?',
  weighing: 'On évalue…',
  same: 'C’est ce qui a été joué : {percent} de chances de gagner. Il y a mieux.',
  right: 'Oui, c’est le meilleur coup : {percent} de chances de gagner au lieu de {before}.',
  better:
    'Mieux que ce qui a été joué : {percent} de chances de gagner au lieu de {before}. Mais il y a encore mieux.',
  worse:
    'Ce n’est pas mieux : {percent} de chances de gagner, contre {before} pour ce qui a été joué.',
  again: 'Réessayer',
  answer: 'Montrer la réponse',
  answered: 'Le meilleur était « {what} » : {percent} de chances de gagner au lieu de {before}.',
  back: 'Retour à l’analyse',
  next: 'Erreur suivante',
  more: 'En savoir plus sur cette analyse',
  played: 'joué',
} as const;

export const why = {
  'turned-up': '{card} sort de la pioche Parc.',
  'rule-points':
    '{you, select, yes {Votre règle improvisée} other {La règle improvisée ({who})}} a rapporté {n, plural, one {# point} other {# points}}.',
  'taken-later':
    'Plus tard, {byYou, select, yes {vous avez pris} other {{by} a pris}} {card} {yours, select, yes {dans votre Jardin} other {dans le Jardin ({owner})}}.',
  followed: 'Suiveurs : {who}.',
  'turn-worth':
    'Le tour a rapporté {n, plural, one {# point} other {# points}} à {you, select, yes {vous} other {{who}}}.',
  most: '{you, select, yes {Vous avez} other {{who} a}} maintenant le plus de pièces de cette couleur ({colour}) : {n}.',
  'caught-up':
    '{you, select, yes {Vous ne menez} other {{who} ne mène}} plus dans cette couleur ({colour}).',
  'week-change': 'Pour cette semaine : {list}.',
  'week-scored': 'La semaine {week} a rapporté : {list}.',
  'points-of': '{who} {points}',
} as const;
