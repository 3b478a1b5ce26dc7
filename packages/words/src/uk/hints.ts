import type * as english from '../en/hints.ts';
import type { Same } from '../speaker.ts';

export const advice: Same<typeof english.advice> = {
  title: 'Підказка',
  thinking: '{name} думає…',
  only: 'Обирати тут немає з чого.',
  any: 'Підійде будь-який варіант.',
  'as-good': 'Не гірше: {list}.',
  'chance-both': 'Шанс на перемогу близько {percent}, а інший варіант дає {otherwise} — {other}.',
  'chance-alone': 'Шанс на перемогу близько {percent}.',
};

export const fortReasons: Same<typeof english.fortReasons> = {
  'ends-ahead':
    'Почнеться останній раунд, а ви попереду: у вас {points}, у суперника {rival} {theirs}{hidden, plural, =0 {} other { й таємне правило}}.',
  level:
    'Збудуєте рівень {level}: наприкінці гри це {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  points:
    'Дасть {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}{instead, plural, =0 {} other {, інакше #}}.',
  order:
    '{first, select, pack {Спершу в рюкзак, потім очки} tuck {Спершу на вишку, потім очки} other {У такому порядку}}: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} замість {instead}.',
  'rule-points':
    'За вашим правилом «{madeUp}» це {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  affords: 'Тоді вистачить на рівень {level} (додасться {amount}).',
  needs: 'Додасться: {amount}. Для рівня {level} бракує: {lacks}; у схованці та рюкзаку: {have}.',
  goods: 'Дасть: {amount}.',
  'goods-more': 'Дасть: {amount}; інакше: {less}.',
  packs:
    'У рюкзаку буде {n, plural, one {ще # ресурс} few {ще # ресурси} many {ще # ресурсів} other {ще # ресурсу}}, а карта «{other}» дає очки за все, що там лежить.',
  'packs-plain':
    'У рюкзаку буде {n, plural, one {ще # ресурс} few {ще # ресурси} many {ще # ресурсів} other {ще # ресурсу}}.',
  tucks: 'Карта «{card}» підніметься на вишку й у кожен ваш хід даватиме символ ({suit}).',
  recruits: 'А ще у вас з’явиться друг «{card}».',
  trashes: 'Без карти «{card}» у колоді решта приходить частіше.',
  'makes-room':
    '{resource, select, pizza {Для піци у схованці майже немає місця} other {Для іграшок у схованці майже немає місця}}: так воно з’явиться.',
  'in-full': 'Інакше дію не вдалося б виконати повністю.',
  fewer:
    '{resource, select, pizza {Піци у вас менше ({n}), ніж іграшок ({m}).} other {Іграшок у вас менше ({n}), ніж піци ({m}).}}',
  'out-of-yard': 'Інакше карта «{card}» лишиться у дворі, і {rival} може її забрати.',
  builder:
    'Карта «{card}» вміє будувати форт; інших таких карт у вас {n, plural, =0 {немає} other {#}}.',
  'builder-from': 'Карта «{card}» вміє будувати форт, а {rival} втратить цю карту.',
  scorer:
    'З тим, що у вас є, карта «{card}» дає {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  suits:
    'На карті «{card}» той самий символ ({suit}), що й ще на {n, plural, one {# вашій карті} few {# ваших картах} many {# ваших картах} other {# вашої карти}}.',
  double: 'На карті «{card}» два символи (є {suit}): її добре додавати до інших.',
  coin: 'Монетка на карті «{card}» замінює будь-яку масть.',
  supplier:
    '{resource, select, pizza {Карта «{card}» дає піцу} other {Карта «{card}» дає іграшки}}, а з решти ваших карт так {n, plural, =0 {не вміє жодна} one {вміє лише #} few {вміють лише #} many {вміють лише #} other {вміють лише #}}.',
  'taken-from': '{rival} втратить карту «{card}».',
  'before-rival':
    'Далі ходить {rival}, і карт із таким символом ({suit}) там уже {n}: карта «{card}» туди підійшла б.',
  'keeps-builder': 'Краще «{card}»: карта «{other}» вміє будувати форт, хай лишиться.',
  'keeps-scorer':
    'Краще «{card}»: карта «{other}» зараз дає {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, хай лишиться.',
  'keeps-supplier':
    'Краще «{card}»: {resource, select, pizza {карта «{other}» дає піцу} other {карта «{other}» дає іграшки}}, а інших таких карт у вас {n, plural, =0 {немає} other {#}}.',
  lonely: 'Більше на жодній вашій карті немає такого символу ({suit}).',
  thins: 'Що менша колода, то частіше приходить решта карт.',
  lends:
    'З вишки карта дає символ ({suit}), а він потрібен {n, plural, one {# вашій карті} few {# вашим картам} many {# вашим картам} other {# вашої карти}}.',
  'lookout-scores': 'Карта «{other}» дає очки за кожну карту на вишці.',
  'tucked-safe': 'З вишки карту «{card}» ніхто не забере.',
  'pack-stays': 'За те, що лишиться в рюкзаку, карта «{other}» знову дасть очки.',
  'pack-kept': 'Рюкзак лишиться як є, а у схованці з’явиться місце.',
  leaves: 'Для рівня {level} у вас лишиться {amount}.',
  'saves-builder': 'Карта «{card}» лишиться на ваш хід: вона вміє будувати.',
  'saves-suit':
    'Карта «{card}» лишиться на ваш хід: у руці ще {n, plural, one {# карта} few {# карти} many {# карт} other {# карти}} з тим самим символом ({suit}).',
  saves: 'Карта «{card}» лишиться в руці на ваш хід.',
  later: 'Карта «{card}» ще знадобиться цього ходу.',
  stays: 'Інакше карту «{card}» довелося б вилучити.',
  costs: 'Інакше довелося б віддати: {amount}.',
  'saves-perk': 'Бонус «{perk}» одноразовий, а так він лишиться.',
  unfollowed: 'Дію карти «{card}» ніхто не повторить.',
  declare:
    'Серед відомих карт суперників такий символ ({suit}) {n, plural, =0 {не трапляється} one {є лише на #} few {є лише на #} many {є лише на #} other {є лише на #}}.',
  robs: '{rival} втратить карту «{card}».',
  'free-symbol': 'За символ із вишки ({suit}) не треба віддавати карту.',
  'own-suit': 'Карт із таким символом ({suit}) у вас у руці: {n}.',
  'takes-back': 'Карта «{card}» повернеться в руку.',
  'perk-packs':
    '{n, plural, one {# ваша карта складає} few {# ваші карти складають} many {# ваших карт складають} other {# ваших карт складають}} ресурси в рюкзак, і бонус «{perk}» у цьому допоможе.',
  'perk-tucks':
    '{n, plural, one {# ваша карта відправляє} few {# ваші карти відправляють} many {# ваших карт відправляють} other {# ваших карт відправляють}} друзів на вишку, і бонус «{perk}» у цьому допоможе.',
  'perk-lasts': 'Бонус «{perk}» лишиться з вами до кінця гри, а «{once}» спрацює лише раз.',
  'nobody-builds': 'З тих, кого видно, будувати не вміє ніхто, а в колоді такі можуть бути.',
};

