import type * as english from '../en/ratings.ts';
import type { Same } from '../speaker.ts';

export const ranks: Same<typeof english.ranks> = {
  title: 'Таблиця лідерів',
  text: 'Рейтинг враховує лише партії на час без ботів. Ботів показано на місцях, які відповідають їхній силі.',
  place: 'Місце',
  player: 'Гравець',
  rating: 'Рейтинг',
  games: 'Партії',
  bot: 'бот',
  nobody: 'Поки що ніхто не зіграв достатньо рейтингових партій. Потрібно близько дванадцяти.',
  more: 'Показати ще',
  failed: 'Сервер не відповів.',
};

export const profile: Same<typeof english.profile> = {
  mine: 'Мій профіль',
  since: 'Тут з {date}',
  missing: 'Такого профілю немає',
  'missing-text': 'Можливо, його приховали або видалили.',
  own: 'Повністю профіль бачите лише ви. Іншим видно тільки партії, відкриті для всіх.',
  hide: 'Приховати мій профіль і місце в таблиці лідерів',
  'no-rating': 'Рейтингу ще немає',
  provisional: 'Попередній рейтинг: з кожною рейтинговою партією він буде точнішим',
  'rated-games':
    '{n, plural, one {# рейтингова партія} few {# рейтингові партії} many {# рейтингових партій} other {# рейтингової партії}}',
  curve: 'Рейтинг за останні партії: був {from}, став {to}, найкращий {best}',
  seats: '{n, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
  games: 'Партії',
  won: 'Перемоги',
  abandoned: 'Не дограно',
  'kept-fort': 'Улюблені друзі',
  'kept-treehouse': 'Улюблені кімнати',
  'kept-in':
    '{n, plural, one {у # партії} few {у # партіях} many {у # партіях} other {у # партії}}',
  streak: 'Перемог поспіль: {now}, рекорд {best}',
  opponents: 'Часті суперники',
  against: '{n, plural, one {# партія} few {# партії} many {# партій} other {# партії}}',
  history: 'Зіграні партії',
  none: 'Зіграних партій ще немає.',
  left: 'не дограно',
};

export const rated: Same<typeof english.rated> = {
  yes: 'Партія рейтингова. Хто піде або прострочить час, програє.',
  change: 'Ваш рейтинг: {points} ({change})',
  profile: 'Профіль: {name}',
};
