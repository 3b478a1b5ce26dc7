import type * as english from '../en/fort-rewards.ts';
import type { Same } from '../speaker.ts';

/** L’édition française garde les noms anglais. */
export { madeUpRules, perks } from '../en/fort-rewards.ts';

export const perkTexts: Same<typeof english.perkTexts> = {
  'birthday-party':
    'à la fin de votre phase Recruter, recrutez encore une fois (Parc ou pioche Parc)',
  bribe:
    'à votre tour, les cartes de l’Observatoire peuvent venir du Parc, de sa pioche ou d’un Jardin',
  'copy-cat': 'suivez avec jusqu’à deux cartes de la bonne famille ; leurs symboles s’additionnent',
  'sticky-fingers': 'à votre tour, remplissez votre Sac à dos directement depuis la réserve',
  'xxl-backpack': '2 ressources de plus tiennent dans votre Sac à dos',
  diy: 'une fois, à votre tour : avancez votre Fort pour 1 ressource de plus au lieu de jouer une carte',
  'do-over': 'une fois, à votre tour : jouez une deuxième carte après la première',
  recycling: 'une fois, à votre tour : reprenez en main une carte de votre défausse',
  'rough-housing': 'une fois, au lieu de suivre : détruisez la carte jouée par le leader',
};

export const madeUpRuleTexts: Same<typeof english.madeUpRuleTexts> = {
  'big-plans': '1 point par action Avancer son Fort sur vos cartes (l’avantage DIY ne compte pas)',
  'friendship-bracelet':
    '1 point par famille sur vos cartes, 1 de plus pour les six (les pièces ne comptent pas)',
  'piggy-bank': '1 point par jouet dans vos Affaires et votre Sac à dos',
  'pizza-party': '1 point par pizza dans vos Affaires et votre Sac à dos',
  loner: '5 points si vous n’avez plus aucun Meilleur Copain',
  minimalism: '8 points si votre Fort est exactement au niveau 2',
  popularity: '1 point par carte dans votre Observatoire',
  'play-palace': '1 point par couronne sur vos cartes (les pièces ne comptent pas)',
  'secret-stash': '1 point par ressource dans votre Sac à dos',
  sleepover: '8 points si vous avez le plus de cartes, 4 en cas d’égalité en tête',
  'slime-lab': '1 point par livre sur vos cartes (les pièces ne comptent pas)',
};
