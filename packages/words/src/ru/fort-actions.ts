import type * as english from '../en/fort-actions.ts';
import type { Same } from '../speaker.ts';

export const suits: Same<typeof english.suits> = {
  skateboard: 'скейтборд',
  shovel: 'лопатка',
  glue: 'клей',
  'squirt-gun': 'водяной пистолет',
  crown: 'корона',
  book: 'книга',
  coin: 'монетка',
};

export const suitCounts: Same<typeof english.suitCounts> = {
  skateboard:
    '{n, plural, one {# скейтборд} few {# скейтборда} many {# скейтбордов} other {# скейтборда}}',
  shovel: '{n, plural, one {# лопатка} few {# лопатки} many {# лопаток} other {# лопатки}}',
  glue: '{n, plural, one {# клей} few {# клея} many {# клеёв} other {# клея}}',
  'squirt-gun':
    '{n, plural, one {# водяной пистолет} few {# водяных пистолета} many {# водяных пистолетов} other {# водяного пистолета}}',
  crown: '{n, plural, one {# корона} few {# короны} many {# корон} other {# короны}}',
  book: '{n, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  coin: '{n, plural, one {# монетка} few {# монетки} many {# монеток} other {# монетки}}',
};

export const verbs: Same<typeof english.verbs> = {
  pizza: 'получите {n, plural, one {# пиццу} few {# пиццы} many {# пицц} other {# пиццы}}',
  toy: 'получите {n, plural, one {# игрушку} few {# игрушки} many {# игрушек} other {# игрушки}}',
  any: 'получите {n, plural, one {# пиццу или # игрушку} few {# пиццы или # игрушки} many {# пицц или # игрушек} other {# пиццы или # игрушки}}',
  pack: 'уберите {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} из тайника в рюкзак',
  lookout:
    'поместите {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из руки на вышку',
  trash:
    'удалите из игры {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из своей руки или сброса',
  trashRival:
    'удалите из игры {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} со двора соперника',
  trashThis: 'удалите эту карту из игры',
  recruit: 'заведите {n, plural, one {# друга} few {# друзей} many {# друзей} other {# друга}}',
  advance: 'улучшите форт',
  'advance−1': 'улучшите форт на 1 ресурс дешевле',
  'advance+1': 'улучшите форт на 1 ресурс дороже',
  score: 'получите {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'spend pizza': 'потратьте {n, plural, one {# пиццу} few {# пиццы} many {# пицц} other {# пиццы}}',
  'spend toy':
    'потратьте {n, plural, one {# игрушку} few {# игрушки} many {# игрушек} other {# игрушки}}',
  copyPack: 'получите те же ресурсы, что лежат в вашем рюкзаке',
  copyRival: 'получите те же ресурсы, что лежат в рюкзаке соперника',
  convert:
    'обменяйте {n, plural, one {# пиццу на # игрушку или # игрушку на # пиццу} few {# пиццы на # игрушки или # игрушки на # пиццы} many {# пицц на # игрушек или # игрушек на # пицц} other {# пиццы на # игрушки или # игрушки на # пиццы}}',
};

export const counters: Same<typeof english.counters> = {
  skateboard: 'за каждый скейтборд',
  shovel: 'за каждую лопатку',
  glue: 'за каждый клей',
  'squirt-gun': 'за каждый водяной пистолет',
  crown: 'за каждую корону',
  book: 'за каждую книгу',
  packed: 'за каждый ресурс в вашем рюкзаке',
  lookouts: 'за каждую карту на вашей вышке',
  level: 'за каждый уровень форта',
  anySuit: 'за каждый символ одной любой масти',
};

export const actions: Same<typeof english.actions> = {
  per: '{what} {each}',
  'per-group': '{each}: {what}',
  sequence: '{first}, затем {rest}',
  group: '({what})',
  none: 'без действий',
};

export const short: Same<typeof english.short> = {
  pizza: 'пицца',
  toy: 'игрушка',
  any: 'любой',
  pack: 'рюкзак',
  lookout: 'вышка',
  trash: 'удалить',
  trashRival: 'удалить чужую',
  trashThis: 'удалить эту',
  recruit: 'друг',
  advance: 'форт',
  'advance−1': 'форт−1',
  'advance+1': 'форт+1',
  score: 'очко',
  'spend pizza': 'трата пиццы',
  'spend toy': 'трата игрушки',
  copyPack: 'копия рюкзака',
  copyRival: 'копия чужого',
  convert: 'обмен',
  packed: 'в рюкзаке',
  lookouts: 'на вышке',
  level: 'уровень',
  anySuit: 'любая масть',
};