export const treehouseReasons: Same<typeof english.treehouseReasons> = {
  'other-unbuildable': 'Кімнату «{room}» довелося б скинути.',
  'joins-denies':
    '{colour}: приєднається до ваших кімнат цього кольору ({n}), а {rival} теж збирає цей колір і отримає ваші карти.',
  joins:
    '{colour}: у вас уже {n, plural, one {# кімната} few {# кімнати} many {# кімнат} other {# кімнати}} цього кольору.',
  denies: '{colour}: ці карти отримає {rival}, а там таких кімнат уже {n}.',
  leads: '{colour}: таких кімнат у вас стане {n} — більше за всіх.',
  'ends-lead': '{colour}: {rival} більше не буде тут єдиним лідером.',
  'new-colour': '{colour}: перша кімната кольору стане на будь-яке вільне місце.',
  'more-places': '{colour}: місць для неї {n}, інакше {instead}.',
  'last-place': '{colour}: цьому кольору лишилося одне місце, куди рости.',
  balances: 'Поверне дерево в рівновагу: відкриті обидва боки.',
  'stays-balanced': 'Збереже рівновагу: відкриті обидва боки.',
  opens: 'Вільних місць буде {n}, інакше {instead}.',
  'keeps-growing': '{colour} зможе рости далі, інакше йому не буде куди.',
  grows: '{colour}: місць, куди рости, буде {n}, інакше {instead}.',
  spares: '{colour} збереже місце, куди рости.',
  lower: 'Спершу заповниться рівень {level}.',
  counts:
    'Збудована кімната ввійде в {n, plural, one {останній підрахунок} few {# підрахунки} many {# підрахунків} other {# підрахунку}}, а скинута — у жоден.',
  'would-wall-in': 'Хоч де її постав, цьому кольору ({colour}) не буде куди рости.',
  'gains-most': '{colour}: вам +{points}, суперникам не більше +{theirs} ({rival}).',
  'costs-most': '{colour}: {rival} −{theirs}, ви −{points}.',
  gains: '{colour}: вам +{points}.',
  'costs-leader': '{colour}: −{theirs} найсильнішому супернику ({rival}).',
  'costs-little':
    '{colour}: вам це {points, plural, =0 {нічого не коштує} one {коштує лише # очко} few {коштує лише # очки} many {коштує лише # очок} other {коштує лише # очка}}.',
};

export const otherReasons: Same<typeof english.otherReasons> = {
  'played-out': 'Якщо дограти звідси багато разів, так виходить найкраще.',
};
