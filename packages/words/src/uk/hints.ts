import type * as english from '../en/hints.ts';
import type { Same } from '../speaker.ts';

export const advice: Same<typeof english.advice> = {
  title: 'Підказка',
  thinking: '{name} думає…',
  only: 'Обирати тут немає з чого.',
  any: 'Підійде будь-який варіант.',
  'as-good': 'Не гірше: {list}.',
  'chance-both': 'Шанс на перемогу близько {percent}; {otherwise} з варіантом: {other}.',
  'chance-alone': 'Шанс на перемогу близько {percent}.',
};

export const fortReasons: Same<typeof english.fortReasons> = {
  'ends-ahead':
    'Почнеться останнє коло, а ви попереду: у вас {points}, у суперника {rival} {theirs}{hidden, plural, =0 {} other { й таємне правило}}.',
  level:
    'Збудуєте рівень {level}: наприкінці {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  points:
    'Дасть {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}{instead, plural, =0 {} other {, інакше #}}.',
  order:
    '{first, select, pack {Спершу в рюкзак, потім очки} tuck {Спершу на вишку, потім очки} other {У такому порядку}}: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} замість {instead}.',
  'rule-points':
    'За вашим правилом «{madeUp}» це {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  affords: 'Тоді вистачить на рівень {level} (додасться {amount}).',
  needs: 'Додасться: {amount}. Для рівня {level} бракує: {lacks}; у вас є: {have}.',
  goods: 'Дасть: {amount}.',
  'goods-more': 'Дасть: {amount}; інакше: {less}.',
  packs: 'У рюкзаку побільшає ({n}), а {other} дає очки за все, що там лежить.',
  'packs-plain': 'У рюкзаку побільшає: {n}.',
  tucks: '{card} підніметься на вишку й щоходу даватиме символ ({suit}).',
  recruits: 'До вас прийде ще й {card}.',
  trashes: 'Без карти «{card}» у колоді решта приходять частіше.',
  'makes-room':
    '{resource, select, pizza {Для піци у схованці майже немає місця} other {Для іграшок у схованці майже немає місця}}: так воно з’явиться.',
  'in-full': 'Інакше дію не вдалося б виконати повністю.',
  fewer:
    '{resource, select, pizza {Піци у вас менше ({n}), ніж іграшок ({m}).} other {Іграшок у вас менше ({n}), ніж піци ({m}).}}',
  'out-of-yard': '{card} не лишиться у дворі, бо звідти карту міг би забрати {rival}.',
  builder: '{card} уміє будувати форт; інших таких карт у вас {n, plural, =0 {немає} other {#}}.',
  'builder-from': '{card} уміє будувати форт, а {rival} втратить цю карту.',
  scorer:
    'З тим, що у вас є, {card} дає {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  suits:
    'На карті «{card}» символ {suit}, як і ще на {n, plural, one {# вашій карті} few {# ваших картах} many {# ваших картах} other {# вашої карти}}.',
  double: 'На карті «{card}» два символи (є {suit}): її добре додавати до інших.',
  coin: 'Монетка на карті «{card}» замінює будь-який символ.',
  supplier:
    '{resource, select, pizza {{card} дає піцу} other {{card} дає іграшки}}, а з решти ваших карт так {n, plural, =0 {не вміє жодна} one {вміє лише #} few {вміють лише #} many {вміють лише #} other {вміють лише #}}.',
  'taken-from': '{rival} втратить карту «{card}».',
  'before-rival':
    'Наступним ходить {rival}, і карт із таким символом ({suit}) там уже {n}: {card} підійшла б.',
  'keeps-builder': 'Краще {card}: {other} уміє будувати форт, хай лишиться.',
  'keeps-scorer':
    'Краще {card}: {other} зараз дає {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, хай лишиться.',
  'keeps-supplier':
    'Краще {card}: {resource, select, pizza {{other} дає піцу} other {{other} дає іграшки}}, а інших таких карт у вас {n, plural, =0 {немає} other {#}}.',
  lonely: 'Більше на жодній вашій карті немає символу {suit}.',
  thins: 'Що менша колода, то частіше приходять решта карт.',
  lends:
    'З вишки карта дає символ ({suit}), а його {n, plural, one {рахує # ваша карта} few {рахують # ваші карти} many {рахують # ваших карт} other {рахують # вашої карти}}.',
  'lookout-scores': '{other} дає очки за кожну карту на вишці.',
  'tucked-safe': 'З вишки карту «{card}» ніхто не забере.',
  'pack-stays': 'Те, що лишиться в рюкзаку, ще раз дасть очки: {other}.',
  'pack-kept': 'Рюкзак лишиться як є, а у схованці з’явиться місце.',
  leaves: 'Для рівня {level} у вас лишиться {amount}.',
  'saves-builder': '{card} лишиться для власного ходу: вона вміє будувати.',
  'saves-suit': '{card} лишиться для власного ходу: у руці є ще символ {suit} (карт: {n}).',
  saves: '{card} лишиться в руці для власного ходу.',
  later: '{card} ще знадобиться цього ходу.',
  stays: 'Інакше карту «{card}» довелося б вилучити.',
  costs: 'Інакше довелося б віддати: {amount}.',
  'saves-perk': 'Бонус «{perk}» одноразовий, а так він лишиться.',
  unfollowed: 'Дію карти «{card}» ніхто не повторить.',
  declare:
    'Серед відомих карт суперників символ {suit} {n, plural, =0 {не трапляється} one {є лише на #} few {є лише на #} many {є лише на #} other {є лише на #}}.',
  robs: '{rival} втратить карту «{card}».',
  'free-symbol': 'Символ із вишки ({suit}) не коштує вам карти.',
  'own-suit': 'Карт із символом {suit} у вас у руці: {n}.',
  'takes-back': '{card} повернеться в руку.',
  perk: 'Що це дасть: {text}.',
  rule: 'Наприкінці гри: {text}.',
  'nobody-builds': 'З тих, кого видно, будувати не вміє ніхто, а в колоді такі можуть бути.',
};

