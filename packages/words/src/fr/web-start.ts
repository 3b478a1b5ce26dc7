export const start = {
  play: 'Jouer',
  level: 'Niveau',
  seats: 'Joueurs',
  'level-1': 'Niveau 1 : très facile',
  'level-2': 'Niveau 2 : facile',
  'level-3': 'Niveau 3 : moyen',
  'level-4': 'Niveau 4 : difficile',
  'level-5': 'Niveau 5 : très difficile',
  players: '{n, plural, one {# joueur} many {# joueurs} other {# joueurs}}',
  'learn-first': 'Première fois ? Apprenez en cinq minutes',
  'learn-again': 'Refaire la leçon',
  more: 'Plus',
};

export const results = {
  won: 'Gagné',
  shared: 'Victoire partagée',
  lost: 'Perdu',
  title: 'Contre les bots',
  level: '{game}, niveau {n}',
  wins: 'Victoires',
  'wins-of': '{wins} sur {played}',
  streak: 'D’affilée',
  best: 'Record',
};
