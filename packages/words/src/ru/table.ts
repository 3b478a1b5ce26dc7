import type { table as english } from '../en/table.ts';
import type { Same } from '../speaker.ts';

export const table: Same<typeof english> = {
  fort: 'Форт',
  treehouse: 'Домик на дереве',
  you: 'Вы',
  bot: 'Бот {n}',
  player: 'Игрок {n}',
  won: '{you, select, yes {Вы победили!} other {Победа за игроком {who}!}}',
  shared: 'Победу делят {who}!',
  'when-draft': 'Драфт',
  'when-round': 'Раунд {n}',
  'when-turn': 'Раунд {n} · {you, select, yes {ваш ход} other {ходит {who}}}',
  'when-week': 'Неделя {n}',
  over: 'Игра окончена.',
  refused: '{what}: {why}',
  cited: '{why} ({rule})',
  'our-reading': 'наше толкование',
  provisional: 'предположительно: в правилах этого нет',
  'undo.nothing': 'Вы ещё ничего не выбирали.',
  'undo.answered': 'После вас уже ответил кто-то другой, так что ваш последний выбор остаётся.',
  'undo.revealed': 'С тех пор открылись новые карты, так что ваш последний выбор остаётся.',
  'undo.often': 'Вы уже трижды отменяли этот выбор, так что теперь он остаётся.',
  'undo.over': 'Игра окончена, отменить уже ничего нельзя.',
  'fault.stale': 'Игра уже ушла дальше: этот ответ опоздал и ничего не изменил.',
  'fault.not-an-option': 'Сейчас это невозможно.',
  'fault.over': 'Игра окончена.',
  'fault.undo': 'Это нельзя отменить.',
  'fault.malformed': 'Не удаётся прочитать: {message}',
  'fault.departs': 'Эта запись не согласуется с правилами: {message}',
  'fault.broken':
    'Из-за ошибки в игре этот выбор не принят, ничего не изменилось. Выберите, пожалуйста, что-нибудь другое.',
};
