export const start = {
  play: 'Грати',
  level: 'Рівень',
  seats: 'Гравці',
  'level-1': 'Рівень 1: дуже легкий',
  'level-2': 'Рівень 2: легкий',
  'level-3': 'Рівень 3: середній',
  'level-4': 'Рівень 4: складний',
  'level-5': 'Рівень 5: дуже складний',
  players: '{n, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
  'learn-first': 'Уперше? Навчіться за п’ять хвилин',
  'learn-again': 'Пройти навчання знову',
  more: 'Ще',
};

export const results = {
  won: 'Перемога',
  shared: 'Спільна перемога',
  lost: 'Поразка',
  title: 'Проти ботів',
  level: '{game}, рівень {n}',
  wins: 'Перемоги',
  'wins-of': '{wins} з {played}',
  streak: 'Поспіль',
  best: 'Найкращий рахунок',
};
