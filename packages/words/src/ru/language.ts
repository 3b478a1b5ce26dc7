import type { Language } from '../language.ts';

export const ru = {
  locale: 'ru',
  name: 'Русский',
  letters: 'aя',
  always: {
    description:
      '«Форт» и «Домик на дереве» — две игры о детях и их тайных местах: с ботами или с друзьями, прямо в браузере.',
    'load-error': 'Что-то не загрузилось',
    'load-error-text':
      'Часть Treefort не загрузилась: возможно, ненадолго пропала сеть. Ваши партии сохранены.',
    'load-again': 'Попробовать ещё раз',
    'load-failed-again': 'Ответа всё ещё нет.',
    'no-script': 'Для Treefort нужен JavaScript.',
  },
  former: 'Бывший игрок',
  bots: {
    duckling: 'Плюх',
    squirrel: 'Орешек',
    parrot: 'Эхо',
    hare: 'Вжик',
    owl: 'Минерва',
    hedgehog: 'Ежевичка',
    mouse: 'Крошка',
    beaver: 'Прутик',
    fox: 'Огонёк',
    raven: 'Эдгар',
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
