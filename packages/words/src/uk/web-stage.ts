export const stage = {
  'to-my-turn': 'До мого ходу',
  space: 'Пробіл',
  back: 'Назад',
  forward: 'Уперед',
  pause: 'Пауза',
  'go-on': 'Продовжити',
  since: 'Що ви пропустили',
  missed:
    'Поки вас не було: {n, plural, one {# подія} few {# події} many {# подій} other {# події}}',
} as const;
