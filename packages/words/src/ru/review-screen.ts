export const screen = {
  tabs: 'Части разбора',
  'tab-curve': 'График',
  'tab-mistakes': 'Мои ошибки · {n}',
  'tab-mistakes-of': 'Ошибки · {n}',
  'tab-all': 'Все',
  decision: 'Решение',
  draw: 'Выпала карта',
  reveal: 'Раскрытие',
  find: 'Найти ход получше',
  others: 'Показать другие варианты',
  slider: 'Момент партии',
  none: 'Ни одно решение здесь не стоило {percent} или больше. Отлично сыграно!',
  asks: '{when}. Вы выбрали «{what}». А что было бы лучше?',
  'asks-of': '{when}. {who}: «{what}». А что было бы лучше?',
  weighing: 'Взвешиваем…',
  same: 'Так и сыграли: шанс на победу {percent}. Есть ход получше.',
  right: 'Да, это лучший ход: шанс на победу {percent}, а не {before}.',
  better: 'Лучше, чем было: шанс на победу {percent}, а не {before}. Но есть ход ещё лучше.',
  worse: 'Это не лучше: шанс на победу {percent}, а было {before}.',
  again: 'Ещё попытка',
  answer: 'Показать ответ',
  answered: 'Лучше всего было «{what}»: шанс на победу {percent}, а не {before}.',
  back: 'Назад к разбору',
  next: 'Следующая ошибка',
  more: 'Подробнее об этом разборе',
  played: 'сыграно',
} as const;

export const why = {
  'turned-up': 'Из колоды парка вышла карта «{card}».',
  'rule-points':
    '{you, select, yes {Ваше правило} other {Правило игрока {who}}} принесло {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'taken-later':
    'Потом {byYou, select, yes {вы увели} other {{by} уводит}} карту «{card}» {yours, select, yes {с вашего двора} other {со двора игрока {owner}}}.',
  followed: 'Повторили: {who}.',
  'turn-worth':
    'Ход принёс {you, select, yes {вам} other {игроку {who}}} {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  most: 'Теперь больше всего комнат этого цвета ({colour}) {you, select, yes {у вас} other {у игрока {who}}}: {n}.',
  'caught-up':
    '{you, select, yes {Вы больше не впереди} other {{who} больше не впереди}} по комнатам этого цвета ({colour}).',
  'week-change': 'За эту неделю: {list}.',
  'week-scored': 'Неделя {week} принесла: {list}.',
  'points-of': '{who} {points}',
} as const;
