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
  pick: 'Оберіть кімнату. Інші {n} отримає {who}.',
  'pick-last': 'Оберіть кімнату. Друга піде у скид.',
  place: 'Де збудувати кімнату «{room}»?',
  take: 'Візьміть карту умови із центру столу.',
  cover: 'На який колір ви покладете умову {changer}?',
  colour: 'Оберіть колір, який принесе очки цього тижня.',
};

export const options: Same<typeof english.options> = {
  pick: '{room}',
  place: 'збудувати: {place}',
  discard: 'скинути',
  'take-double': 'подвоєння: 2 очки за кімнату',
  'take-none': 'без очок: 0 очок за кімнату',
  colour:
    '{colour} ({n, plural, one {у вас # кімната} few {у вас # кімнати} many {у вас # кімнат} other {у вас # кімнати}})',
};

export const refusals: Same<typeof english.refusals> = {
  'tree.permanent': 'місце зайняте, а збудована кімната лишається на місці',
  'tree.support':
    'немає опори, {n, plural, =1 {знизу потрібна кімната} other {знизу потрібні обидві кімнати}}',
  'tree.colour': 'поряд немає кімнати того самого кольору ({colour}), а такі на дереві вже є',
  'tree.balance.blocked':
    '{side, select, left {дерево хилиться ліворуч, там будувати не можна} other {дерево хилиться праворуч, там будувати не можна}}, поки не повернеться рівновага',
  'tree.level': 'зависоко, вище 6-го рівня не будують',
  'tree.changer.choose': 'умови {changer} у центрі столу не лишилося',
  'tree.changer.place': 'на цьому кольорі ({colour}) вже лежить умова',
  'tree.junior': 'цей колір ({colour}) вже обрано',
};

export const events: Same<typeof english.events> = {
  picked: '{who} {you, select, yes {обираєте} other {обирає}} кімнату «{room}» ({colour})',
  built: '{who} {you, select, yes {будуєте} other {будує}} кімнату «{room}»: {place}.',
  discarded: '{who} {you, select, yes {скидаєте} other {скидає}} кімнату «{room}».',
  dealt: 'Тиждень {week}: вам роздали нові карти.',
  passed:
    '{who} передає вам {n, plural, one {# кімнату} few {# кімнати} many {# кімнат} other {# кімнати}}.',
  hands:
    'Ваші {n, plural, one {# кімнату} few {# кімнати} many {# кімнат} other {# кімнати}} отримує {to}, а вам свої віддає {from}.',
  'hands-swapped':
    'Ви і {to} міняєтеся картами: по {n, plural, one {# кімнаті} few {# кімнати} many {# кімнат} other {# кімнати}}.',
  'hands-round':
    'Усі передають карти далі: по {n, plural, one {# кімнаті} few {# кімнати} many {# кімнат} other {# кімнати}}.',
  dropped: 'Решта йде у скид: {rooms}.',
  first: 'Підрахунок тижня {week} {you, select, yes {починаєте ви} other {починає {who}}}: {why}.',
  took: '{who} {you, select, yes {берете} other {бере}} умову {changer}.',
  covered: '{who} {you, select, yes {кладете} other {кладе}} умову {changer} на колір: {colour}.',
  coloured:
    '{who} {you, select, yes {обираєте} other {обирає}} колір: {colour}. Він приносить очки цього тижня.',
  scored: 'Очки за тиждень {week}: {scores}.',
  score: '{who} {points}',
  returned: 'Кольори знову вільні.',
  majority:
    '{you, select, yes {У вас} other {У гравця {who}}} найбільше кімнат цього кольору ({colour}; {rooms}): ще {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'no-majority': 'Колір {colour}: нічия, очок не отримує ніхто ({rooms}).',
};

export const whyFirst: Same<typeof english.whyFirst> = {
  lot: 'так випав жереб',
  most: 'найбільше очок',
  fewest: 'найменше очок',
  tie: 'за рівності очок — наступний за годинниковою стрілкою після того, хто був першим минулого тижня',
  'two-tie': 'очок порівну, а минулого тижня починав суперник',
};

export const places: Same<typeof english.places> = {
  left: 'рівень {level}, ліворуч',
  'from-left': 'рівень {level}, {n, plural, =2 {друге} other {третє}} місце зліва',
  middle: 'рівень {level}, посередині',
  'from-right': 'рівень {level}, {n, plural, =2 {друге} other {третє}} місце справа',
  right: 'рівень {level}, праворуч',
};

export const scores: Same<typeof english.scores> = {
  before: 'раніше',
  week: 'тиждень {week}',
  majorities: 'більшість',
  total: 'разом',
  colour: '{colour}: {scores}.',
  'colour-doubled': '{colour}, подвоєння: {scores}.',
  'colour-none': '{colour}: без очок.',
  'colour-points':
    '{who} {points} ({n, plural, one {# кімната} few {# кімнати} many {# кімнат} other {# кімнати}})',
  'room-colour': '{room} ({colour})',
  'leans-left': 'хилиться ліворуч: там закрито',
  balanced: 'у рівновазі',
  'leans-right': 'хилиться праворуч: там закрито',
};
