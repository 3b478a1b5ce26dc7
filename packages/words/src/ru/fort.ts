import type * as english from '../en/fort.ts';
import type { Same } from '../speaker.ts';

export const amounts: Same<typeof english.amounts> = {
  pizza: '{n, plural, one {# пицца} few {# пиццы} many {# пицц} other {# пиццы}}',
  toy: '{n, plural, one {# игрушка} few {# игрушки} many {# игрушек} other {# игрушки}}',
  'pizza-object': '{n, plural, one {# пиццу} few {# пиццы} many {# пицц} other {# пиццы}}',
  'toy-object': '{n, plural, one {# игрушку} few {# игрушки} many {# игрушек} other {# игрушки}}',
  'a-pizza': 'пиццы',
  'a-toy': 'игрушки',
  'pizza-short': '{n}П',
  'toy-short': '{n}И',
  any: '{n, plural, one {# любой ресурс} few {# любых ресурса} many {# любых ресурсов} other {# любого ресурса}}',
  nothing: 'пусто',
  'nothing-object': '0 ресурсов',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  symbols: '{card} ({symbols})',
};

export const phases: Same<typeof english.phases> = {
  draft: 'драфт',
  play: 'розыгрыш карты',
  declare: 'розыгрыш карты',
  use: 'розыгрыш карты',
  suit: 'розыгрыш карты',
  add: 'розыгрыш карты',
  act: 'выполнение действия',
  'keep-rule': 'выбор выдуманного правила',
  'take-perk': 'выбор бонуса',
  follow: 'повторение действия',
  'follow-second': 'повторение действия',
  'rough-housing': 'повторение действия',
  'do-over': 'розыгрыш второй карты',
  recruit: 'знакомство',
  birthday: 'знакомство',
  over: 'конец игры',
};

export const boards: Same<typeof english.boards> = {
  orange: 'оранжевый',
  yellow: 'жёлтый',
  red: 'красный',
  green: 'зелёный',
};

export const endings: Same<typeof english.endings> = {
  level: 'форт достиг 5-го уровня',
  points: 'кто-то набрал 25 очков на шкале ПО',
  'park-deck': 'колода парка опустела',
};

export const scores: Same<typeof english.scores> = {
  track: 'шкала ПО',
  fort: 'форт',
  level: 'уровень {level}: {points}',
  rule: 'выдуманное правило',
  'no-rule': 'нет',
  sculpture: 'поделка',
  total: 'итого',
  ended: 'Игра закончилась: {reason}.',
};
