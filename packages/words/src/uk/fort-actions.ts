import type * as english from '../en/fort-actions.ts';
import type { Same } from '../speaker.ts';

export const suits: Same<typeof english.suits> = {
  skateboard: 'скейтборд',
  shovel: 'лопатка',
  glue: 'клей',
  'squirt-gun': 'водяний пістолет',
  crown: 'корона',
  book: 'книга',
  coin: 'монетка',
};

export const suitCounts: Same<typeof english.suitCounts> = {
  skateboard:
    '{n, plural, one {# скейтборд} few {# скейтборди} many {# скейтбордів} other {# скейтборда}}',
  shovel: '{n, plural, one {# лопатка} few {# лопатки} many {# лопаток} other {# лопатки}}',
  glue: '{n, plural, one {# клей} few {# клеї} many {# клеїв} other {# клею}}',
  'squirt-gun':
    '{n, plural, one {# водяний пістолет} few {# водяні пістолети} many {# водяних пістолетів} other {# водяного пістолета}}',
  crown: '{n, plural, one {# корона} few {# корони} many {# корон} other {# корони}}',
  book: '{n, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  coin: '{n, plural, one {# монетка} few {# монетки} many {# монеток} other {# монетки}}',
};

export const verbs: Same<typeof english.verbs> = {
  pizza: 'отримайте {n, plural, one {# піцу} few {# піци} many {# піц} other {# піци}}',
  toy: 'отримайте {n, plural, one {# іграшку} few {# іграшки} many {# іграшок} other {# іграшки}}',
  any: 'отримайте {n, plural, one {# піцу або # іграшку} few {# піци або # іграшки} many {# піц або # іграшок} other {# піци або # іграшки}}',
  pack: 'покладіть {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} зі схованки в рюкзак',
  lookout:
    'покладіть {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}} з руки на вишку',
  trash:
    'вилучіть із гри {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}} зі своєї руки або скиду',
  trashRival:
    'вилучіть із гри {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}} з двору суперника',
  trashThis: 'вилучіть цю карту з гри',
  recruit: 'заведіть {n, plural, one {# друга} few {# друзів} many {# друзів} other {# друга}}',
  advance: 'покращте форт',
  'advance−1': 'покращте форт на 1 ресурс дешевше',
  'advance+1': 'покращте форт на 1 ресурс дорожче',
  score: 'отримайте {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'spend pizza': 'витратьте {n, plural, one {# піцу} few {# піци} many {# піц} other {# піци}}',
  'spend toy':
    'витратьте {n, plural, one {# іграшку} few {# іграшки} many {# іграшок} other {# іграшки}}',
  copyPack: 'отримайте ті самі ресурси, що лежать у вашому рюкзаку',
  copyRival: 'отримайте ті самі ресурси, що лежать у рюкзаку суперника',
  convert:
    'обміняйте {n, plural, one {# піцу на # іграшку або # іграшку на # піцу} few {# піци на # іграшки або # іграшки на # піци} many {# піц на # іграшок або # іграшок на # піц} other {# піци на # іграшки або # іграшки на # піци}}',
};

export const counters: Same<typeof english.counters> = {
  skateboard: 'за кожен скейтборд',
  shovel: 'за кожну лопатку',
  glue: 'за кожен клей',
  'squirt-gun': 'за кожен водяний пістолет',
  crown: 'за кожну корону',
  book: 'за кожну книгу',
  packed: 'за кожен ресурс у вашому рюкзаку',
  lookouts: 'за кожну карту на вашій вишці',
  level: 'за кожен рівень форту',
  anySuit: 'за кожен символ однієї будь-якої масті',
};

export const actions: Same<typeof english.actions> = {
  per: '{what} {each}',
  'per-group': '{each}: {what}',
  sequence: '{first}, потім {rest}',
  group: '({what})',
  none: 'без дій',
};

export const short: Same<typeof english.short> = {
  pizza: 'піца',
  toy: 'іграшка',
  any: 'будь-що',
  pack: 'рюкзак',
  lookout: 'вишка',
  trash: 'вилучити',
  trashRival: 'вилучити чужу',
  trashThis: 'вилучити цю',
  recruit: 'друг',
  advance: 'форт',
  'advance−1': 'форт−1',
  'advance+1': 'форт+1',
  score: 'очко',
  'spend pizza': 'витрата піци',
  'spend toy': 'витрата іграшки',
  copyPack: 'копія рюкзака',
  copyRival: 'копія чужого',
  convert: 'обмін',
  packed: 'у рюкзаку',
  lookouts: 'на вишці',
  level: 'рівень',
  anySuit: 'будь-яка масть',
};
