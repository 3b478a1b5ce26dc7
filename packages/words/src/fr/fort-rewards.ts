import type * as english from '../en/fort-rewards.ts';
import type { Same } from '../speaker.ts';

/** L’édition française garde les noms anglais. */
export { madeUpRules, perks } from '../en/fort-rewards.ts';

export const perkTexts: Same<typeof english.perkTexts> = {
  'birthday-party': 'après avoir recruté, recrutez encore une fois (Parc ou pioche Parc)',
  bribe: 'les cartes de l’Observatoire peuvent venir du Parc, de sa pioche ou d’un Jardin',
  'copy-cat': 'suivez avec deux cartes de la bonne famille à la fois',
  'sticky-fingers': 'remplissez votre Sac à dos directement depuis la réserve',
  'xxl-backpack': '2 ressources de plus tiennent dans votre Sac à dos',
  diy: 'une fois : avancez votre Fort pour 1 ressource de plus au lieu de jouer une carte',
  'do-over': 'une fois : jouez une deuxième carte à votre tour',
  recycling: 'une fois : reprenez en main une carte de votre défausse',
  'rough-housing': 'une fois : au lieu de suivre, détruisez la carte du leader',
};

export const madeUpRuleTexts: Same<typeof english.madeUpRuleTexts> = {
  'big-plans': '1 point par action Avancer son Fort sur vos cartes',
  'friendship-bracelet': '1 point par famille que vous avez, 1 de plus pour les six',
  'piggy-bank': '1 point par jouet dans vos Affaires et votre Sac à dos',
  'pizza-party': '1 point par pizza dans vos Affaires et votre Sac à dos',
  loner: '5 points si vous n’avez plus aucun Meilleur Copain',
  minimalism: '8 points si votre Fort est exactement au niveau 2',
  popularity: '1 point par carte dans votre Observatoire',
  'play-palace': '1 point par couronne sur vos cartes',
  'secret-stash': '1 point par ressource dans votre Sac à dos',
  sleepover: '8 points si vous avez le plus de cartes, 4 en cas d’égalité',
  'slime-lab': '1 point par livre sur vos cartes',
};
