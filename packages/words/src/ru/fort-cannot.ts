import type * as english from '../en/fort-cannot.ts';
import type { Same } from '../speaker.ts';

export const passing: Same<typeof english.passing> = {
  passed: '{you, select, yes {пасуете} other {пасует}}: {why}',
  pass: '{you, select, yes {пасуете} other {пасует}}: {why}',
};

export const cannot: Same<typeof english.cannot> = {
  'fort.follow.card': 'нет нужной масти ({suits})',
  'fort.follow.full': 'действие не выполнить целиком',
  'fort.follow.same-kind': 'для ресурса, который взял лидер, нет места',
  'fort.stuff': 'тайник полон',
  'fort.pack': 'рюкзак полон',
  'fort.lookout': 'на вышке нет места',
  'fort.play.zero': 'получается ноль',
  'fort.act.pack': 'в тайнике нечего убирать в рюкзак',
  'fort.act.lookout': 'нет карты для вышки',
  'fort.act.trash': 'нет карты, которую можно удалить',
  'fort.act.trash-rival': 'дворы соперников пусты',
  'fort.act.trash-this': 'этой карты уже нет',
  'fort.act.recruit': 'негде завести друга',
  'fort.act.advance': 'нечем заплатить за следующий уровень форта',
  'fort.act.spend': 'тратить нечего',
  'fort.act.copy-rival': 'в рюкзаках соперников нет ничего подходящего',
  'fort.act.convert': 'обменивать нечего',
};
