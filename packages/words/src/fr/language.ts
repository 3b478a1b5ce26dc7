import type { Language } from '../language.ts';

export const fr = {
  locale: 'fr',
  name: 'Français',
  letters: 'a',
  beforeColon: '\u00a0',
  always: {
    description:
      'Fort et La Cabane dans l’arbre, deux jeux de gamins et de cachettes : contre des bots ou entre copains, directement dans le navigateur.',
    'load-error': 'Le chargement a échoué',
    'load-error-text':
      'Une partie de Treefort n’a pas pu être chargée : la connexion a peut-être été coupée un instant. Vos parties sont à l’abri.',
    'load-again': 'Réessayer',
    'load-failed-again': 'Toujours pas de réponse.',
    'no-script': 'Treefort a besoin de JavaScript.',
  },
  former: 'Compte supprimé',
  bots: {
    duckling: 'Plouf',
    squirrel: 'Noisette',
    parrot: 'Écho',
    hare: 'Éclair',
    owl: 'Minerva',
    hedgehog: 'Chardon',
    mouse: 'Pépin',
    beaver: 'Brindille',
    fox: 'Rouquin',
    raven: 'Edgar',
  },
  parts: {
    games: () => import('./index.ts'),
    rules: () => import('./rules.ts'),
    terminal: () => import('./terminal.ts'),
    web: () => import('./web.ts'),
    online: () => import('./online.ts'),
    lessons: () => import('./lessons.ts'),
    review: () => import('./review.ts'),
    hints: () => import('./hints.ts'),
    ratings: () => import('./ratings.ts'),
    end: () => import('./end.ts'),
    calls: () => import('./calls.ts'),
  },
} as const satisfies Language;
