import type * as english from '../en/fort.ts';
import type { Same } from '../speaker.ts';

export const amounts: Same<typeof english.amounts> = {
  pizza: '{n, plural, one {# pizza} other {# pizzas}}',
  toy: '{n, plural, one {# jouet} other {# jouets}}',
  'pizza-object': '{n, plural, one {# pizza} other {# pizzas}}',
  'toy-object': '{n, plural, one {# jouet} other {# jouets}}',
  'a-pizza': 'pizzas',
  'a-toy': 'jouets',
  'pizza-short': '{n}P',
  'toy-short': '{n}J',
  any: '{n} au choix',
  nothing: 'rien',
  'nothing-object': '0 ressource',
  points: '{n, plural, one {# point} other {# points}}',
  symbols: '{card} ({symbols})',
};

export const phases: Same<typeof english.phases> = {
  draft: 'draft',
  play: 'jouer une carte',
  declare: 'jouer une carte',
  use: 'jouer une carte',
  suit: 'jouer une carte',
  add: 'jouer une carte',
  act: 'réaliser une action',
  'keep-rule': 'choisir une règle improvisée',
  'take-perk': 'choisir un avantage',
  follow: 'suivre le leader',
  'follow-second': 'suivre le leader',
  'rough-housing': 'suivre le leader',
  'do-over': 'jouer une deuxième carte',
  recruit: 'recruter',
  birthday: 'recruter',
  over: 'fin de la partie',
};

export const boards: Same<typeof english.boards> = {
  orange: 'orange',
  yellow: 'jaune',
  red: 'rouge',
  green: 'vert',
};

export const endings: Same<typeof english.endings> = {
  level: 'un joueur a atteint le Niveau de Fort 5',
  points: 'quelqu’un a 25 points sur la Piste de Victoire',
  'park-deck': 'la pioche Parc est vide',
};

export const scores: Same<typeof english.scores> = {
  track: 'piste',
  fort: 'Fort',
  level: 'niveau {level} : {points}',
  rule: 'règle improvisée',
  'no-rule': 'aucune',
  sculpture: 'sculpture',
  total: 'total',
  ended: 'La partie s’est terminée : {reason}.',
};
