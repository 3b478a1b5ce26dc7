/** The table of Fort as a stage: what its boxes say, and what could happen. */
export const fortStage = {
  total:
    '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если бы игра кончилась сейчас',
  'total-hidden':
    '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если бы игра кончилась сейчас, не считая тайного выдуманного правила',
  standing: '{who}: {track} на шкале ПО, {n}, если бы игра кончилась сейчас.',
  'on-track': 'на шкале ПО',
  'if-ended': 'если сейчас конец',
  first: 'начинает',
  deck: 'колода {n}',
  hand: 'в руке {n}',
  discard: 'сброс {n}',
  'was-here': '{card} уже не тут',
  'yard-empty': 'пусто до конца вашего хода',
  'yard-count':
    'Во дворе: {n, plural, one {# друг} few {# друга} many {# друзей} other {# друга}}.',
  'park-note': 'в конце хода возьмите одного',
  'perks-note': 'по одному за уровень 2',
  unseen: 'ещё {n}',
  rules: '{n, plural, one {# правило} few {# правила} many {# правил} other {# правила}}',
  'top-level': 'Высший уровень',
  'more-points': '{n, plural, one {+# очко} few {+# очка} many {+# очков} other {+# очка}}',
  'in-play-note':
    'Здесь стоит разыгранный друг. Соперники с его мастью могут повторить зелёное действие; фиолетовое только ваше.',
  'in-play-short': 'здесь стоит разыгранный друг; зелёное могут повторить',
  plays: '{you, select, yes {Вы играете: {card}} other {{who} играет: {card}}}',
  add: 'с ней:',
  yard: 'Двор',
  safe: 'Дома',
  cut: 'не влезет: {n}',
  with: '+\u00A0{cards}',
  'with-cards':
    '{n, plural, one {с # картой} few {с # картами} many {с # картами} other {с # карты}}',
  'no-action': 'нет действия',
  'not-now': 'сейчас нельзя',
  both: 'Оба:',
  'and-then': 'потом',
  'card-now': '{card}: сейчас',
  done: 'На этом всё',
  'follow-with': 'Повторить картой «{card}»',
  'follow-verb': 'Повторить:',
  'follow-what': '{who} играет: {card}. Повторить?',
  'follow-unused':
    '{who} это действие не использует, но зелёное открыто для всех: вы всё равно можете его повторить.',
  'none-to-yard': 'Никто из руки не попадёт во двор.',
  'to-yard':
    'Во двор {n, plural, one {отправится} few {отправятся} many {отправятся} other {отправятся}}: {cards}. Там {n, plural, one {эту карту} few {их} many {их} other {их}} могут переманить соперники.',
  'next-could-take': 'Дальше ходит {who} и может кого-нибудь увести.',
  'look-play': 'Выберите друга из руки и посмотрите, что он принесёт сегодня.',
  'look-draft': 'Посмотрите на карты и оставьте одну; остальные уйдут соседу.',
  'my-fort': 'Мой форт',
  'park-yards': 'Парк и дворы',
  'recruit-park': 'Завести друга: {card}',
  'recruit-yard': 'Увести у игрока {owner}: {card}',
  'went-to-play': '{card}: теперь в компании игрока {who}',
  'taken-from-you':
    'с вашего двора · у вас {n, plural, one {остался # друг} few {осталось # друга} many {осталось # друзей} other {осталось # друга}}',
  built: '{you, select, yes {Вы улучшаете} other {{who} улучшает}} форт до уровня {n}',
  reached:
    '{you, select, yes {Вы набираете} other {{who} набирает}} {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'last-round-begins': 'Этот раунд последний.',
  'perk-taken': '{you, select, yes {Вы берёте} other {{who} берёт}} бонус «{perk}»',
  'may-use': 'Можно применить бонус «{perk}»: он на вашем планшете.',
} as const;

/** What a button does, before its amount. */
export const fortDo = {
  take: 'Взять',
  pack: 'В рюкзак',
  tuck: 'На вышку',
  trash: 'Удалить',
  recruit: 'Завести друга',
  build: 'Улучшить форт',
  score: 'Очки',
  spend: 'Потратить',
  swap: 'Обменять',
} as const;
