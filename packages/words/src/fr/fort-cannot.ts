import type * as english from '../en/fort-cannot.ts';
import type { Same } from '../speaker.ts';

export const passing: Same<typeof english.passing> = {
  passed: '{you, select, yes {passez} other {passe}} : {why}',
  pass: '{you, select, yes {passez} other {passe}} : {why}',
};

export const cannot: Same<typeof english.cannot> = {
  'fort.follow.card': 'pas de {suits}',
  'fort.follow.full': 'l’action ne peut pas être réalisée en totalité',
  'fort.follow.same-kind': 'plus de place pour la ressource prise par le leader',
  'fort.stuff': 'vos Affaires sont pleines',
  'fort.pack': 'votre Sac à dos est plein',
  'fort.lookout': 'votre Observatoire est plein',
  'fort.play.zero': 'cela donne zéro',
  'fort.act.pack': 'rien dans vos Affaires à mettre dans le Sac à dos',
  'fort.act.lookout': 'aucune carte à glisser',
  'fort.act.trash': 'aucune carte à détruire',
  'fort.act.trash-rival': 'aucune carte dans les Jardins adverses',
  'fort.act.trash-this': 'la carte n’est plus là',
  'fort.act.recruit': 'personne à recruter',
  'fort.act.advance': 'pas de quoi payer le Niveau de Fort suivant',
  'fort.act.spend': 'rien à dépenser',
  'fort.act.copy-rival': 'rien dans les Sacs à dos adverses qui tienne dans vos Affaires',
  'fort.act.convert': 'rien à transformer',
};
