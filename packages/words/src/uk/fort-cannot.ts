import type * as english from '../en/fort-cannot.ts';
import type { Same } from '../speaker.ts';

export const passing: Same<typeof english.passing> = {
  passed: '{you, select, yes {пасуєте} other {пасує}}: {why}',
  pass: '{you, select, yes {пасуєте} other {пасує}}: {why}',
};

export const cannot: Same<typeof english.cannot> = {
  'fort.follow.card': 'немає потрібної масті ({suits})',
  'fort.follow.full': 'дію не виконати повністю',
  'fort.follow.same-kind': 'для ресурсу, який узяв лідер, немає місця',
  'fort.stuff': 'схованка повна',
  'fort.pack': 'рюкзак повний',
  'fort.lookout': 'на вишці немає місця',
  'fort.play.zero': 'виходить нуль',
  'fort.act.pack': 'у схованці нема чого класти в рюкзак',
  'fort.act.lookout': 'немає карти для вишки',
  'fort.act.trash': 'немає карти, яку можна вилучити',
  'fort.act.trash-rival': 'двори суперників порожні',
  'fort.act.trash-this': 'цієї карти вже немає',
  'fort.act.recruit': 'ніде завести друга',
  'fort.act.advance': 'нема чим заплатити за наступний рівень форту',
  'fort.act.spend': 'нема чого витратити',
  'fort.act.copy-rival': 'у рюкзаках суперників немає нічого, що вмістилося б',
  'fort.act.convert': 'нема чого обміняти',
};
