export const turn = {
  named: '{turn}: {what}',
  headline:
    '{card}{levels, plural, =0 {} one {, # уровень} few {, # уровня} many {, # уровней} other {, # уровня}}{points, plural, =0 {} one {, # очко} few {, # очка} many {, # очков} other {, # очка}}',
} as const;

export const fortune = {
  'very-lucky': 'Очень везло.',
  lucky: 'Везло.',
  even: 'Везло не больше и не меньше обычного.',
  unlucky: 'Не везло.',
  'very-unlucky': 'Очень не везло.',
} as const;

export const story = {
  builders:
    'Карт с улучшением форта в колоде: {n, plural, =0 {ни одной} other {#}}{tucked, plural, =0 {} other {, на вышке: #}}.',
  lost: 'Уведены со двора: {list}.',
  follows: 'Соперники повторяли {n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  missed:
    '{n, plural, one {Упущена # возможность повторить} few {Упущены # возможности повторить} many {Упущено # возможностей повторить} other {Упущено # возможности повторить}}.',
  perk: 'Бонус «{perk}» так и не пригодился.',
  most: 'Больше всего комнат: {colour}, {n}.',
  discarded:
    '{n, plural, one {Сброшена # комната} few {Сброшено # комнаты} many {Сброшено # комнат} other {Сброшено # комнаты}}.',
  blocked:
    '{n, plural, one {Некуда расти # цвету} few {Некуда расти # цветам} many {Некуда расти # цветам} other {Некуда расти # цвета}}.',
  given:
    'Условия подарили соперникам {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
} as const;
