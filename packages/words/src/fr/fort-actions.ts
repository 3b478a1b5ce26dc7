import type * as english from '../en/fort-actions.ts';
import type { Same } from '../speaker.ts';

export const suits: Same<typeof english.suits> = {
  skateboard: 'skateboard',
  shovel: 'pelle',
  glue: 'colle',
  'squirt-gun': 'pistolet à eau',
  crown: 'couronne',
  book: 'livre',
  coin: 'pièce',
};

export const suitCounts: Same<typeof english.suitCounts> = {
  skateboard: '{n, plural, one {# skateboard} other {# skateboards}}',
  shovel: '{n, plural, one {# pelle} other {# pelles}}',
  glue: '{n, plural, one {# colle} other {# colles}}',
  'squirt-gun': '{n, plural, one {# pistolet à eau} other {# pistolets à eau}}',
  crown: '{n, plural, one {# couronne} other {# couronnes}}',
  book: '{n, plural, one {# livre} other {# livres}}',
  coin: '{n, plural, one {# pièce} other {# pièces}}',
};

export const verbs: Same<typeof english.verbs> = {
  pizza: 'récupérez {n, plural, one {# pizza} other {# pizzas}}',
  toy: 'récupérez {n, plural, one {# jouet} other {# jouets}}',
  any: 'récupérez {n, plural, one {# pizza ou # jouet} other {# pizzas ou # jouets}}',
  pack: 'mettez {n, plural, one {# ressource} other {# ressources}} de vos Affaires dans votre Sac à dos',
  lookout:
    'glissez {n, plural, one {# carte} other {# cartes}} de votre main dans votre Observatoire',
  trash: 'détruisez {n, plural, one {# carte} other {# cartes}} de votre main ou de votre défausse',
  trashRival: 'détruisez {n, plural, one {# carte} other {# cartes}} du Jardin d’un adversaire',
  trashThis: 'détruisez cette carte',
  recruit: 'recrutez {n, plural, one {# carte} other {# cartes}}',
  advance: 'avancez votre Fort',
  'advance−1': 'avancez votre Fort pour 1 ressource de moins',
  'advance+1': 'avancez votre Fort pour 1 ressource de plus',
  score: 'marquez {n, plural, one {# point} other {# points}}',
  'spend pizza': 'dépensez {n, plural, one {# pizza} other {# pizzas}}',
  'spend toy': 'dépensez {n, plural, one {# jouet} other {# jouets}}',
  copyPack: 'récupérez les mêmes ressources que dans votre Sac à dos',
  copyRival: 'récupérez les mêmes ressources que dans le Sac à dos d’un adversaire',
  convert:
    'transformez {n, plural, one {# pizza en # jouet ou # jouet en # pizza} other {# pizzas en # jouets ou # jouets en # pizzas}}',
};

export const counters: Same<typeof english.counters> = {
  skateboard: 'pour chaque skateboard',
  shovel: 'pour chaque pelle',
  glue: 'pour chaque colle',
  'squirt-gun': 'pour chaque pistolet à eau',
  crown: 'pour chaque couronne',
  book: 'pour chaque livre',
  packed: 'pour chaque ressource dans votre Sac à dos',
  lookouts: 'pour chaque carte dans votre Observatoire',
  level: 'pour chaque Niveau de Fort',
  anySuit: 'pour chaque symbole d’une famille au choix',
};

export const actions: Same<typeof english.actions> = {
  per: '{what} {each}',
  'per-group': '{each} : {what}',
  sequence: '{first}, puis {rest}',
  group: '({what})',
  none: 'aucune action',
};

export const short: Same<typeof english.short> = {
  pizza: 'pizza',
  toy: 'jouet',
  any: 'au choix',
  pack: 'sac',
  lookout: 'Observatoire',
  trash: 'détruire',
  trashRival: 'détruire adverse',
  trashThis: 'détruire celle-ci',
  recruit: 'recruter',
  advance: 'avancer',
  'advance−1': 'avancer−1',
  'advance+1': 'avancer+1',
  score: 'point',
  'spend pizza': 'dépenser pizza',
  'spend toy': 'dépenser jouet',
  copyPack: 'copier sac',
  copyRival: 'copier sac adverse',
  convert: 'transformer',
  packed: 'dans le sac',
  lookouts: 'à l’Observatoire',
  level: 'niveau',
  anySuit: 'famille au choix',
};
