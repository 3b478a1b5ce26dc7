import type { Language } from '../language.ts';

export const uk = {
  locale: 'uk',
  name: 'Українська',
  letters: 'aя',
  always: {
    description:
      '«Форт» і «Будиночок на дереві» — дві гри про дітей та їхні таємні місця: з ботами чи з друзями, просто в браузері.',
    'load-error': 'Щось не завантажилося',
    'load-error-text':
      'Частину Treefort не вдалося завантажити: можливо, ненадовго зникла мережа. Ваші партії збережено.',
    'load-again': 'Спробувати ще раз',
    'load-failed-again': 'Відповіді досі немає.',
    'no-script': 'Для Treefort потрібен JavaScript.',
  },
  former: 'Колишній гравець',
  bots: {
    duckling: 'Плюх',
    squirrel: 'Горішок',
    parrot: 'Луна',
    hare: 'Стрибко',
    owl: 'Мінерва',
    hedgehog: 'Ожинка',
    mouse: 'Крихта',
    beaver: 'Прутик',
    fox: 'Вогник',
    raven: 'Едгар',
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
