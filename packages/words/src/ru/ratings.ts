import type * as english from '../en/ratings.ts';
import type { Same } from '../speaker.ts';

export const ranks: Same<typeof english.ranks> = {
  title: 'Таблица лидеров',
  text: 'Рейтинг учитывает только партии на время без ботов. Боты показаны на местах, которые соответствуют их силе.',
  place: 'Место',
  player: 'Игрок',
  rating: 'Рейтинг',
  games: 'Партии',
  bot: 'бот',
  nobody: 'Пока никто не сыграл достаточно рейтинговых партий. Нужно около двенадцати.',
  more: 'Показать ещё',
  failed: 'Сервер не ответил.',
};

export const profile: Same<typeof english.profile> = {
  mine: 'Мой профиль',
  since: 'Здесь с {date}',
  missing: 'Такого профиля нет',
  'missing-text': 'Возможно, его скрыли или удалили.',
  own: 'Полностью профиль видите только вы. Другим видны лишь партии, открытые для всех.',
  hide: 'Скрыть мой профиль и место в таблице лидеров',
  'no-rating': 'Рейтинга пока нет',
  provisional: 'Предварительный рейтинг: с каждой рейтинговой партией он будет точнее',
  'rated-games':
    '{n, plural, one {# рейтинговая партия} few {# рейтинговые партии} many {# рейтинговых партий} other {# рейтинговой партии}}',
  curve: 'Рейтинг за последние партии: был {from}, стал {to}, лучший {best}',
  seats: '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  games: 'Партии',
  won: 'Победы',
  abandoned: 'Не доиграно',
  'kept-fort': 'Любимые друзья',
  'kept-treehouse': 'Любимые комнаты',
  'kept-in':
    '{n, plural, one {в # партии} few {в # партиях} many {в # партиях} other {в # партии}}',
  streak: 'Побед подряд: {now}, рекорд {best}',
  opponents: 'Частые соперники',
  against: '{n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
  history: 'Сыгранные партии',
  none: 'Сыгранных партий пока нет.',
  left: 'не доиграно',
};

export const rated: Same<typeof english.rated> = {
  yes: 'Партия рейтинговая. Кто уйдёт или просрочит время, проиграет.',
  change: 'Ваш рейтинг: {points} ({change})',
  profile: 'Профиль: {name}',
};
