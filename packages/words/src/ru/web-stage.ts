export const stage = {
  'to-my-turn': 'К моему ходу',
  space: 'Пробел',
  back: 'Назад',
  forward: 'Вперёд',
  pause: 'Пауза',
  'go-on': 'Продолжить',
  since: 'Что вы пропустили',
  missed:
    'Пока вас не было: {n, plural, one {# событие} few {# события} many {# событий} other {# события}}',
} as const;
