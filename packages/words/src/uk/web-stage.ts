export const stage = {
  'to-my-turn': 'До мого ходу',
  space: 'Пробіл',
  back: 'На крок назад',
  forward: 'На крок уперед',
  pause: 'Пауза',
  'go-on': 'Далі',
  since: 'Що сталося відтоді',
  missed:
    'Поки вас не було: {n, plural, one {# подія} few {# події} many {# подій} other {# події}}',
} as const;
