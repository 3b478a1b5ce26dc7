import type * as english from '../en/fort.ts';
import type { Same } from '../speaker.ts';

export const amounts: Same<typeof english.amounts> = {
  pizza: '{n, plural, one {# піца} few {# піци} many {# піц} other {# піци}}',
  toy: '{n, plural, one {# іграшка} few {# іграшки} many {# іграшок} other {# іграшки}}',
  'pizza-object': '{n, plural, one {# піцу} few {# піци} many {# піц} other {# піци}}',
  'toy-object': '{n, plural, one {# іграшку} few {# іграшки} many {# іграшок} other {# іграшки}}',
  'a-pizza': 'піци',
  'a-toy': 'іграшки',
  'pizza-short': '{n}П',
  'toy-short': '{n}І',
  any: '{n, plural, one {# будь-який ресурс} few {# будь-які ресурси} many {# будь-яких ресурсів} other {# будь-якого ресурсу}}',
  nothing: 'порожньо',
  'nothing-object': '0 ресурсів',
  points: '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  symbols: '{card} ({symbols})',
};

export const phases: Same<typeof english.phases> = {
  draft: 'драфт',
  play: 'розіграш карти',
  declare: 'розіграш карти',
  use: 'розіграш карти',
  suit: 'розіграш карти',
  add: 'розіграш карти',
  act: 'виконання дії',
  'keep-rule': 'вибір вигаданого правила',
  'take-perk': 'вибір бонусу',
  follow: 'повторення дії',
  'follow-second': 'повторення дії',
  'rough-housing': 'повторення дії',
  'do-over': 'розіграш другої карти',
  recruit: 'знайомство',
  birthday: 'знайомство',
  over: 'кінець гри',
};

export const boards: Same<typeof english.boards> = {
  orange: 'помаранчевий',
  yellow: 'жовтий',
  red: 'червоний',
  green: 'зелений',
};

export const endings: Same<typeof english.endings> = {
  level: 'форт досяг 5-го рівня',
  points: 'хтось набрав 25 очок на шкалі',
  'park-deck': 'колода парку спорожніла',
};

export const scores: Same<typeof english.scores> = {
  track: 'шкала',
  fort: 'форт',
  level: 'рівень {level}: {points}',
  rule: 'вигадане правило',
  'no-rule': 'немає',
  sculpture: 'поробка',
  total: 'разом',
  ended: 'Гра закінчилася: {reason}.',
};
