import type { Language } from '../language.ts';

export const en = {
  locale: 'en',
  name: 'English',
  letters: 'a',
  // The English of the rulebooks has no comma before "and".
  listLocale: 'en-GB',
  always: {
    'load-error': 'Something did not arrive',
    'load-error-text':
      'A part of Treefort could not be loaded: perhaps the network is gone for a moment. Your games are kept.',
    'load-again': 'Try again',
    'load-failed-again': 'There is still no answer.',
    'no-script': 'Treefort needs JavaScript.',
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
    end: () => import('./end.ts'),
  },
} as const satisfies Language;
