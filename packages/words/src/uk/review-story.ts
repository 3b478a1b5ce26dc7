export const turn = {
  named: '{turn}: {what}',
  headline:
    '{card}{levels, plural, =0 {} one {, # рівень} few {, # рівні} many {, # рівнів} other {, # рівня}}{points, plural, =0 {} one {, # очко} few {, # очки} many {, # очок} other {, # очка}}',
} as const;

export const fortune = {
  'very-lucky': 'Дуже щастило.',
  lucky: 'Щастило.',
  even: 'Щастило не більше й не менше, ніж завжди.',
  unlucky: 'Не щастило.',
  'very-unlucky': 'Дуже не щастило.',
} as const;

export const story = {
  builders:
    'Карт із покращенням форту в колоді: {n, plural, =0 {жодної} other {#}}{tucked, plural, =0 {} other {, на вишці: #}}.',
  lost: 'Забрано з двору: {list}.',
  follows:
    'Суперники повторювали {n, plural, one {# раз} few {# рази} many {# разів} other {# раза}}.',
  missed:
    '{n, plural, one {Пропущено # нагоду повторити} few {Пропущено # нагоди повторити} many {Пропущено # нагод повторити} other {Пропущено # нагоди повторити}}.',
  perk: 'Бонус «{perk}» так і не знадобився.',
  most: 'Найбільше кімнат: {colour}, {n}.',
  discarded:
    '{n, plural, one {Скинуто # кімнату} few {Скинуто # кімнати} many {Скинуто # кімнат} other {Скинуто # кімнати}}.',
  blocked:
    '{n, plural, one {Нікуди рости # кольору} few {Нікуди рости # кольорам} many {Нікуди рости # кольорам} other {Нікуди рости # кольору}}.',
  given:
    'Умови подарували суперникам {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
} as const;
