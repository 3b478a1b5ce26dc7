import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Урок',
  'step-of': 'Шаг {n} из {all}',
  next: 'Дальше',
  'step-again': 'Ещё раз',
  'step-back': 'Назад',
  leave: 'Выйти (прогресс сохранится)',
  'not-yet': 'Так тоже можно, но сейчас речь о другом.',
  finished: 'Вы умеете играть в «{game}»!',
  'fort-finished':
    'Остальное — друзья, пицца и капелька хитрости. Игра знает правила и объяснит, почему так нельзя.',
  'treehouse-finished':
    'Остальное — верный глаз и лёгкая рука. Игра знает правила и объяснит, почему так нельзя.',
  'play-bot': 'Сыграть против бота {bot}',
  'all-again': 'Начать сначала',
  'read-rules': 'Почитать правила',
  try: 'Попробовать',
  'try-done': 'Вот так это и работает.',
  'try-again': 'Ещё раз',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Поиск по правилам',
  clear: 'Показать всё',
  found:
    '{n, plural, one {Найдено # правило} few {Найдено # правила} many {Найдено # правил} other {Найдено # правила}}',
  'found-none': 'Ничего не нашлось. Попробуйте другое слово.',
  chapters: 'Главы',
  'ours-text': 'Печатные правила об этом молчат или противоречат друг другу. Мы решили так.',
  address: 'Ссылка на это правило: {rule}',
  examples:
    '{n, plural, one {# пример можно попробовать} few {# примера можно попробовать} many {# примеров можно попробовать} other {# примера можно попробовать}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'Дети из «Форта»',
  search: 'Поиск по имени или по действию',
  suit: 'Масть',
  does: 'Что умеет',
  all: 'Все',
  found: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'found-none': 'Таких карт нет. Убрать часть фильтров?',
  kids: 'Дети из парка',
  friends: 'Лучшие друзья',
  'friend-of': 'Лучший друг; цвет планшета: {board}',
  perks: 'Бонусы',
  rules: 'Выдуманные правила',
  copies: '{n, plural, one {# в колоде} few {# в колоде} many {# в колоде} other {# в колоде}}',
  'copies-note':
    'В колоде {all} карт детей при любом числе игроков, каждому сдают по {dealt}. Число копий каждой карты — наша оценка: в правилах его нет.',
  'friends-note': 'У каждого планшета их двое; играют только друзья тех планшетов, что на столе.',
  'rewards-note': 'Всего их {all}; в партии участвует на {more} больше, чем игроков.',
};

export const deeds: Same<typeof english.deeds> = {
  gain: 'пиццы и игрушки',
  pack: 'в рюкзак',
  lookout: 'на вышку',
  advance: 'улучшить форт',
  score: 'очки',
  trash: 'удалить карту',
  recruit: 'новый друг',
  spend: 'потратить',
  copy: 'скопировать рюкзак',
  convert: 'обменять',
  nothing: 'только добавить',
};
