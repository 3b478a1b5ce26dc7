import type * as english from '../en/fort-events.ts';
import type { Same } from '../speaker.ts';

/** Настоящее время: в нём у глагола нет рода, и он годится для любого имени. */
export const events: Same<typeof english.events> = {
  drafted: '{you, select, yes {оставляете} other {оставляет}} себе карту «{card}»',
  'cleaned-up': '{you, select, yes {убираете} other {убирает}} со двора в сброс: {cards}',
  skipped: 'не {you, select, yes {разыгрываете} other {разыгрывает}} карту',
  played: '{you, select, yes {разыгрываете} other {разыгрывает}} карту «{card}»',
  declared: '{you, select, yes {объявляете} other {объявляет}} масть: {suit}',
  'used-public': '{you, select, yes {выполняете} other {выполняет}} общее действие',
  'used-private': '{you, select, yes {выполняете} other {выполняет}} личное действие',
  'used-public-of':
    '{you, select, yes {выполняете} other {выполняет}} общее действие карты «{card}»',
  'used-private-of':
    '{you, select, yes {выполняете} other {выполняет}} личное действие карты «{card}»',
  'chose-suit': '{you, select, yes {выбираете} other {выбирает}} масть: {suit}',
  added: '{you, select, yes {добавляете} other {добавляет}} карту «{card}»',
  'added-as': '{you, select, yes {добавляете} other {добавляет}} карту «{card}», монетка — {suit}',
  lent: '{you, select, yes {добавляете} other {добавляет}} с вышки: {n, plural, =1 {{suit}} other {{suit} × #}}',
  'lent-coin':
    '{you, select, yes {добавляете} other {добавляет}} с вышки {n, plural, =1 {монетку как масть: {suit}} other {монетки как масть: {suit} × #}}',
  counted: '{you, select, yes {считаете} other {считает}}: {what}',
  gained: '{you, select, yes {получаете} other {получает}} {amount}',
  packed: '{you, select, yes {убираете} other {убирает}} в рюкзак {amount}',
  'packed-supply':
    '{you, select, yes {убираете} other {убирает}} в рюкзак {amount} из общего запаса',
  spent:
    '{you, select, yes {тратите} other {тратит}} {amount} {store, select, stuff {из тайника} other {из рюкзака}}',
  converted:
    '{you, select, yes {обмениваете} other {обменивает}} {amount} на {gained} {store, select, stuff {в тайнике} other {в рюкзаке}}',
  'copied-own':
    '{you, select, yes {копируете свой рюкзак и получаете} other {копирует свой рюкзак и получает}} {amount}',
  'copied-rival':
    '{you, select, yes {копируете} other {копирует}} {yours, select, yes {ваш рюкзак} other {рюкзак игрока {owner}}} и {you, select, yes {получаете} other {получает}} {amount}',
  scored:
    '{you, select, yes {получаете} other {получает}} {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} (теперь {track})',
  advanced: '{you, select, yes {улучшаете} other {улучшает}} форт до уровня {level} за {paid}',
  stopped:
    'не {you, select, yes {можете} other {может}} закончить{left, plural, =1 {} other { (остаётся ещё #)}}: {why}',
  looks: '{you, select, yes {просматриваете} other {просматривает}} выдуманные правила',
  'kept-rule': '{you, select, yes {оставляете} other {оставляет}} себе правило «{rule}»',
  'kept-a-rule': '{you, select, yes {оставляете} other {оставляет}} себе одно из них',
  'took-perk': '{you, select, yes {берёте} other {берёт}} бонус «{perk}»',
  'took-sculpture': '{you, select, yes {берёте} other {берёт}} поделку из макарон',
  'used-perk': '{you, select, yes {удаляете} other {удаляет}} из игры бонус «{perk}»',
  recycled:
    '{you, select, yes {удаляете из игры бонус «{perk}» и возвращаете} other {удаляет из игры бонус «{perk}» и возвращает}} в руку карту «{card}»',
  tucked: '{you, select, yes {помещаете} other {помещает}} на вышку карту «{card}»{source}',
  trashed: '{you, select, yes {удаляете} other {удаляет}} из игры карту «{card}»{source}',
  'trashed-played':
    '{you, select, yes {теряете} other {теряет}} карту «{card}»: она удаляется из игры',
  recruited: '{you, select, yes {заводите} other {заводит}} друга «{card}»{source}',
  followed: '{you, select, yes {повторяете} other {повторяет}} действие, сбросив карту «{card}»',
  passed: '{you, select, yes {пасуете} other {пасует}}',
  discarded: '{you, select, yes {оставляете} other {оставляет}} во дворе: {cards}',
  'discarded-none': 'никого не {you, select, yes {оставляете} other {оставляет}} во дворе',
  reshuffled:
    '{you, select, yes {перемешиваете сброс и формируете} other {перемешивает сброс и формирует}} новую колоду',
  drew: '{you, select, yes {берёте} other {берёт}} в руку: {cards}',
  'drew-count':
    '{you, select, yes {берёте} other {берёт}} в руку {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
};

export const eventParts: Same<typeof english.eventParts> = {
  'from-park': ' из парка',
  'from-deck': ' с верха колоды парка',
  'from-discard': ' из сброса',
  'from-yard': ' {yours, select, yes {с вашего двора} other {со двора игрока {owner}}}',
  'paid-stuff': '{amount} из тайника',
  'paid-pack': '{amount} из рюкзака',
  turn: '{you, select, yes {Ваш ход} other {Ход игрока {who}}}, раунд {round}',
  'turn-with': '{turn}: {deeds}.',
  'turn-alone': '{turn}.',
  sentence: '{who} {deeds}.',
  'all-passed': 'Пасуют: {who}.',
  'with-turned-up': '{deed} (в парке открыта карта «{card}»)',
  'turned-up': 'В парке открыта карта «{card}».',
  noted: '{deed} ({note})',
  'count-packed':
    '{n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} в рюкзаке',
  'count-lookouts':
    '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}} на вышке',
  'count-symbols':
    '{n, plural, one {# символ} few {# символа} many {# символов} other {# символа}}',
  'count-level': 'уровень форта {n}',
  lost: 'не поместилось: {amount}',
  'final-track': 'Очки на шкале ПО: {points}.',
  'final-rule': 'Очки за выдуманные правила: {points}.',
  'final-sculpture': 'Очки за поделку из макарон: {points}.',
  'final-fort': 'Очки за форт: {points}.',
  'final-points': '{who} {n}',
  'final-rule-points': '{who} {n} («{rule}»)',
  ending: 'Близится конец: {reason}. Этот раунд — последний.',
};

export const stops: Same<typeof english.stops> = {
  'fort.stuff': 'в тайнике нет места',
  'fort.pack': 'рюкзак полон',
  'fort.lookout': 'на вышке нет места',
  'fort.play.zero': 'получается ноль',
  'fort.act.pack': 'в тайнике нечего убирать в рюкзак',
  'fort.act.lookout': 'нет карты для вышки',
  'fort.act.trash': 'нет карты, которую можно удалить',
  'fort.act.trash-rival': 'во дворах соперников нет карт',
  'fort.act.trash-this': 'этой карты уже нет',
  'fort.act.recruit': 'негде завести друга',
  'fort.act.advance': 'нечем заплатить за следующий уровень форта',
  'fort.act.spend': 'тратить нечего',
  'fort.act.copy-rival': 'в рюкзаках соперников нет ничего подходящего',
  'fort.act.convert': 'обменивать нечего',
};
