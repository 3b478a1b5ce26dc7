import type { Language } from '../language.ts';

export const en = {
  locale: 'en',
  name: 'English',
  letters: 'a',
  // The English of the rulebooks has no comma before "and".
  listLocale: 'en-GB',
  always: {
    description:
      'Fort and Treehouse, two games about kids and their hideouts: play against bots or with friends, right in your browser.',
    'load-error': 'Something didn’t load',
    'load-error-text':
      'Part of Treefort couldn’t be loaded; maybe the network is down for a moment. Your games are safe.',
    'load-again': 'Try again',
    'load-failed-again': 'Still no answer.',
    'no-script': 'Treefort needs JavaScript.',
  },
  former: 'Former player',
  bots: {
    duckling: 'Puddle',
    squirrel: 'Hazel',
    parrot: 'Echo',
    hare: 'Bolt',
    owl: 'Minerva',
    hedgehog: 'Bramble',
    mouse: 'Pip',
    beaver: 'Twig',
    fox: 'Russet',
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