export const treehouseReasons: Same<typeof english.treehouseReasons> = {
  'other-unbuildable': 'Кімнату «{room}» довелося б скинути.',
  'joins-denies':
    '{colour}: приєднається до ваших кімнат цього кольору ({n}), а {rival}, кому підуть ці карти, теж його збирає.',
  joins:
    '{colour}: у вас уже {n, plural, one {# кімната} few {# кімнати} many {# кімнат} other {# кімнати}} цього кольору.',
  denies: '{colour}: ці карти отримає {rival}, а там таких кімнат уже {n}.',
  leads: '{colour}: таких кімнат у вас стане {n}, більше, ніж у всіх.',
  'ends-lead': '{colour}: {rival} більше не буде тут єдиним лідером.',
  'new-colour': '{colour}: перша кімната кольору стане на будь-яке вільне місце.',
  'more-places': '{colour}: місць для неї {n}, інакше {instead}.',
  'last-place': '{colour}: цьому кольору лишилося одне місце, куди рости.',
  balances: 'Поверне дерево в рівновагу: відкриті обидва боки.',
  'stays-balanced': 'Збереже рівновагу: відкриті обидва боки.',
  opens: 'Вільних місць буде {n}, інакше {instead}.',
  'keeps-growing': '{colour} зможе рости далі, а інакше впреться.',
  grows: '{colour}: місць, куди рости, буде {n}, інакше {instead}.',
  spares: '{colour} збереже місце, куди рости.',
  lower: 'Спершу заповниться рівень {level}.',
  counts:
    'Збудована кімната ввійде в {n, plural, one {останній підрахунок} few {# підрахунки} many {# підрахунків} other {# підрахунку}}, скинута в жоден.',
  'would-wall-in': 'Хоч де її постав, кольору {colour} не буде куди рости.',
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
