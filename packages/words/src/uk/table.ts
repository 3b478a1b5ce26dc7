import type { table as english } from '../en/table.ts';
import type { Same } from '../speaker.ts';

export const table: Same<typeof english> = {
  fort: 'Форт',
  treehouse: 'Будиночок на дереві',
  you: 'Ви',
  bot: 'Бот {n}',
  player: 'Гравець {n}',
  won: '{you, select, yes {Ви перемогли!} other {Перемога за гравцем {who}!}}',
  shared: 'Перемогу ділять {who}!',
  'when-draft': 'Драфт',
  'when-round': 'Раунд {n}',
  'when-turn': 'Раунд {n} · {you, select, yes {ваш хід} other {ходить {who}}}',
  'when-week': 'Тиждень {n}',
  over: 'Гру закінчено.',
  refused: '{what}: {why}',
  cited: '{why} ({rule})',
  'our-reading': 'наше тлумачення',
  provisional: 'припущення: у правилах цього немає',
  'undo.nothing': 'Ви ще нічого не обирали.',
  'undo.answered': 'Після вас уже відповів хтось інший, тож ваш останній вибір лишається.',
  'undo.revealed': 'Відтоді відкрилися нові карти, тож ваш останній вибір лишається.',
  'undo.often': 'Ви вже тричі скасовували цей вибір, тож тепер він лишається.',
  'undo.over': 'Гру закінчено, скасувати вже нічого не можна.',
  'fault.stale': 'Гра вже пішла далі: ця відповідь запізнилася й нічого не змінила.',
  'fault.not-an-option': 'Зараз це неможливо.',
  'fault.over': 'Гру закінчено.',
  'fault.undo': 'Це не можна скасувати.',
  'fault.malformed': 'Не вдається прочитати: {message}',
  'fault.departs': 'Цей запис не узгоджується з правилами: {message}',
  'fault.broken':
    'Через помилку в грі цей вибір не прийнято, нічого не змінилося. Виберіть, будь ласка, щось інше.',
};
