import type * as english from '../en/hints.ts';
import type { Same } from '../speaker.ts';

export const advice: Same<typeof english.advice> = {
  title: 'Подсказка',
  thinking: '{name} думает…',
  only: 'Выбирать тут не из чего.',
  any: 'Подойдёт любой вариант.',
  'as-good': 'Не хуже: {list}.',
  'chance-both': 'Шанс на победу около {percent}, а другой вариант даёт {otherwise} — {other}.',
  'chance-alone': 'Шанс на победу около {percent}.',
};

export const fortReasons: Same<typeof english.fortReasons> = {
  'ends-ahead':
    'Начнётся последний раунд, а вы впереди: у вас {points}, у соперника {rival} {theirs}{hidden, plural, =0 {} other { и тайное правило}}.',
  level:
    'Построите уровень {level}: в конце игры это {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  points:
    'Принесёт {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}{instead, plural, =0 {} other {, иначе #}}.',
  order:
    '{first, select, pack {Сначала в рюкзак, потом очки} tuck {Сначала на вышку, потом очки} other {В таком порядке}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} вместо {instead}.',
  'rule-points':
    'По вашему правилу «{madeUp}» это {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  affords: 'Тогда хватит на уровень {level} (прибавится {amount}).',
  needs:
    'Прибавится: {amount}. Для уровня {level} не хватает: {lacks}; в тайнике и рюкзаке: {have}.',
  goods: 'Принесёт: {amount}.',
  'goods-more': 'Принесёт: {amount}; иначе: {less}.',
  packs:
    'В рюкзаке будет {n, plural, one {ещё # ресурс} few {ещё # ресурса} many {ещё # ресурсов} other {ещё # ресурса}}, а карта «{other}» даёт очки за всё, что там лежит.',
  'packs-plain':
    'В рюкзаке будет {n, plural, one {ещё # ресурс} few {ещё # ресурса} many {ещё # ресурсов} other {ещё # ресурса}}.',
  tucks: 'Карта «{card}» поднимется на вышку и в каждый ваш ход будет давать символ ({suit}).',
  recruits: 'А ещё у вас появится друг «{card}».',
  trashes: 'Без карты «{card}» в колоде остальные приходят чаще.',
  'makes-room':
    '{resource, select, pizza {Для пиццы в тайнике почти нет места} other {Для игрушек в тайнике почти нет места}}: так оно появится.',
  'in-full': 'Иначе действие не удалось бы выполнить целиком.',
  fewer:
    '{resource, select, pizza {Пиццы у вас меньше ({n}), чем игрушек ({m}).} other {Игрушек у вас меньше ({n}), чем пиццы ({m}).}}',
  'out-of-yard': 'Иначе карта «{card}» останется во дворе, и {rival} может её увести.',
  builder:
    'Карта «{card}» умеет строить форт; других таких карт у вас {n, plural, =0 {нет} other {#}}.',
  'builder-from': 'Карта «{card}» умеет строить форт, а {rival} лишится этой карты.',
  scorer:
    'С тем, что у вас есть, карта «{card}» даёт {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  suits:
    'На карте «{card}» тот же символ ({suit}), что и ещё на {n, plural, one {# вашей карте} few {# ваших картах} many {# ваших картах} other {# вашей карты}}.',
  double: 'У карты «{card}» два символа (есть {suit}): её хорошо добавлять к другим.',
  coin: 'Монетка на карте «{card}» заменяет любую масть.',
  supplier:
    '{resource, select, pizza {Карта «{card}» приносит пиццу} other {Карта «{card}» приносит игрушки}}, а из остальных ваших карт так {n, plural, =0 {не умеет ни одна} one {умеет лишь #} few {умеют лишь #} many {умеют лишь #} other {умеют лишь #}}.',
  'taken-from': '{rival} лишится карты «{card}».',
  'before-rival':
    'Дальше ходит {rival}, и карт с таким символом ({suit}) там уже {n}: карта «{card}» туда бы подошла.',
  'keeps-builder': 'Лучше «{card}»: карта «{other}» умеет строить форт, пусть останется.',
  'keeps-scorer':
    'Лучше «{card}»: карта «{other}» сейчас даёт {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, пусть останется.',
  'keeps-supplier':
    'Лучше «{card}»: {resource, select, pizza {карта «{other}» приносит пиццу} other {карта «{other}» приносит игрушки}}, а других таких карт у вас {n, plural, =0 {нет} other {#}}.',
  lonely: 'Больше ни на одной вашей карте нет такого символа ({suit}).',
  thins: 'Чем меньше колода, тем чаще приходят остальные карты.',
  lends:
    'С вышки карта даёт символ ({suit}), а он нужен {n, plural, one {# вашей карте} few {# вашим картам} many {# вашим картам} other {# вашей карты}}.',
  'lookout-scores': 'Карта «{other}» даёт очки за каждую карту на вышке.',
  'tucked-safe': 'С вышки карту «{card}» никто не уведёт.',
  'pack-stays': 'За то, что останется в рюкзаке, карта «{other}» снова даст очки.',
  'pack-kept': 'Рюкзак останется как есть, а в тайнике появится место.',
  leaves: 'Для уровня {level} у вас останется {amount}.',
  'saves-builder': 'Карта «{card}» останется на ваш ход: она умеет строить.',
  'saves-suit':
    'Карта «{card}» останется на ваш ход: в руке ещё {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}} с тем же символом ({suit}).',
  saves: 'Карта «{card}» останется в руке на ваш ход.',
  later: 'Карта «{card}» ещё пригодится в этом ходу.',
  stays: 'Иначе карту «{card}» пришлось бы удалить.',
  costs: 'Иначе пришлось бы отдать: {amount}.',
  'saves-perk': 'Бонус «{perk}» одноразовый, а так он останется.',
  unfollowed: 'Действие карты «{card}» никто не повторит.',
  declare:
    'Среди известных карт соперников такой символ ({suit}) {n, plural, =0 {не встречается} one {есть лишь на #} few {есть лишь на #} many {есть лишь на #} other {есть лишь на #}}.',
  robs: '{rival} лишится карты «{card}».',
  'free-symbol': 'За символ с вышки ({suit}) не нужно отдавать карту.',
  'own-suit': 'Карт с таким символом ({suit}) у вас в руке: {n}.',
  'takes-back': 'Карта «{card}» вернётся в руку.',
  'perk-packs':
    '{n, plural, one {# ваша карта складывает} few {# ваши карты складывают} many {# ваших карт складывают} other {# ваших карт складывают}} ресурсы в рюкзак, и бонус «{perk}» в этом поможет.',
  'perk-tucks':
    '{n, plural, one {# ваша карта отправляет} few {# ваши карты отправляют} many {# ваших карт отправляют} other {# ваших карт отправляют}} друзей на вышку, и бонус «{perk}» в этом поможет.',
  'perk-lasts': 'Бонус «{perk}» останется у вас до конца игры, а «{once}» сработает лишь раз.',
  'nobody-builds': 'Из тех, кто на виду, строить не умеет никто, а в колоде такие могут быть.',
};

