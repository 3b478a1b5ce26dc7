export { shuffle } from './shuffle.ts';

export const end = {
  title: '{game} : fin de la partie',
  won: '{you, select, yes {Vous gagnez} other {{who} gagne}}, {own} contre {others}',
  shared:
    '{who} partagent la victoire avec {own, plural, one {# point} many {# points} other {# points}}',
  'tie-fort': 'Égalité : le Niveau de Fort le plus élevé l’emporte.',
  'tie-treehouse': 'Égalité : la plus grande série d’une couleur l’emporte.',
  'fort-castle': 'Votre château tient debout !',
  'fort-won': 'Votre fort tient debout !',
  'treehouse-won': 'Votre cabane tient debout !',
  'fort-lost': 'La prochaine fois, une tour de plus',
  'treehouse-lost': 'La prochaine fois, une pièce de plus',
  'fort-of': 'Le meilleur fort : {who}',
  'treehouse-of': 'La meilleure cabane : {who}',
  'fort-turned': 'Le tournant, manche {n} : {what}',
  'fort-step': 'Le meilleur coup, manche {n} : {what}',
  'treehouse-turned': 'Le tournant, semaine {n} : {what}',
  'treehouse-step': 'Le meilleur coup, semaine {n} : {what}',
  best: 'meilleur score à ce jour',
  streak: '{n, plural, one {# victoire} many {# victoires} other {# victoires}} d’affilée',
  'won-of':
    '{wins, plural, one {# victoire} many {# victoires} other {# victoires}} sur {played} à ce niveau',
  'level-up': 'Jouer au niveau {n}',
  share: 'Partager l’image',
  more: 'Plus…',
  saved: 'Image enregistrée.',
  failed: 'Impossible de créer l’image.',
  parts:
    '{who} : {parts}. Total : {total, plural, one {# point} many {# points} other {# points}}.',
};
