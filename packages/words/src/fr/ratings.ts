import type * as english from '../en/ratings.ts';
import type { Same } from '../speaker.ts';

export const ranks: Same<typeof english.ranks> = {
  title: 'Classement',
  text: 'Seules comptent les parties en temps limité entre humains. Les bots figurent au rang qui correspond à leur force.',
  place: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  games: 'Parties',
  bot: 'bot',
  nobody: 'Personne n’a encore joué assez de parties classées. Il en faut une douzaine.',
  more: 'Afficher la suite',
  failed: 'Le serveur n’a pas répondu.',
};

export const profile: Same<typeof english.profile> = {
  mine: 'Mon profil',
  since: 'Ici depuis le {date}',
  missing: 'Ce profil est introuvable',
  'missing-text': 'Cette personne l’a peut-être masqué ou supprimé.',
  own: 'Ici, vous voyez tout. Les autres ne voient que vos parties publiques.',
  hide: 'Masquer mon profil et ma place au classement',
  'no-rating': 'Pas encore de cote',
  provisional: 'Cote provisoire : elle se précisera à chaque partie classée',
  'rated-games':
    '{n, plural, one {# partie classée} many {# parties classées} other {# parties classées}}',
  curve: 'Cote des dernières parties : de {from} à {to} (maximum : {best})',
  seats: '{n, plural, one {# joueur} many {# joueurs} other {# joueurs}}',
  games: 'Parties',
  won: 'Gagnées',
  abandoned: 'Abandonnées',
  'kept-fort': 'Copains préférés',
  'kept-treehouse': 'Pièces préférées',
  'kept-in': '{n, plural, one {dans # partie} many {dans # parties} other {dans # parties}}',
  streak: 'Victoires d’affilée : {now} (record : {best})',
  opponents: 'Adversaires les plus fréquents',
  against: '{n, plural, one {# partie} many {# parties} other {# parties}}',
  history: 'Parties terminées',
  none: 'Aucune partie terminée pour l’instant.',
  left: 'abandon',
};

export const rated: Same<typeof english.rated> = {
  yes: 'Partie classée : vous perdez si vous quittez la table ou si votre temps est écoulé.',
  change: 'Votre cote : {points} ({change})',
  profile: 'Profil : {name}',
};
