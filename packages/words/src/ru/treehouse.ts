import type * as english from '../en/treehouse.ts';
import type { Same } from '../speaker.ts';

export const colours: Same<typeof english.colours> = {
  red: 'красный',
  yellow: 'жёлтый',
  green: 'зелёный',
  blue: 'синий',
  purple: 'фиолетовый',
  brown: 'коричневый',
};

export const colourLetters: Same<typeof english.colourLetters> = {
  red: 'К',
  yellow: 'Ж',
  green: 'З',
  blue: 'С',
  purple: 'Ф',
  brown: 'Н',
};

export const colourSubjects: Same<typeof english.colourSubjects> = {
  red: 'активные игры',
  yellow: 'учёба',
  green: 'природа',
  blue: 'вода',
  purple: 'развлечения',
  brown: 'еда',
};

export const changers: Same<typeof english.changers> = {
  double: '«2»',
  none: '«0»',
};

export const phases: Same<typeof english.phases> = {
  pick: 'выбор {n} из 5',
  place: 'выбор {n} из 5',
  take: 'подсчёт очков',
  cover: 'подсчёт очков',
  colour: 'подсчёт очков',
  over: 'конец игры',
};

export const questions: Same<typeof english.questions> = {
  pick: 'Выберите комнату. Остальные {n} получит {who}.',
  'pick-last': 'Выберите комнату. Другая уйдёт в сброс.',
  place: 'Где построить комнату «{room}»?',
  take: 'Возьмите карту условия из центра стола.',
  cover: 'На карту бонуса какого цвета вы положите условие {changer}?',
  colour: 'Выберите карту бонуса: её цвет принесёт очки на этой неделе.',
};

export const options: Same<typeof english.options> = {
  pick: '{room}',
  place: 'построить: {place}',
  discard: 'сбросить',
  'take-double': 'условие «2»: 2 очка за комнату',
  'take-none': 'условие «0»: 0 очков за комнату',
  colour:
    '{colour} ({n, plural, one {у вас # комната} few {у вас # комнаты} many {у вас # комнат} other {у вас # комнаты}})',
};

export const refusals: Same<typeof english.refusals> = {
  'tree.permanent': 'место занято, а построенная комната остаётся на месте',
  'tree.support':
    'нет опоры, {n, plural, =1 {снизу нужна комната} other {снизу нужны обе комнаты}}',
  'tree.colour': 'рядом нет комнаты того же цвета ({colour}), а такие на дереве уже есть',
  'tree.balance.blocked':
    '{side, select, left {дерево клонится влево, слева строить нельзя} other {дерево клонится вправо, справа строить нельзя}}, пока не вернётся равновесие',
  'tree.level': 'слишком высоко, выше 6-го уровня не строят',
  'tree.changer.choose': 'условия {changer} в центре стола не осталось',
  'tree.changer.place': 'на этом бонусе ({colour}) уже лежит условие',
  'tree.junior': 'этот бонус ({colour}) уже выбран',
};

export const events: Same<typeof english.events> = {
  picked: '{who} {you, select, yes {выбираете} other {выбирает}} комнату «{room}» ({colour})',
  built: '{who} {you, select, yes {строите} other {строит}} комнату «{room}»: {place}.',
  discarded: '{who} {you, select, yes {сбрасываете} other {сбрасывает}} комнату «{room}».',
  dealt: 'Неделя {week}: вам сдали новые карты.',
  passed:
    '{who} передаёт вам {n, plural, one {# комнату} few {# комнаты} many {# комнат} other {# комнаты}}.',
  hands:
    'Ваши {n, plural, one {# комнату} few {# комнаты} many {# комнат} other {# комнаты}} получает {to}, а вам свои отдаёт {from}.',
  'hands-swapped':
    'Вы и {to} меняетесь картами: по {n, plural, one {# комнате} few {# комнаты} many {# комнат} other {# комнаты}}.',
  'hands-round':
    'Все передают карты дальше: по {n, plural, one {# комнате} few {# комнаты} many {# комнат} other {# комнаты}}.',
  dropped: 'Остаток уходит в сброс: {rooms}.',
  first: 'Подсчёт недели {week} {you, select, yes {начинаете вы} other {начинает {who}}}: {why}.',
  took: '{who} {you, select, yes {берёте} other {берёт}} условие {changer}.',
  covered:
    '{who} {you, select, yes {кладёте} other {кладёт}} условие {changer} на карту бонуса: {colour}.',
  coloured:
    '{who} {you, select, yes {выбираете} other {выбирает}} карту бонуса: {colour}. Этот цвет приносит очки на этой неделе.',
  scored: 'Очки за неделю {week}: {scores}.',
  score: '{who} {points}',
  returned: 'Карты бонусов снова свободны.',
  majority:
    '{you, select, yes {У вас} other {У игрока {who}}} больше всех комнат этого цвета ({colour}; {rooms}): ещё {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'no-majority': 'Цвет {colour}: ничья, очков не получает никто ({rooms}).',
};

export const whyFirst: Same<typeof english.whyFirst> = {
  lot: 'так выпал жребий',
  most: 'больше всех очков',
  fewest: 'меньше всех очков',
  tie: 'при равенстве очков — следующий по часовой стрелке после первого на прошлой неделе',
  'two-tie': 'очков поровну, а на прошлой неделе начинал соперник',
};

export const places: Same<typeof english.places> = {
  left: 'уровень {level}, слева',
  'from-left': 'уровень {level}, {n, plural, =2 {второе} other {третье}} место слева',
  middle: 'уровень {level}, посередине',
  'from-right': 'уровень {level}, {n, plural, =2 {второе} other {третье}} место справа',
  right: 'уровень {level}, справа',
};

export const scores: Same<typeof english.scores> = {
  before: 'раньше',
  week: 'неделя {week}',
  majorities: 'большинство',
  total: 'итого',
  colour: '{colour}: {scores}.',
  'colour-doubled': '{colour}, условие «2»: {scores}.',
  'colour-none': '{colour}, условие «0»: без очков.',
  'colour-points':
    '{who} {points} ({n, plural, one {# комната} few {# комнаты} many {# комнат} other {# комнаты}})',
  'room-colour': '{room} ({colour})',
  'leans-left': 'клонится влево: слева закрыто',
  balanced: 'в равновесии',
  'leans-right': 'клонится вправо: справа закрыто',
};
