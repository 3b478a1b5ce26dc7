export const screen = {
  tabs: 'Частини розбору',
  'tab-curve': 'Графік',
  'tab-mistakes': 'Мої помилки · {n}',
  'tab-mistakes-of': 'Помилки · {n}',
  'tab-all': 'Усі',
  decision: 'Рішення',
  draw: 'Випала карта',
  reveal: 'Розкриття',
  find: 'Знайти кращий хід',
  others: 'Показати інші варіанти',
  slider: 'Момент партії',
  none: 'Жодне рішення тут не коштувало {percent} чи більше. Чудово зіграно!',
  asks: '{when}. Ви обрали «{what}». А що було б краще?',
  'asks-of': '{when}. {who}: «{what}». А що було б краще?',
  weighing: 'Зважуємо…',
  same: 'Саме так і зіграли: шанс на перемогу {percent}. Є кращий хід.',
  right: 'Так, це кращий хід: шанс на перемогу {percent}, а не {before}.',
  better: 'Краще, ніж було: шанс на перемогу {percent}, а не {before}. Але є ще кращий хід.',
  worse: 'Це не краще: шанс на перемогу {percent}, а було {before}.',
  again: 'Ще спроба',
  answer: 'Показати відповідь',
  answered: 'Найкраще було «{what}»: шанс на перемогу {percent}, а не {before}.',
  back: 'Назад до розбору',
  next: 'Наступна помилка',
  more: 'Докладніше про цей розбір',
  played: 'зіграно',
} as const;

export const why = {
  'turned-up': 'З колоди парку вийшла карта «{card}».',
  'rule-points':
    '{you, select, yes {Ваше правило} other {Правило гравця {who}}} дало {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'taken-later':
    'Потім {byYou, select, yes {ви забрали} other {{by} забирає}} карту «{card}» {yours, select, yes {з вашого двору} other {з двору гравця {owner}}}.',
  followed: 'Повторили: {who}.',
  'turn-worth':
    'Хід дав {you, select, yes {вам} other {гравцеві {who}}} {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  most: 'Тепер найбільше кімнат цього кольору ({colour}) {you, select, yes {у вас} other {у гравця {who}}}: {n}.',
  'caught-up':
    '{you, select, yes {Ви більше не попереду} other {{who} більше не попереду}} за кімнатами цього кольору ({colour}).',
  'week-change': 'За цей тиждень: {list}.',
  'week-scored': 'Тиждень {week} дав: {list}.',
  'points-of': '{who} {points}',
} as const;
