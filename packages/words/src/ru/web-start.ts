export const start = {
  play: 'Играть',
  level: 'Уровень',
  seats: 'Игроки',
  'level-1': 'Уровень 1: очень лёгкий',
  'level-2': 'Уровень 2: лёгкий',
  'level-3': 'Уровень 3: средний',
  'level-4': 'Уровень 4: сложный',
  'level-5': 'Уровень 5: очень сложный',
  players: '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'learn-first': 'Впервые? Научитесь за пять минут',
  'learn-again': 'Пройти обучение снова',
  more: 'Ещё',
};

export const results = {
  won: 'Победа',
  shared: 'Общая победа',
  lost: 'Поражение',
  title: 'Против ботов',
  level: '{game}, уровень {n}',
  wins: 'Победы',
  'wins-of': '{wins} из {played}',
  streak: 'Подряд',
  best: 'Лучший счёт',
};
