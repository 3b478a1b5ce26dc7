export { shuffle } from './shuffle.ts';

export const end = {
  title: '{game}: конец игры',
  won: '{you, select, yes {Вы победили} other {Победа за игроком {who}}}: {own} против {others}',
  shared:
    'Победу делят {who}: по {own, plural, one {# очку} few {# очка} many {# очков} other {# очка}}',
  'tie-fort': 'Ничья: решает более высокий уровень форта.',
  'tie-treehouse': 'Ничья: решает самый большой набор одного цвета.',
  'fort-castle': 'Ваш замок выстоял!',
  'fort-won': 'Ваш форт выстоял!',
  'treehouse-won': 'Ваш домик устоял!',
  'fort-lost': 'В следующий раз — ещё одна башня',
  'treehouse-lost': 'В следующий раз — ещё одна комната',
  'fort-of': 'Лучший форт: {who}',
  'treehouse-of': 'Лучший домик: {who}',
  'fort-turned': 'Перелом в раунде {n}: {what}',
  'fort-step': 'Главный рывок, раунд {n}: {what}',
  'treehouse-turned': 'Перелом на неделе {n}: {what}',
  'treehouse-step': 'Главный рывок, неделя {n}: {what}',
  best: 'личный рекорд',
  streak: '{n, plural, one {# победа} few {# победы} many {# побед} other {# победы}} подряд',
  'won-of': 'побед на этом уровне: {wins} из {played}',
  'level-up': 'Играть на уровне {n}',
  share: 'Поделиться картинкой',
  more: 'Ещё…',
  saved: 'Картинка сохранена.',
  failed: 'Не удалось сделать картинку.',
  parts:
    '{who}: {parts}. Всего {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
};
