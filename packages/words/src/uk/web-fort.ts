/** The table of Fort as a stage: what its boxes say, and what could happen. */
export const fortStage = {
  total:
    '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, якби гра закінчилася зараз',
  'total-hidden':
    '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, якби гра закінчилася зараз, без таємного вигаданого правила',
  standing: '{who}: {track} на шкалі, {n}, якби гра закінчилася зараз.',
  'on-track': 'на шкалі',
  'if-ended': 'якщо зараз кінець',
  first: 'починає',
  deck: 'колода {n}',
  hand: 'у руці {n}',
  discard: 'скид {n}',
  'was-here': '{card} вже не тут',
  'yard-empty': 'порожньо до кінця вашого ходу',
  'yard-count': 'У дворі: {n, plural, one {# друг} few {# друзі} many {# друзів} other {# друга}}.',
  'park-note': 'наприкінці ходу візьміть одного',
  'perks-note': 'по одному за рівень 2',
  unseen: 'ще {n}',
  rules: '{n, plural, one {# правило} few {# правила} many {# правил} other {# правила}}',
  'top-level': 'Найвищий рівень',
  'more-points': '{n, plural, one {+# очко} few {+# очки} many {+# очок} other {+# очка}}',
  'in-play-note':
    'Тут стоїть розіграний друг. Суперники з його мастю можуть повторити зелену дію; фіолетова лише ваша.',
  'in-play-short': 'тут стоїть розіграний друг; зелену можуть повторити',
  plays: '{you, select, yes {Ви граєте: {card}} other {{who} грає: {card}}}',
  add: 'з нею:',
  yard: 'Двір',
  safe: 'Вдома',
  cut: 'не вміститься: {n}',
  with: '+\u00A0{cards}',
  'with-cards':
    '{n, plural, one {з # картою} few {з # картами} many {з # картами} other {з # карти}}',
  'no-action': 'немає дії',
  'not-now': 'зараз не можна',
  both: 'Обидві:',
  'and-then': 'потім',
  'card-now': '{card}: зараз',
  done: 'Це все',
  'follow-with': 'Повторити картою «{card}»',
  'follow-verb': 'Повторити:',
  'follow-what': '{who} грає: {card}. Повторити?',
  'follow-unused':
    '{who} цю дію не використовує, але зелена відкрита для всіх: ви все одно можете її повторити.',
  'none-to-yard': 'Ніхто з руки не потрапить у двір.',
  'to-yard':
    'У двір {n, plural, one {піде} few {підуть} many {підуть} other {підуть}}: {cards}. Там {n, plural, one {цю карту} few {їх} many {їх} other {їх}} можуть переманити суперники.',
  'next-could-take': 'Далі ходить {who} і може когось забрати.',
  'look-play': 'Оберіть друга з руки й подивіться, що він принесе сьогодні.',
  'look-draft': 'Подивіться на карти й залиште одну; решта піде сусідові.',
  'my-fort': 'Мій форт',
  'park-yards': 'Парк і двори',
  'recruit-park': 'Завести друга: {card}',
  'recruit-yard': 'Забрати в гравця {owner}: {card}',
  'went-to-play': '{card}: тепер у компанії гравця {who}',
  'taken-from-you':
    'з вашого двору · у вас {n, plural, one {лишився # друг} few {лишилося # друзі} many {лишилося # друзів} other {лишилося # друга}}',
  built: '{you, select, yes {Ви покращуєте} other {{who} покращує}} форт до рівня {n}',
  reached:
    '{you, select, yes {Ви набираєте} other {{who} набирає}} {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'last-round-begins': 'Цей раунд останній.',
  'perk-taken': '{you, select, yes {Ви берете} other {{who} бере}} бонус «{perk}»',
  'may-use': 'Можна застосувати бонус «{perk}»: він на вашому планшеті.',
} as const;

/** What a button does, before its amount. */
export const fortDo = {
  take: 'Взяти',
  pack: 'У рюкзак',
  tuck: 'На вишку',
  trash: 'Вилучити',
  recruit: 'Завести друга',
  build: 'Покращити форт',
  score: 'Очки',
  spend: 'Витратити',
  swap: 'Обміняти',
} as const;
