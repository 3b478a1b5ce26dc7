import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Leçon',
  'step-of': 'Étape {n} sur {all}',
  next: 'Continuer',
  'step-again': 'Encore une fois',
  'step-back': 'Une étape en arrière',
  leave: 'Quitter ; vous reprendrez ici',
  'not-yet': 'C’est permis aussi, mais ici il s’agit d’autre chose.',
  finished: 'Vous savez jouer à « {game} » !',
  'fort-finished':
    'Le reste, ce sont des copains, des pizzas et un brin de ruse. La table connaît toutes les règles et vous aide quand quelque chose n’est pas possible.',
  'treehouse-finished':
    'Le reste, c’est un bon coup d’œil et la main légère. La table connaît toutes les règles et vous aide quand quelque chose n’est pas possible.',
  'play-bot': 'Jouer contre {bot}',
  'all-again': 'Refaire toutes les étapes',
  'read-rules': 'Lire les règles',
  try: 'Essayer',
  'try-done': 'Voilà comment ça marche.',
  'try-again': 'Encore une fois',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Chercher dans les règles',
  clear: 'Tout afficher',
  found: '{n, plural, one {# règle trouvée} many {# règles trouvées} other {# règles trouvées}}',
  'found-none': 'Rien trouvé. Un autre mot, peut-être ?',
  chapters: 'Chapitres',
  'ours-text':
    'Ici, les règles imprimées se taisent ou se contredisent ; voici comment nous les lisons.',
  address: 'Adresse de cette règle : {rule}',
  examples:
    '{n, plural, one {# règle à essayer} many {# règles à essayer} other {# règles à essayer}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'Les gamins de Fort',
  search: 'Chercher un nom ou un effet',
  suit: 'Symbole',
  does: 'Ce qu’elle fait',
  all: 'Tout',
  found: '{n, plural, one {# carte} many {# cartes} other {# cartes}}',
  'found-none': 'Personne de ce genre ici. Moins de filtres, peut-être ?',
  kids: 'Les gamins du Parc',
  friends: 'Meilleurs Copains',
  'friend-of': 'Meilleur Copain, plateau {board}',
  perks: 'Avantages',
  rules: 'Règles improvisées',
  copies: '{n, plural, one {# dans la pioche} many {# dans la pioche} other {# dans la pioche}}',
  'copies-note':
    'La pioche compte {all} gamins, quel que soit le nombre de joueurs ; chacun en reçoit {dealt}. Le nombre d’exemplaires de chaque gamin est provisoire : aucun livret de règles ne l’indique.',
  'friends-note': 'Chaque plateau a les deux siens ; seuls ceux des plateaux en jeu participent.',
  'rewards-note': 'Sur {all}, il en faut autant que de joueurs, plus {more}, dans une partie.',
};

export const deeds: Same<typeof english.deeds> = {
  gain: 'pizzas et jouets',
  pack: 'Sac à dos',
  lookout: 'Observatoire',
  advance: 'avancer le Fort',
  score: 'points',
  trash: 'détruire',
  recruit: 'recruter',
  spend: 'dépenser',
  copy: 'copier un Sac à dos',
  convert: 'échanger',
  nothing: 'à ajouter',
};
