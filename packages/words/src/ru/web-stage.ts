export const stage = {
  'to-my-turn': 'К моему ходу',
  space: 'Пробел',
  back: 'На шаг назад',
  forward: 'На шаг вперёд',
  pause: 'Пауза',
  'go-on': 'Дальше',
  since: 'Что произошло с тех пор',
  missed:
    'Пока вас не было: {n, plural, one {# событие} few {# события} many {# событий} other {# события}}',
} as const;