export const treehouseReasons: Same<typeof english.treehouseReasons> = {
  'other-unbuildable': 'Комнату «{room}» пришлось бы сбросить.',
  'joins-denies':
    '{colour}: примкнёт к вашим комнатам этого цвета ({n}), а {rival} тоже собирает этот цвет и получит ваши карты.',
  joins:
    '{colour}: у вас уже {n, plural, one {# комната} few {# комнаты} many {# комнат} other {# комнаты}} этого цвета.',
  denies: '{colour}: эти карты получит {rival}, а там таких комнат уже {n}.',
  leads: '{colour}: таких комнат у вас станет {n} — больше всех.',
  'ends-lead': '{colour}: {rival} больше не будет здесь единственным лидером.',
  'new-colour': '{colour}: первая комната цвета встанет на любое свободное место.',
  'more-places': '{colour}: мест для неё {n}, иначе {instead}.',
  'last-place': '{colour}: этому цвету осталось одно место, куда расти.',
  balances: 'Вернёт дерево в равновесие: открыты обе стороны.',
  'stays-balanced': 'Сохранит равновесие: открыты обе стороны.',
  opens: 'Свободных мест будет {n}, иначе {instead}.',
  'keeps-growing': '{colour} сможет расти дальше, иначе ему станет некуда.',
  grows: '{colour}: мест, куда расти, будет {n}, иначе {instead}.',
  spares: '{colour} сохранит место, куда расти.',
  lower: 'Сначала заполнится уровень {level}.',
  counts:
    'Построенная комната войдёт в {n, plural, one {последний подсчёт} few {# подсчёта} many {# подсчётов} other {# подсчёта}}, а сброшенная — ни в один.',
  'would-wall-in': 'Где её ни поставь, этому цвету ({colour}) станет некуда расти.',
  'gains-most': '{colour}: вам +{points}, соперникам не больше +{theirs} ({rival}).',
  'costs-most': '{colour}: {rival} −{theirs}, вы −{points}.',
  gains: '{colour}: вам +{points}.',
  'costs-leader': '{colour}: −{theirs} сильнейшему сопернику ({rival}).',
  'costs-little':
    '{colour}: вам это {points, plural, =0 {ничего не стоит} one {стоит лишь # очко} few {стоит лишь # очка} many {стоит лишь # очков} other {стоит лишь # очка}}.',
};

export const otherReasons: Same<typeof english.otherReasons> = {
  'played-out': 'Если доиграть отсюда много раз, так выходит лучше всего.',
};
