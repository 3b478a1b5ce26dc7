import type * as english from '../en/treehouse.ts';
import type { Same } from '../speaker.ts';

export const colours: Same<typeof english.colours> = {
  red: 'червоний',
  yellow: 'жовтий',
  green: 'зелений',
  blue: 'синій',
  purple: 'фіолетовий',
  brown: 'коричневий',
};

export const colourLetters: Same<typeof english.colourLetters> = {
  red: 'Ч',
  yellow: 'Ж',
  green: 'З',
  blue: 'С',
  purple: 'Ф',
  brown: 'К',
};

export const colourSubjects: Same<typeof english.colourSubjects> = {
  red: 'активні ігри',
  yellow: 'навчання',
  green: 'природа',
  blue: 'вода',
  purple: 'розваги',
  brown: 'їжа',
};

export const changers: Same<typeof english.changers> = {
  double: '«подвоєння»',
  none: '«без очок»',
};

export const phases: Same<typeof english.phases> = {
  pick: 'вибір {n} з 5',
  place: 'вибір {n} з 5',
  take: 'підрахунок очок',
  cover: 'підрахунок очок',
  colour: 'підрахунок очок',
  over: 'кінець гри',
};

export const questions: Same<typeof english.questions> = {
  pick: 'Оберіть кімнату з руки.',
  place: 'Де збудувати: {room}?',
  take: 'Візьміть карту умови із середини столу.',
  cover: 'На який колір ви покладете умову {changer}?',
  colour: 'Оберіть колір, який принесе очки цього тижня.',
};

export const options: Same<typeof english.options> = {
  pick: '{room}',
  place:
    'збудувати на {level}-му рівні, місце {n}, {side, select, left {ліворуч} right {праворуч} other {у центрі}}',
  discard: 'скинути',
  'take-double': 'подвоєння: 2 очки за кімнату',
  'take-none': 'без очок: 0 очок за кімнату',
  colour:
    '{colour} ({n, plural, one {у вас # кімната} few {у вас # кімнати} many {у вас # кімнат} other {у вас # кімнати}})',
};

export const refusals: Same<typeof english.refusals> = {
  'tree.permanent': 'місце {place} зайняте: збудована кімната лишається на місці',
  'tree.support': 'місце {place} не має опори: спершу треба забудувати {below}',
  'tree.colour':
    'місце {place} не торкається кімнат того самого кольору ({colour}), а такі на дереві вже є',
  'tree.balance.blocked':
    '{side, select, left {дерево хилиться ліворуч: ліворуч будувати не можна} other {дерево хилиться праворуч: праворуч будувати не можна}}, поки не повернеться рівновага',
  'tree.level': 'місце {place} зависоко: вище 6-го рівня не будують',
  'tree.changer.choose': 'умов {changer} у середині столу не лишилося',
  'tree.changer.place': 'на цьому кольорі ({colour}) вже лежить умова',
  'tree.junior': 'цей колір ({colour}) вже обрано',
};

export const events: Same<typeof english.events> = {
  picked: '{who} {you, select, yes {обираєте} other {обирає}} кімнату «{room}» ({colour}).',
  built: '{who} {you, select, yes {будуєте} other {будує}} кімнату «{room}» на місці {place}.',
  discarded: '{who} {you, select, yes {скидаєте} other {скидає}} кімнату «{room}».',
  dealt: 'Тиждень {week}: вам роздали нові карти.',
  passed:
    'Вам передали {n, plural, one {# кімнату} few {# кімнати} many {# кімнат} other {# кімнати}}.',
  dropped: 'Кімната «{room}» ({colour}) лишилася останньою й пішла у скид.',
  first: 'Підрахунок тижня {week} {you, select, yes {починаєте ви} other {починає {who}}}.',
  took: '{who} {you, select, yes {берете} other {бере}} умову {changer}.',
  covered: '{who} {you, select, yes {кладете} other {кладе}} умову {changer} на колір: {colour}.',
  coloured:
    '{who} {you, select, yes {обираєте} other {обирає}} колір: {colour}. Він приносить очки цього тижня.',
  scored: 'Очки за тиждень {week}: {scores}.',
  score: '{who} {points}',
  majority:
    '{you, select, yes {У вас} other {У гравця {who}}} найбільше кімнат цього кольору ({colour}): ще {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
};

export const scores: Same<typeof english.scores> = {
  before: 'раніше',
  week: 'тиждень {week}',
  majorities: 'більшість',
  total: 'разом',
  'room-colour': '{room} ({colour})',
  'leans-left': 'хилиться ліворуч: там закрито',
  balanced: 'у рівновазі',
  'leans-right': 'хилиться праворуч: там закрито',
};
