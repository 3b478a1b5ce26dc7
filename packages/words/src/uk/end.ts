export { shuffle } from './shuffle.ts';

export const end = {
  title: '{game}: кінець гри',
  won: '{you, select, yes {Ви перемогли} other {Перемога за гравцем {who}}}: {own} проти {others}',
  shared:
    'Перемогу ділять {who}: по {own, plural, one {# очку} few {# очки} many {# очок} other {# очка}}',
  'tie-fort': 'Нічия: вирішує вищий рівень форту.',
  'tie-treehouse': 'Нічия: вирішує найбільший набір одного кольору.',
  'fort-castle': 'Ваш замок вистояв!',
  'fort-won': 'Ваш форт вистояв!',
  'treehouse-won': 'Ваш будиночок устояв!',
  'fort-lost': 'Наступного разу — ще одна вежа',
  'treehouse-lost': 'Наступного разу — ще одна кімната',
  'fort-of': 'Найкращий форт: {who}',
  'treehouse-of': 'Найкращий будиночок: {who}',
  'fort-turned': 'Перелом у раунді {n}: {what}',
  'fort-step': 'Головний ривок, раунд {n}: {what}',
  'treehouse-turned': 'Перелом на тижні {n}: {what}',
  'treehouse-step': 'Головний ривок, тиждень {n}: {what}',
  best: 'особистий рекорд',
  streak:
    '{n, plural, one {# перемога} few {# перемоги} many {# перемог} other {# перемоги}} поспіль',
  'won-of': 'перемог на цьому рівні: {wins} із {played}',
  'level-up': 'Грати на рівні {n}',
  share: 'Поділитися картинкою',
  more: 'Ще…',
  saved: 'Картинку збережено.',
  failed: 'Не вдалося створити картинку.',
  parts:
    '{who}: {parts}. Усього {total, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
};
