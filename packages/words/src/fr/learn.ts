import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Leçon',
  'step-of': 'Étape {n} sur {all}',
  next: 'Continuer',
  'step-again': 'Réessayer',
  'step-back': 'Retour',
  leave: 'Quitter (votre progression est enregistrée)',
  'not-yet': 'C’est possible, mais cette étape parle d’autre chose.',
  finished: 'Vous savez jouer à « {game} » !',
  'fort-finished':
    'Le reste, ce sont des copains, des pizzas et un brin de ruse. Le jeu connaît les règles et vous dit pourquoi un coup n’est pas permis.',
  'treehouse-finished':
    'Le reste, c’est un bon coup d’œil et la main légère. Le jeu connaît les règles et vous dit pourquoi un coup n’est pas permis.',
  'play-bot': 'Jouer contre {bot}',
  'all-again': 'Recommencer',
  'read-rules': 'Lire les règles',
  try: 'Essayer',
  'try-done': 'Voilà comment ça marche.',
  'try-again': 'Réessayer',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Chercher dans les règles',
  clear: 'Tout afficher',
  found: '{n, plural, one {# règle trouvée} many {# règles trouvées} other {# règles trouvées}}',
  'found-none': 'Rien trouvé. Essayez un autre mot.',
  chapters: 'Chapitres',
  'ours-text': 'Les règles imprimées n’en parlent pas ou se contredisent. Voici notre décision.',
  address: 'Lien vers cette règle : {rule}',
  examples:
    '{n, plural, one {# exemple à essayer} many {# exemples à essayer} other {# exemples à essayer}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'Les gamins de Fort',
  search: 'Chercher un nom ou un effet',
  suit: 'Famille',
  does: 'Ce qu’elle fait',
  all: 'Tout',
  found: '{n, plural, one {# carte} many {# cartes} other {# cartes}}',
  'found-none': 'Aucune carte ne correspond. Retirer des filtres ?',
  kids: 'Les gamins du Parc',
  friends: 'Meilleurs Copains',
  'friend-of': 'Meilleur Copain, plateau {board}',
  perks: 'Avantages',
  rules: 'Règles improvisées',
  copies: '{n, plural, one {# dans la pioche} many {# dans la pioche} other {# dans la pioche}}',
  'copies-note':
    'La pioche Parc compte {all} cartes gamin, quel que soit le nombre de joueurs ; chacun en reçoit {dealt}. Le nombre d’exemplaires de chaque carte est notre estimation : aucun livret de règles ne l’indique.',
  'friends-note': 'Chaque plateau a les deux siens ; seuls ceux des plateaux en jeu participent.',
  'rewards-note': 'Chaque partie en utilise {more} de plus que le nombre de joueurs, sur {all}.',
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
  convert: 'transformer',
  nothing: 'carte supplémentaire',
};
